import type { DraftStore } from '../../ports/draft-store'
import type { OrderStore } from '../../ports/order-store'
import type { SavedPassengerStore } from '../../ports/saved-passenger-store'
import type { ShareStore } from '../../ports/share-store'
import type { UserStore } from '../../ports/user-store'

/** What is known to be personal in one thread: `names` of people in their single words, `words` that stand in a text as they are. */
export type PersonalFacts = { names: string[]; words: string[] }

export type PersonalDeps = {
  shares: Pick<ShareStore, 'listEveryCommand'>
  orders: Pick<OrderStore, 'list'>
  users: Pick<UserStore, 'findById'>
  drafts: Pick<DraftStore, 'load'>
  savedPassengers: Pick<SavedPassengerStore, 'list'>
}

type Named = { firstName?: string | undefined; middleName?: string | undefined; lastName?: string | undefined }
type Reached = { name?: string; email?: string; phone?: string; phoneNumber?: string; street?: string; postcode?: string }

/** Of the owner, of whoever was named for this trip or is kept for the next one, and of what was booked. */
export async function personalFacts(threadId: string, userId: string, deps: PersonalDeps): Promise<PersonalFacts> {
  const [user, commands, draft, saved, placed] = await Promise.all([
    deps.users.findById(userId),
    deps.shares.listEveryCommand(threadId, userId),
    deps.drafts.load(threadId, userId),
    deps.savedPassengers.list(userId),
    deps.orders.list(userId),
  ])
  const orders = placed.filter((order) => order.threadId === threadId)
  // Also those that were taken out of the trip again: they may have been named before.
  const typed = commands.flatMap((command) => (command.type === 'set-passengers' ? command.passengers : []))
  const reachable = commands.flatMap((command) => (command.type === 'set-billing' ? [command.billing] : []))
  const drafts = draft ? [draft, ...draft.others] : []
  const passengers = [...typed, ...[...drafts, ...orders].flatMap((source) => source.passengers)]
  const profiles = saved.map(({ profile }) => profile)
  const billings = [...reachable, ...[...drafts, ...orders].flatMap((source) => source.billing ?? [])]
  const people: Named[] = [...(user ? [user] : []), ...passengers, ...profiles]
  const reached: Reached[] = [...passengers, ...profiles, ...billings]
  const names = [
    ...people.flatMap(({ firstName, middleName, lastName }) => [firstName, middleName, lastName]),
    ...reached.map(({ name }) => name),
  ]
  const words = [
    user?.email,
    ...[...passengers, ...profiles].map(({ passport }) => passport?.number),
    ...reached.flatMap(({ email, phone, phoneNumber, street, postcode }) => [email, phone, phoneNumber, street, postcode]),
    ...orders.flatMap(({ bookingReference, ticketNumbers, card }) => [bookingReference, card?.last4, ...ticketNumbers]),
  ]
  return { names: filled(names), words: filled(words) }
}

function filled(texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text.length > 1))]
}
