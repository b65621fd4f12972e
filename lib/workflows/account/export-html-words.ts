/** The parts of an export in our own words, in the order in which somebody looks for them. */
export const PART_WORDS: Record<string, { title: string; none: string }> = {
  profile: { title: 'Your profile', none: 'Nothing.' },
  orders: { title: 'Your bookings and payments', none: 'You haven’t booked anything yet.' },
  threads: { title: 'Your conversations', none: 'You have no conversations.' },
  savedPassengers: { title: 'Saved passengers', none: 'You haven’t saved anyone.' },
  savedCards: { title: 'Saved cards', none: 'You haven’t saved a card.' },
  checkoutDrafts: { title: 'Forms you started', none: 'You have no half-filled forms.' },
  unsentWords: { title: 'What you typed and did not send', none: 'Nothing is waiting to be sent.' },
  searches: { title: 'What you searched for', none: 'You haven’t searched yet.' },
  tripCommands: { title: 'What you chose on your trips', none: 'Nothing was chosen yet.' },
  queuedMessages: { title: 'Messages waiting for an answer', none: 'None is waiting.' },
  threadShares: { title: 'Links you made to conversations', none: 'You haven’t shared a conversation.' },
  recordings: { title: 'Recordings of your conversations, to check their quality', none: 'Nothing was recorded.' },
  confirmations: { title: 'Prices you were shown before paying', none: 'There were none.' },
  mails: { title: 'Emails to you', none: 'We’ve written no emails to you.' },
  sessions: { title: 'Where you signed in', none: 'You haven’t signed in.' },
  bankMessages: { title: 'What the bank told us about your payments', none: 'Nothing.' },
  paymentCustomers: { title: 'How payment services know you', none: 'None of them knows you.' },
  modelUsage: { title: 'What the concierge’s answers used', none: 'Nothing.' },
  requests: { title: 'Payments and changes sent within the last day', none: 'There were none.' },
}

const LABELS: Record<string, string> = {
  id: 'Number',
  email: 'Email',
  isGuest: 'Guest',
  isSelf: 'You',
  isSimulated: 'Simulated',
  isNamedByOwner: 'Named by you',
  line: 'Trip',
  pinnedAt: 'Pinned',
  archivedAt: 'Archived',
  deletedAt: 'Deleted',
  revokedAt: 'Undone',
  names: 'Hidden names',
  googleId: 'Google number',
  directoryId: 'Number in the accounts’ directory',
  createdAt: 'Since',
  updatedAt: 'Last changed',
  lastSeenAt: 'Last used',
  expiresAt: 'Valid until',
  endedAt: 'Ended',
  endedBecause: 'Ended because',
  kind: 'By',
  last4: 'Last four digits',
  expiryMonth: 'Expires in month',
  expiryYear: 'Expires in year',
  bornOn: 'Born on',
  expiresOn: 'Expires on',
  specialService: 'Help needed',
  threadId: 'Conversation',
  orderId: 'Booking number',
  confirmationId: 'Price number',
  issuedBy: 'Chosen by',
  issuedAt: 'When',
  isInForce: 'Still chosen',
  command: 'What',
  amountMinor: 'Amount',
  refundedMinor: 'Refunded',
  customerId: 'Number there',
  captureBefore: 'Held until',
  lastError: 'Last problem',
  keepCard: 'Save card',
  quote: 'Price',
  recipient: 'To',
  sentAt: 'Written',
  departureOn: 'Departure',
  sliceIndex: 'Direction, counted from 0',
  paymentId: 'Payment number',
  childAges: 'Ages of children',
  at: 'When',
}

/** Columns whose values are codes of ours, which read better as words. */
const CODES = new Set([
  'type',
  'step',
  'state',
  'status',
  'paymentStatus',
  'issuedBy',
  'kind',
  'endedBecause',
  'outcome',
  'tripType',
  'cabinClass',
  'title',
  'gender',
  'preference',
  'theme',
])

/** What only programs have a use for; it stands in the JSON. */
const FOR_PROGRAMS = new Set(['facts', 'fareIds', 'fareId', 'offerId', 'optionId', 'confirmationId', 'isNamedByOwner'])

export const isCode = (name: string) => CODES.has(name)
export const isForPeople = (name: string) => !FOR_PROGRAMS.has(name)

/** "Last used"; what has no word of its own is taken apart: `bookingReference` is "Booking reference". */
export function labelOf(name: string): string {
  return Object.hasOwn(LABELS, name) ? (LABELS[name] ?? name) : sentenceCase(name)
}

/** "Search flights" of `search-flights`, `search_flights` or `searchFlights`. */
export function sentenceCase(name: string): string {
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
