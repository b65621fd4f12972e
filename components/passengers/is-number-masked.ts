import type { Passenger } from '@/lib/travel/passengers/passenger'
import { maskPassportNumber, type SavedPassengerSummary } from '@/lib/travel/passengers/saved-passenger'

/** Whether the passport number is the saved profile's own; while the profiles are not known, one that may be is taken for it. */
export function isNumberMasked({ savedPassengerId, passport }: Passenger, saved: SavedPassengerSummary[] | null): boolean {
  if (savedPassengerId === null || !passport?.number) return false
  if (!saved) return true
  const profile = saved.find(({ id }) => id === savedPassengerId)
  return profile?.passport?.maskedNumber === maskPassportNumber(passport.number)
}
