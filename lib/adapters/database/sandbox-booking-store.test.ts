import { expect, test } from 'vitest'
import type { SandboxBooking, SandboxCancellation } from '../supplier/sandbox/sandbox-bookings'
import { createSandboxBookings } from './sandbox-booking-store'
import { sandboxBookings } from './schema'
import { onEachDatabase } from './testing'
import { pounds } from './testing-samples'

function bookingOf(reference: string, bookingReference = 'SBX-AAAAAA'): SandboxBooking {
  return { reference, bookingReference, total: pounds(21200), ticketNumbers: ['SBX-TKT-AAAAAA-1'], status: 'confirmed' }
}

const cancellation = (cancellationId: string): SandboxCancellation => ({
  cancellationId,
  refund: pounds(5000),
  refundBy: 'card',
  refundTo: 'the card you paid with',
  expiresAt: null,
})

await onEachDatabase((database) => {
  test('a reference is booked once; asking again gives the first booking', async () => {
    const bookings = createSandboxBookings(database())
    expect(await bookings.find('order-1')).toBeNull()
    const names = ['SBX-AAAAAA', 'SBX-BBBBBB']
    const inserted = await Promise.all(names.map((name) => bookings.insert(bookingOf('order-1', name), [])))
    const stored = await bookings.find('order-1')
    expect(inserted).toEqual([stored, stored])
  })

  test('of many who want one seat at once one gets it, and the others are not booked at all', async () => {
    const bookings = createSandboxBookings(database())
    const wanted = { flight: 'TP1361-20793', seatNumber: '12A' }
    const references = Array.from({ length: 12 }, (_, index) => `race-${index}`)
    const answers = await Promise.all(
      references.map((reference, index) =>
        bookings.insert(bookingOf(reference), [{ flight: 'TP1361-20793', seatNumber: `${index + 20}B` }, wanted]),
      ),
    )
    expect(answers.filter((answer) => !('takenSeat' in answer))).toHaveLength(1)
    expect(answers.filter((answer) => 'takenSeat' in answer)).toEqual(Array.from({ length: 11 }, () => ({ takenSeat: wanted })))
    const stored = await Promise.all(references.map((reference) => bookings.find(reference)))
    expect(stored.filter((booking) => booking !== null)).toHaveLength(1)
    // Their other seats are free again, too.
    expect(await bookings.soldSeats(['TP1361-20793'])).toHaveLength(2)
  })

  test('two who want the same two seats in another order do not lock each other out', async () => {
    const bookings = createSandboxBookings(database())
    const seats = ['1A', '1B', '1C', '1D'].map((seatNumber) => ({ flight: 'BA1-20793', seatNumber }))
    const answers = await Promise.all([
      bookings.insert(bookingOf('twin-1'), seats),
      bookings.insert(bookingOf('twin-2'), seats.toReversed()),
    ])
    expect(answers.filter((answer) => 'takenSeat' in answer)).toHaveLength(1)
    expect(await bookings.soldSeats(['BA1-20793'])).toHaveLength(4)
  })

  test('the same booking again keeps its seats, and takes no more', async () => {
    const bookings = createSandboxBookings(database())
    const seat = (seatNumber: string) => ({ flight: 'BA2-20793', seatNumber })
    const first = await bookings.insert(bookingOf('again-1'), [seat('1A')])
    expect(await bookings.insert(bookingOf('again-1'), [seat('1A')])).toEqual(first)
    expect(await bookings.insert(bookingOf('again-1'), [seat('2A')])).toEqual(first)
    expect(await bookings.soldSeats(['BA2-20793'])).toEqual([seat('1A')])
  })

  test('seats are asked for by flight', async () => {
    const bookings = createSandboxBookings(database())
    await bookings.insert(bookingOf('flights-1'), [
      { flight: 'BA3-20793', seatNumber: '1A' },
      { flight: 'BA3-20794', seatNumber: '1A' },
    ])
    expect(await bookings.soldSeats(['BA3-20793'])).toEqual([{ flight: 'BA3-20793', seatNumber: '1A' }])
    expect(await bookings.soldSeats(['BA3-20793', 'BA3-20794', 'BA3-20795'])).toHaveLength(2)
    expect(await bookings.soldSeats([])).toEqual([])
  })

  test('a booking is cancelled once, by whoever is first, and its seats are free for the next', async () => {
    const bookings = createSandboxBookings(database())
    const seat = { flight: 'BA4-20793', seatNumber: '9F' }
    await bookings.insert(bookingOf('cancel-1'), [seat])
    const cancelled = await Promise.all(['one', 'two', 'three'].map((id) => bookings.cancel('cancel-1', cancellation(id))))
    const stored = await bookings.find('cancel-1')
    expect(stored).toMatchObject({ status: 'cancelled', cancellation: { refund: pounds(5000) } })
    expect(cancelled).toEqual([stored, stored, stored])
    expect(await bookings.soldSeats(['BA4-20793'])).toEqual([])
    expect(await bookings.insert(bookingOf('cancel-2'), [seat])).toMatchObject({ reference: 'cancel-2' })
    expect(await bookings.cancel('cancel-3', cancellation('one'))).toBeNull()
  })

  test('bookings from before refunds were kept are read and can be cancelled', async () => {
    const bookings = createSandboxBookings(database())
    const { reference, ...rest } = bookingOf('old-1')
    await database()
      .insert(sandboxBookings)
      .values({ reference, booking: { reference, ...rest } })
    expect(await bookings.find('old-1')).toEqual({ reference, ...rest })
    expect(await bookings.cancel('old-1', { ...cancellation('one'), refund: null })).toMatchObject({ status: 'cancelled' })
  })
})
