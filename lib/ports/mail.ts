/** `html` says the same as `text`, for readers that prefer it. */
export type MailMessage = { to: string; subject: string; text: string; html?: string; dedupeKey: string }

/** A key that begins so is of a mail whose text opens an account: it is for its recipient's inbox, and for nothing that we show. */
export const SECRET_MAIL = 'secret:'
/** A key that begins so is of a mail to whoever runs this: not of the account that somebody may have made with the desk's address. */
export const DESK_MAIL = 'desk:'

/**
 * Mail goes out at least once, and is recognisable as the same when it does twice. Both throw `OutsideFailure` when it could not be done,
 * and then it may be tried again.
 */
export type Mail = {
  /** Writes it to the outbox, from where it goes out; a message with a `dedupeKey` that was written before is not written again. */
  send(message: MailMessage): Promise<void>
  /** Hands a mail of the outbox to the mail server now. */
  deliver(message: MailMessage): Promise<void>
}
