import type { CalendarFlight, CalendarWriter } from '../../ports/calendar-writer'
import type { OrderRow, OrderStore } from '../../ports/order-store'
import { isSameSegment } from '../../travel/ancillaries/seat-map'
import { SIMULATED_NOTICE } from '../../travel/documents/booking-document'
import { airportWords } from '../../travel/places/airport-words'
import { cityWords } from '../../travel/places/city-words'
import type { Refusal } from '../../travel/refusal'
import { bookedOrder } from './booked-order'

/** Every flight of a booking as a calendar entry. Of a cancelled booking the file takes them out again. */
export async function bookingCalendar(
  asked: { orderId: string; userId: string },
  deps: { orders: OrderStore; calendar: CalendarWriter },
): Promise<{ file: string; name: string } | { refusal: Refusal }> {
  const found = await bookedOrder(asked, deps)
  if ('refusal' in found) return found
  const isCancelled = found.order.status === 'cancelled'
  return { file: deps.calendar.writeCalendar(calendarFlights(found.order), { isCancelled }), name: found.name }
}

function calendarFlights(order: OrderRow): CalendarFlight[] {
  return order.picks.flatMap(({ offer }, sliceIndex) =>
    offer.segments.map((segment, segmentIndex) => {
      const {
        flightNumber,
        marketingCarrier,
        origin,
        destination,
        originTerminal,
        destinationTerminal,
        departsAt,
        arrivesAt,
        durationMinutes,
      } = segment
      const seats = order.ancillaries.seats
        .filter((seat) => isSameSegment(seat, { sliceIndex, segmentIndex }))
        .map(({ seatNumber }) => seatNumber)
      return {
        uid: `${order.id}-${sliceIndex}-${segmentIndex}@wayfarer`,
        title: `${order.isSimulated ? '[Demo market] ' : ''}${flightNumber} ${cityWords(origin)} to ${cityWords(destination)}`,
        place: airportWords(origin, originTerminal),
        description: [
          ...(order.isSimulated ? [SIMULATED_NOTICE] : []),
          `${marketingCarrier.name}, booking reference ${order.bookingReference}`,
          `Lands ${arrivesAt.slice(11)} local time at ${airportWords(destination, destinationTerminal)}`,
          ...(seats.length > 0 ? [`Seats ${seats.join(', ')}`] : []),
        ].join('\n'),
        departsAt,
        departureZone: origin.zone,
        durationMinutes,
      }
    }),
  )
}
