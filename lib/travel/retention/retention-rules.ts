/** What is forgotten by itself; for each the store knows which rows it means. */
export type Forgettable = (typeof RETENTION_RULES)[number]['what']

/**
 * What is kept for how long, counted in days from `since`, and why no longer. What its owner keeps (threads, profiles, cards) and what the
 * books need (orders, payments, their journal) is not in it.
 */
export const RETENTION_RULES = [
  {
    what: 'passports of flown trips',
    keptDays: 30,
    since: 'the day the last flight lands',
    why: 'The airline has them; a month is left for claims after the trip.',
  },
  {
    what: 'passports of trips not booked',
    keptDays: 30,
    since: 'the last change of the thread',
    why: 'They are asked for again when somebody does book.',
  },
  { what: 'checkout drafts', keptDays: 30, since: 'the last typed letter', why: 'Half-filled forms hold passports, too.' },
  { what: 'unsent words', keptDays: 30, since: 'the last time they were kept', why: 'Whoever comes back later begins anew.' },
  { what: 'searches', keptDays: 90, since: 'the search', why: 'Offers run out within the hour; later they only tell old prices from new.' },
  { what: 'price observations', keptDays: 400, since: 'the day of the look', why: 'A price is compared with the same season a year ago.' },
  { what: 'revoked links', keptDays: 30, since: 'the end of the link', why: 'They open nothing.' },
  { what: 'unused confirmations', keptDays: 30, since: 'the end of the confirmation', why: 'They can buy nothing any more.' },
  { what: 'left answers', keptDays: 1, since: 'the last sign of life', why: 'Whoever wrote the answer is gone, and it has been closed.' },
  { what: 'one-time codes', keptDays: 1, since: 'the end of the code', why: 'They open nothing.' },
  {
    what: 'counts of uses',
    keptDays: 0,
    since: 'the end of the count',
    why: 'They hold addresses and accounts, and count nothing any more.',
  },
  {
    what: 'ended sessions',
    keptDays: 30,
    since: 'the end of the session',
    why: 'They name devices; a month shows who was signed in where.',
  },
  { what: 'idle guests', keptDays: 30, since: 'their last visit', why: 'Somebody looked in and left nothing.' },
  { what: 'letters', keptDays: 365, since: 'the letter', why: 'What somebody wrote has been answered within the year.' },
  {
    what: 'mails',
    keptDays: 400,
    since: 'the sending',
    why: 'Receipts are in the order; a mail is sent again within a trip, not a year later.',
  },
  { what: 'counts of model use', keptDays: 60, since: 'the day', why: 'They count for a day, and explain a bill of last month.' },
  { what: 'webhook events', keptDays: 30, since: 'the working on it', why: 'Gateways send an event again for days, not for months.' },
  { what: 'sandbox letters', keptDays: 30, since: 'the delivery', why: 'They were brought.' },
] as const

/** The point in time before which a rule forgets. */
export function forgottenBefore({ keptDays }: { keptDays: number }, now: Date): Date {
  return new Date(now.getTime() - keptDays * 86_400_000)
}
