/** `html` says the same as `text`, for readers that prefer it. */
export type MailMessage = { to: string; subject: string; text: string; html?: string; dedupeKey: string }

/** Sends at least once; a message with a `dedupeKey` that was sent before is not sent again. Throws `OutsideFailure` when it could not. */
export type Mail = { send(message: MailMessage): Promise<void> }
