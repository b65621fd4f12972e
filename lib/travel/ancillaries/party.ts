import type { TravellerCounts } from '../flights/search'
import type { Passenger } from '../passengers/passenger'
import type { PassengerType } from '../passengers/passenger-options'

/** One traveller before names are known; `passengerIndex` is the place in every list of the trip's passengers. */
export type PartyMember = { passengerIndex: number; type: PassengerType; label: string }

const TYPE_LABELS: Record<PassengerType, string> = { adult: 'Adult', child: 'Child', infant: 'Infant' }

/** Adults first, then children, then infants: the order of passengers everywhere. Pets are no passengers. */
export function partyOf({ adults, children, infants }: TravellerCounts): PartyMember[] {
  const types: PassengerType[] = [
    ...Array<PassengerType>(adults).fill('adult'),
    ...Array<PassengerType>(children).fill('child'),
    ...Array<PassengerType>(infants).fill('infant'),
  ]
  return types.map((type, passengerIndex) => ({
    passengerIndex,
    type,
    label: `${TYPE_LABELS[type]} ${passengerIndex - types.indexOf(type) + 1}`,
  }))
}

/** "Ada Byron" once the name is known, "Adult 1" until then. */
export function memberName(member: PartyMember, passengers: Pick<Passenger, 'firstName' | 'lastName'>[]): string {
  const { firstName = '', lastName = '' } = passengers[member.passengerIndex] ?? {}
  return `${firstName} ${lastName}`.trim() || member.label
}

/** Infants travel on the lap of the adult in the same place of the list. */
export function hasLapInfant({ type, passengerIndex }: Pick<PartyMember, 'type' | 'passengerIndex'>, travellers: TravellerCounts): boolean {
  return type === 'adult' && passengerIndex < travellers.infants
}
