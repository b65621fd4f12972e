import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney, formatWhole } from '@/lib/travel/money'
import { describeCancellation } from '@/lib/travel/stays/describe-cancellation'
import { formatMetres } from '@/lib/travel/stays/format-metres'
import { ACCESS_LABELS, AMENITY_LABELS, BOARD_LABELS, HOTEL_KIND_LABELS } from '@/lib/travel/stays/hotel'
import { nights } from '@/lib/travel/stays/nights'
import type { RankedHotel } from '@/lib/travel/stays/ranked-hotel-schema'
import { findStays, type NearSaid } from '@/lib/workflows/stays/find-stays'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const searchStays = defineTool({
  prompt,
  input,
  output,
  execute: (request, { caller, deps }: ToolContext) => findStays(request, caller, deps),
  forModel: (answer) => {
    if (answer.status !== 'found') return answer
    const { search, first, picks, shownCount, suitingCount, near, budget, access, isSimulated } = answer.stays
    const { city, checkInOn, checkOutOn, adults, children, rooms } = search
    return {
      status: 'found',
      city: city.name,
      checkInOn,
      checkOutOn,
      nights: nights(checkInOn, checkOutOn),
      adults,
      children,
      rooms,
      near,
      ...(budget ? { budget: { perNight: formatWhole(budget.perNight, search.currency), isKept: budget.isKept } } : {}),
      ...(access ? { access } : {}),
      hotels: [...picks, ...first].filter(isFirstOfItsHotel).map((one) => hotelForModel(one, near)),
      picks: picks.map(({ hotel }) => hotel.hotelId),
      first: first.map(({ hotel }) => hotel.hotelId),
      shownCount,
      suitingCount,
      isSimulated,
      canBeBookedHere: false,
    }
  },
})

/** A pick that is among the first too is told once. */
function isFirstOfItsHotel({ hotel }: RankedHotel, index: number, all: RankedHotel[]): boolean {
  return all.findIndex((one) => one.hotel.hotelId === hotel.hotelId) === index
}

function hotelForModel({ hotel, lead, metres, total, labels, reason }: RankedHotel, near: NearSaid | null) {
  const isFromSight = near?.name && near.name !== hotel.neighbourhood
  return {
    hotelId: hotel.hotelId,
    name: hotel.name,
    kind: HOTEL_KIND_LABELS[hotel.kind],
    neighbourhood: hotel.neighbourhood,
    away: `${formatMetres(metres)} from ${isFromSight ? near.name : 'the centre'}`,
    ...(isFromSight ? { toCentre: `${formatMetres(hotel.metresToCentre)} from the centre` } : {}),
    stars: hotel.stars,
    amenities: hotel.amenities.map((amenity) => AMENITY_LABELS[amenity]),
    access: hotel.access.map((fact) => ACCESS_LABELS[fact]),
    room: lead.room.name,
    board: BOARD_LABELS[lead.rate.board],
    cancellation: describeCancellation(lead.rate),
    checkInFrom: hotel.checkInFrom,
    checkOutUntil: hotel.checkOutUntil,
    perNight: formatMoney(lead.rate.netPrice),
    total: formatMoney(total),
    labels,
    reason,
  }
}
