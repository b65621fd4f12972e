import type { Passenger } from '@/lib/travel/passengers/passenger'
import type { PassportReading } from '@/lib/travel/passengers/read-passport-lines'
import { EMPTY_PASSPORT } from './passenger-slots'

/** What the passport's lines change in a form: what they leave open stays as it was typed, but no second given name means none. */
export function readingFields({ passport, middleName, ...person }: PassportReading, before: Passenger): Partial<Passenger> {
  return { ...onlyTold(person), middleName, passport: { ...(before.passport ?? EMPTY_PASSPORT), ...onlyTold(passport) } }
}

// Object.fromEntries forgets the names; they are those of the value itself.
function onlyTold<T extends object>(read: T): Partial<T> {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== '')) as Partial<T>
}
