/** One table of what is kept about a user, by the name it has in the export. */
export type AccountPart = { name: string; rows: Record<string, unknown>[] }

/** Everything that is kept about one user, whole: to be handed out, or to be erased. */
export type AccountStore = {
  /** Every part, also empty ones. Passports are open: it is their owner who asks. Hashes of passwords and tokens never leave. */
  collect(userId: string): Promise<AccountPart[]>
  /**
   * In one transaction: everything personal is deleted, sessions end, and orders stay without names, contacts, passports and cards.
   * `order-under-way` when money or an airline still has to answer; then nothing is changed.
   */
  erase(userId: string, now: Date): Promise<'erased' | 'order-under-way'>
}
