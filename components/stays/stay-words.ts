import * as texts from '@/lib/texts/stays'
import { formatDays, type PlainDate } from '@/lib/travel/dates'
import { formatMoney } from '@/lib/travel/money'
import { describeCancellation } from '@/lib/travel/stays/describe-cancellation'
import { formatMetres } from '@/lib/travel/stays/format-metres'
import { BOARD_LABELS, HOTEL_KIND_LABELS } from '@/lib/travel/stays/hotel'
import type { HotelRate } from '@/lib/travel/stays/hotel-schema'
import { rateTotal } from '@/lib/travel/stays/lead-rate'
import { nights } from '@/lib/travel/stays/nights'
import type { PlacedHotel } from '@/lib/travel/stays/placed-hotel'
import type { StaySearch } from '@/lib/travel/stays/stay-search'

type Nights = { checkInOn: PlainDate; checkOutOn: PlainDate }
type Party = { adults: number; children: number; rooms: number }

/** "Fri 12 Mar – Mon 15 Mar · 3 nights", with the year where it is not that of `today`. */
export function nightsLine({ checkInOn, checkOutOn }: Nights, today: PlainDate): string {
  return `${formatDays([checkInOn, checkOutOn], today)} · ${nightsWords({ checkInOn, checkOutOn })}`
}

/** "3 nights". */
export function nightsWords({ checkInOn, checkOutOn }: Nights): string {
  return texts.nights(nights(checkInOn, checkOutOn))
}

/** "2 adults, 1 child · 1 room". */
export function partyWords({ adults, children, rooms }: Party): string {
  const people = [texts.adults(adults), ...(children > 0 ? [texts.children(children)] : [])]
  return `${people.join(', ')} · ${texts.rooms(rooms)}`
}

/** What a total is for: "3 nights", "3 nights, 2 rooms". */
export function totalForWords(stay: Nights & Pick<Party, 'rooms'>): string {
  return stay.rooms === 1 ? nightsWords(stay) : texts.nightsAndRooms(nightsWords(stay), stay.rooms)
}

/** What a net price is for: "a night", or "a night and room" where there are several. */
export function perNightWords({ rooms }: Pick<Party, 'rooms'>): string {
  return rooms === 1 ? texts.aNight : texts.aNightAndRoom
}

/** "1 place to stay", "24 places to stay". */
export function placesWords(count: number): string {
  return texts.placesToStay(count)
}

/** "Hotel · Baixa and Chiado". */
export function kindAndArea({ kind, neighbourhood }: Pick<PlacedHotel, 'kind' | 'neighbourhood'>): string {
  return `${HOTEL_KIND_LABELS[kind]} · ${neighbourhood}`
}

/** "270 m from the centre", or from the sight that the hotels are looked at from. */
export function wayWords(hotel: PlacedHotel, metres: number, sightId?: string): string {
  const sight = hotel.sights.find((one) => one.sightId === sightId)
  return texts.awayFrom(formatMetres(metres), sight?.name ?? texts.theCentre)
}

/** A hotel as a screen reader should hear it. */
export function spokenHotel(hotel: Pick<PlacedHotel, 'name' | 'stars' | 'kind' | 'neighbourhood'>): string {
  return texts.spokenHotel(hotel.name, texts.stars(hotel.stars), HOTEL_KIND_LABELS[hotel.kind].toLowerCase(), hotel.neighbourhood)
}

/** A rate as a screen reader should hear it: what it includes, whether it can be given back, and what it costs. */
export function spokenRate(roomName: string, rate: HotelRate, search: StaySearch): string {
  const total = formatMoney(rateTotal(rate, search))
  return texts.spokenRate(
    roomName,
    withinSentence(BOARD_LABELS[rate.board]),
    withinSentence(describeCancellation(rate)),
    total,
    totalForWords(search),
  )
}

/** Days keep their capitals. */
function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
