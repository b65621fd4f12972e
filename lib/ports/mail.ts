export type MailMessage = { to: string; subject: string; text: string; dedupeKey: string }

/** Sends at least once; a message with a `dedupeKey` that was sent before is not sent again. */
export type Mail = { send(message: MailMessage): Promise<void> }
