import type { TravellerCounts } from '../flights/search'
import { hasLapInfant, type PartyMember } from './party'
import { seatOfferFor } from './seat-map'
import type { SeatPlace } from './seat-places'
import { seatRefusal } from './seat-rules'

/** Travellers for whom every seat is the same: `prices[i]` is of `places[i]`, null where they may not or cannot sit there. */
export type SittingGroup = { members: PartyMember[]; isAdult: boolean; carriesInfant: boolean; prices: (number | null)[] }

/** The travellers by whom any two may change places; so few that every way to seat them can be looked at. */
export function sittingGroups(members: PartyMember[], places: SeatPlace[], travellers: TravellerCounts): SittingGroup[] {
  const groups: SittingGroup[] = []
  for (const member of members) {
    const prices = places.map(({ seat }) =>
      seatRefusal(member, seat.traits, travellers) ? null : (seatOfferFor(seat, member.passengerIndex)?.price.amountMinor ?? null),
    )
    const carriesInfant = hasLapInfant(member, travellers)
    const alike = groups.find(
      (group) =>
        group.isAdult === (member.type === 'adult') &&
        group.carriesInfant === carriesInfant &&
        group.prices.every((price, index) => price === prices[index]),
    )
    if (alike) alike.members.push(member)
    else groups.push({ members: [member], isAdult: member.type === 'adult', carriesInfant, prices })
  }
  return groups
}
