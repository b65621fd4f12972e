import { z } from 'zod'
import { formatDay } from '../../travel/dates'
import { formatMoney } from '../../travel/money'
import { chosenHotel } from '../../travel/stays/chosen-hotel'
import { describeCancellation } from '../../travel/stays/describe-cancellation'
import { formatMetres } from '../../travel/stays/format-metres'
import { BOARD_LABELS } from '../../travel/stays/hotel'
import { nights } from '../../travel/stays/nights'
import { STAY_PICK_LABELS } from '../../travel/stays/ranked-hotel'
import { type RankedHotel, rankedHotelSchema } from '../../travel/stays/ranked-hotel-schema'
import type { Stay } from '../../travel/stays/stay-schema'
import { staySearchSchema } from '../../travel/stays/stay-search-schema'
import type { ChosenStay } from '../../travel/stays/trip-stays'
import { chosenStaySchema } from '../../travel/stays/trip-stays-schema'
import { inlineText, table } from './markdown-text'

export const foundStaysSchema = z.object({
  stays: z.object({
    search: staySearchSchema,
    first: z.array(rankedHotelSchema),
    picks: z.array(rankedHotelSchema),
    shownCount: z.number(),
    isSimulated: z.boolean(),
  }),
})
export const stayChoiceSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('chosen'), chosen: chosenStaySchema }),
  z.object({ status: z.literal('dropped') }),
])

/** What a search for places to stay found: where and for which nights, and its picks with the next ones as a table. */
export function foundStays({ stays }: z.infer<typeof foundStaysSchema>): string[] {
  const { search, first, picks, shownCount, isSimulated } = stays
  const picked = new Set(picks.map(({ hotel }) => hotel.hotelId))
  const shown = [...picks, ...first.filter(({ hotel }) => !picked.has(hotel.hotelId))]
  const note = isSimulated ? '; simulated: none of them is real' : ''
  const count = `${shownCount} ${shownCount === 1 ? 'place' : 'places'}`
  return [
    inlineText(`Places to stay in ${search.city.name}, ${nightsText(search)} (${count}${note})`),
    table(['Place', 'Stars', 'Where', 'From the centre', 'A night', 'Total', ''], shown.map(stayRow)),
  ]
}

/** What is kept, and that it is not booked; or that nothing is. */
export function stayChoice(answer: z.infer<typeof stayChoiceSchema>): string[] {
  return [inlineText(answer.status === 'dropped' ? 'No place to stay is kept any more' : `Kept: ${chosenText(answer.chosen)}`)]
}

/** "Hotel Aurora, Double room, …; kept with the trip, not booked". */
export function chosenText(chosen: ChosenStay): string {
  const rate = chosenHotel(chosen)?.rate
  const facts = [
    chosen.hotelName,
    chosen.roomName,
    nightsText(chosen.stay),
    ...(chosen.stay.rooms > 1 ? [`${chosen.stay.rooms} rooms`] : []),
    ...(rate ? [withinSentence(BOARD_LABELS[rate.board]), withinSentence(describeCancellation(rate))] : []),
    formatMoney(chosen.total),
  ]
  return `${facts.join(', ')}; ${chosen.isSimulated ? 'simulated, ' : ''}kept with the trip, not booked`
}

function stayRow({ hotel, lead, total, labels }: RankedHotel): string[] {
  return [
    hotel.name,
    String(hotel.stars),
    hotel.neighbourhood,
    formatMetres(hotel.metresToCentre),
    formatMoney(lead.rate.netPrice),
    formatMoney(total),
    labels.map((label) => STAY_PICK_LABELS[label]).join(', '),
  ]
}

function nightsText({ checkInOn, checkOutOn }: Pick<Stay, 'checkInOn' | 'checkOutOn'>): string {
  const count = nights(checkInOn, checkOutOn)
  return `${formatDay(checkInOn)} – ${formatDay(checkOutOn)} ${checkOutOn.slice(0, 4)}, ${count} ${count === 1 ? 'night' : 'nights'}`
}

/** Days keep their capitals. */
function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
