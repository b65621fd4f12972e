import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { Passenger, PassengerType, RequiredDetail } from '@/lib/travel/passengers/passenger'
import { completeDate } from './date-parts'

export type PassengerSlot = { label: string; passenger: Passenger }

const TYPE_LABELS: Record<PassengerType, string> = { adult: 'Adult', child: 'Child', infant: 'Infant' }

/** One slot per traveller, adults first, filled from what was typed for a traveller of the same type. */
export function passengerSlots(
  travellers: TravellerCounts,
  typed: Partial<Passenger>[],
  requiredDetails: RequiredDetail[],
): PassengerSlot[] {
  const counts: [PassengerType, number][] = [
    ['adult', travellers.adults],
    ['child', travellers.children],
    ['infant', travellers.infants],
  ]
  return counts.flatMap(([type, count]) => {
    const typedOfType = typed.filter((passenger) => passenger.type === type)
    return Array.from({ length: count }, (_, index) => ({
      label: `${TYPE_LABELS[type]} ${index + 1}`,
      passenger: withPassport({ ...emptyPassenger(type), ...typedOfType[index] }, requiredDetails),
    }))
  })
}

/** The passengers as they are sent: names without outer spaces, dates with two-digit days and months. */
export function tidyPassenger(passenger: Passenger): Passenger {
  const { passport } = passenger
  return {
    ...passenger,
    firstName: passenger.firstName.trim(),
    middleName: passenger.middleName.trim(),
    lastName: passenger.lastName.trim(),
    bornOn: completeDate(passenger.bornOn),
    passport: passport && { ...passport, number: passport.number.trim(), expiresOn: completeDate(passport.expiresOn) },
  }
}

function emptyPassenger(type: PassengerType): Passenger {
  return {
    type,
    title: '',
    firstName: '',
    middleName: '',
    lastName: '',
    bornOn: '',
    gender: '',
    email: '',
    phone: '',
    passport: null,
  }
}

/** A passport is asked for only where it is needed, and not kept where it is not. */
function withPassport(passenger: Passenger, requiredDetails: RequiredDetail[]): Passenger {
  if (!requiredDetails.includes('passport')) return { ...passenger, passport: null }
  return { ...passenger, passport: passenger.passport ?? { number: '', expiresOn: '', issuingCountry: '', nationality: '' } }
}
