import { sql } from 'drizzle-orm'
import type { confirmations, orders, savedCards } from './schema'

/** What may be shown of a card, and nothing with which it could be charged. */
export const shownCard = (card: typeof savedCards.card | typeof orders.card) => ({
  brand: sql<string | null>`${card} ->> 'brand'`,
  last4: sql<string | null>`${card} ->> 'last4'`,
  expiryMonth: sql<number | null>`(${card} ->> 'expiryMonth')::int`,
  expiryYear: sql<number | null>`(${card} ->> 'expiryYear')::int`,
})

/** Its hash is for comparing, and made of the passports, too. */
export const withoutHash = (quote: typeof confirmations.quote | typeof orders.quote) => sql`${quote} - 'hash'`

/** By the value of a column, which then stands above them and no longer in each of them. */
export function groupWithout<Key extends string, Row extends Record<Key, string>>(rows: Row[], key: Key): Map<string, Omit<Row, Key>[]> {
  const groups = new Map<string, Omit<Row, Key>[]>()
  for (const { [key]: of, ...row } of rows) groups.set(of, [...(groups.get(of) ?? []), row])
  return groups
}
