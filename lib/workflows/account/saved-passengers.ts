import type { OrderStore } from '../../ports/order-store'
import type { SavedPassengerStore } from '../../ports/saved-passenger-store'
import type { UserStore } from '../../ports/user-store'
import type { PlainDate } from '../../travel/dates'
import {
  isSamePerson,
  MOST_SAVED_PASSENGERS,
  type SavedPassenger,
  type SavedPassengerSummary,
  type SavedPassengers,
  type SavedProfile,
  savedProfileRefusal,
  summariseSaved,
  tidyProfile,
} from '../../travel/passengers/saved-passenger'
import { type Refusal, refuse } from '../../travel/refusal'

export type SavedPassengerDeps = { savedPassengers: SavedPassengerStore; users: Pick<UserStore, 'findById'> }
type ToSave = { profile: SavedProfile; isSelf: boolean }
type Saved = { passenger: SavedPassengerSummary }

/** Whom the account holds, without passport numbers, and the name the account itself goes by. */
export async function listSavedPassengers(userId: string, { savedPassengers, users }: SavedPassengerDeps): Promise<SavedPassengers> {
  const [user, saved] = await Promise.all([users.findById(userId), savedPassengers.list(userId)])
  // A guest's account is called "Guest": that is nobody's name.
  const { firstName = '', lastName = '', email = '' } = user && !user.isGuest ? user : {}
  return {
    account: { firstName, lastName, email: email ?? '' },
    passengers: saved.map(summariseSaved),
  }
}

/** The same for a checkout, with the billing details of the newest booking: nobody types an address twice. */
export async function listForCheckout(
  userId: string,
  { orders, ...deps }: SavedPassengerDeps & { orders: Pick<OrderStore, 'list'> },
): Promise<SavedPassengers> {
  const [saved, placed] = await Promise.all([listSavedPassengers(userId, deps), orders.list(userId)])
  const newest = placed.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
  return { ...saved, lastBilling: newest?.billing ?? null }
}

/** The whole of one, for its owner's own form; null for a missing and for a foreign one. */
export function openSavedPassenger(
  id: string,
  userId: string,
  { savedPassengers }: Pick<SavedPassengerDeps, 'savedPassengers'>,
): Promise<SavedPassenger | null> {
  return savedPassengers.find(id, userId)
}

/** Keeps somebody. Somebody who is kept already is brought up to date: nobody stands in the list twice, also after a lost answer. */
export async function addSavedPassenger(
  { profile, isSelf, savedPassengerId }: ToSave & { savedPassengerId: string | null },
  { userId, today }: { userId: string; today: PlainDate },
  { savedPassengers }: Pick<SavedPassengerDeps, 'savedPassengers'>,
): Promise<Saved | { refusal: Refusal }> {
  const refusal = savedProfileRefusal(profile, today)
  if (refusal) return { refusal }
  const before = await savedPassengers.list(userId)
  const twin =
    before.find((saved) => saved.id === savedPassengerId && isCorrection(saved.profile, profile)) ??
    before.find((saved) => isSamePerson(saved.profile, profile))
  if (twin) {
    const kept = keepWhatIsMissing(tidyProfile(profile), twin.profile)
    const updated = await savedPassengers.update(twin.id, userId, { profile: kept, isSelf: isSelf || twin.isSelf })
    if (updated) return { passenger: summariseSaved(updated) }
  }
  const added = await savedPassengers.add(userId, { profile: tidyProfile(profile), isSelf }, MOST_SAVED_PASSENGERS)
  if (added) return { passenger: summariseSaved(added) }
  return refuse(
    'too-many-saved',
    `You’ve saved ${MOST_SAVED_PASSENGERS} people, the most an account can have. Delete one on your account page first.`,
  )
}

/** Null for a missing and for a foreign one. */
export async function changeSavedPassenger(
  id: string,
  { profile, isSelf }: ToSave,
  { userId, today }: { userId: string; today: PlainDate },
  { savedPassengers }: Pick<SavedPassengerDeps, 'savedPassengers'>,
): Promise<Saved | { refusal: Refusal } | null> {
  const refusal = savedProfileRefusal(profile, today)
  if (refusal) return { refusal }
  const updated = await savedPassengers.update(id, userId, { profile: tidyProfile(profile), isSelf })
  return updated && { passenger: summariseSaved(updated) }
}

/** Whether there was one to delete. */
export function removeSavedPassenger(
  id: string,
  userId: string,
  { savedPassengers }: Pick<SavedPassengerDeps, 'savedPassengers'>,
): Promise<boolean> {
  return savedPassengers.remove(id, userId)
}

/** A name or a birthday put right; whoever has another of both is somebody else, whose form was filled in a hurry. */
function isCorrection(before: SavedProfile, profile: SavedProfile): boolean {
  return before.bornOn === profile.bornOn || isSamePerson({ ...before, bornOn: profile.bornOn }, profile)
}

/** A trip that asked for no passport takes none away. */
function keepWhatIsMissing(profile: SavedProfile, before: SavedProfile): SavedProfile {
  return {
    ...profile,
    passport: profile.passport ?? before.passport,
    email: profile.email || before.email,
    phone: profile.phone || before.phone,
  }
}
