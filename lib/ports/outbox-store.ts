export type OutboxStore = {
  /** The mails the embedded mail adapter "sent", newest first, by recipient. */
  list(userEmail: string): Promise<{ id: string; to: string; subject: string; text: string; sentAt: Date }[]>
}
