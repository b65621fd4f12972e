import { expect, test } from 'vitest'
import type { SupplierBooking } from '@/lib/ports/flight-supplier'
import { createSandboxBookings } from './sandbox-booking-store'
import { onEachDatabase } from './testing'
import { pounds } from './testing-samples'

await onEachDatabase((database) => {
  test('a reference is booked once; asking again gives the first booking', async () => {
    const bookings = createSandboxBookings(database())
    const booking: SupplierBooking = {
      reference: 'order-1',
      bookingReference: 'SBX-AAAAAA',
      total: pounds(21200),
      ticketNumbers: ['123-4567890123'],
      status: 'confirmed',
    }
    expect(await bookings.find('order-1')).toBeNull()
    const inserted = await Promise.all(['SBX-AAAAAA', 'SBX-BBBBBB'].map((name) => bookings.insert({ ...booking, bookingReference: name })))
    const stored = await bookings.find('order-1')
    expect(inserted).toEqual([stored, stored])
  })
})
