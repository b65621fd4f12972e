/** A mail as the embedded twin of a mail server keeps it. */
export type KeptMail = { to: string; subject: string; text: string; sentAt: Date }

export type OutboxStore = {
  /** By the key it was sent under, which only its owner's pages know to ask for. */
  find(dedupeKey: string): Promise<KeptMail | null>
}
