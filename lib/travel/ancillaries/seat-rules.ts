import type { PlainDate } from '../dates'
import type { TravellerCounts } from '../flights/search'
import { ageOn } from '../passengers/age-class'
import type { Passenger } from '../passengers/passenger'
import { type Refusal, refuse } from '../refusal'
import { hasLapInfant, type PartyMember } from './party'
import type { SeatTrait } from './seat-map-schema'

/** From what age one may sit beside an emergency exit, on the day of the flight (14 CFR 121.585). */
const EXIT_ROW_FROM = 15

/** Why a seat cannot be this traveller's, whoever else sits where. */
export function seatRefusal(member: PartyMember, traits: SeatTrait[], travellers: TravellerCounts): Refusal | undefined {
  if (member.type === 'infant') {
    return refuse('lap-infant', 'Infants under 2 travel on an adult’s lap and don’t have their own seat.', 'seats').refusal
  }
  if (traits.includes('exit-row') && member.type !== 'adult') {
    return refuse('exit-row', `Seats beside an emergency exit are for travellers of ${EXIT_ROW_FROM} or older.`, 'seats').refusal
  }
  if (traits.includes('exit-row') && isResponsibleForChild(member, travellers)) {
    return refuse('exit-row', `${member.label} is looking after a small child, so they can’t sit beside an emergency exit.`, 'seats')
      .refusal
  }
  if (traits.includes('bassinet') && !hasLapInfant(member, travellers)) {
    return refuse('bassinet', 'Seats with a bassinet are for travellers with an infant.', 'seats').refusal
  }
}

/** Adults with an infant on the lap; where children travel without an infant, the first adult looks after them. */
export function isResponsibleForChild(member: PartyMember, travellers: TravellerCounts): boolean {
  const responsible = Math.max(travellers.infants, travellers.children > 0 ? 1 : 0)
  return member.type === 'adult' && member.passengerIndex < responsible
}

/** What the passenger's own details say against a seat beside an exit: they are known only once the form is filled in. */
export function exitRowHindrance(
  { bornOn, specialService }: Pick<Passenger, 'bornOn' | 'specialService'>,
  departureOn: PlainDate,
): 'too-young' | 'assistance' | null {
  if (specialService !== '') return 'assistance'
  const age = ageOn(departureOn, bornOn)
  return age < EXIT_ROW_FROM ? 'too-young' : null
}
