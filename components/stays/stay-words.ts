import { formatDay, type PlainDate } from '@/lib/travel/dates'
import { formatMoney } from '@/lib/travel/money'
import { describeCancellation } from '@/lib/travel/stays/describe-cancellation'
import { formatMetres } from '@/lib/travel/stays/format-metres'
import { BOARD_LABELS, HOTEL_KIND_LABELS, type HotelRate } from '@/lib/travel/stays/hotel'
import { rateTotal } from '@/lib/travel/stays/lead-rate'
import { nights } from '@/lib/travel/stays/nights'
import type { PlacedHotel } from '@/lib/travel/stays/placed-hotel'
import type { StaySearch } from '@/lib/travel/stays/stay-search'

type Nights = { checkInOn: PlainDate; checkOutOn: PlainDate }
type Party = { adults: number; children: number; rooms: number }

/** "Fri 12 Mar – Mon 15 Mar · 3 nights". */
export function nightsLine({ checkInOn, checkOutOn }: Nights): string {
  return `${formatDay(checkInOn)} – ${formatDay(checkOutOn)} · ${nightsWords({ checkInOn, checkOutOn })}`
}

/** "3 nights". */
export function nightsWords({ checkInOn, checkOutOn }: Nights): string {
  return counted(nights(checkInOn, checkOutOn), 'night')
}

/** "2 adults, 1 child · 1 room". */
export function partyWords({ adults, children, rooms }: Party): string {
  const people = [counted(adults, 'adult'), ...(children > 0 ? [children === 1 ? '1 child' : `${children} children`] : [])]
  return `${people.join(', ')} · ${counted(rooms, 'room')}`
}

/** What a total is for: "3 nights", "3 nights, 2 rooms". */
export function totalForWords(stay: Nights & Pick<Party, 'rooms'>): string {
  return stay.rooms === 1 ? nightsWords(stay) : `${nightsWords(stay)}, ${stay.rooms} rooms`
}

/** What a net price is for: "a night", or "a night and room" where there are several. */
export function perNightWords({ rooms }: Pick<Party, 'rooms'>): string {
  return rooms === 1 ? 'a night' : 'a night and room'
}

/** "1 place to stay", "24 places to stay". */
export function placesWords(count: number): string {
  return `${count} ${count === 1 ? 'place' : 'places'} to stay`
}

/** "Hotel · Baixa and Chiado". */
export function kindAndArea({ kind, neighbourhood }: Pick<PlacedHotel, 'kind' | 'neighbourhood'>): string {
  return `${HOTEL_KIND_LABELS[kind]} · ${neighbourhood}`
}

/** "270 m from the centre", or from the sight that the hotels are looked at from. */
export function wayWords(hotel: PlacedHotel, metres: number, sightId?: string): string {
  const sight = hotel.sights.find((one) => one.sightId === sightId)
  return `${formatMetres(metres)} from ${sight ? sight.name : 'the centre'}`
}

/** A hotel as a screen reader should hear it. */
export function spokenHotel(hotel: Pick<PlacedHotel, 'name' | 'stars' | 'kind' | 'neighbourhood'>): string {
  return `${hotel.name}, ${counted(hotel.stars, 'star')}, ${HOTEL_KIND_LABELS[hotel.kind].toLowerCase()} in ${hotel.neighbourhood}`
}

/** A rate as a screen reader should hear it: what it includes, whether it can be given back, and what it costs. */
export function spokenRate(roomName: string, rate: HotelRate, search: StaySearch): string {
  const total = formatMoney(rateTotal(rate, search))
  return `${roomName}, ${withinSentence(BOARD_LABELS[rate.board])}, ${withinSentence(describeCancellation(rate))}, ${total} for ${totalForWords(search)}`
}

/** "1 star", "3 stars". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Days keep their capitals. */
function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
