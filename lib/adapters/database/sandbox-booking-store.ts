import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SupplierBooking } from '@/lib/ports/flight-supplier'
import { moneySchema } from '@/lib/travel/money'
import type { SandboxBookings } from '../supplier/sandbox/sandbox-bookings'
import type { Database } from './database'
import { sandboxBookings } from './schema'

const bookingSchema = z.object({
  reference: z.string(),
  bookingReference: z.string(),
  total: moneySchema,
  ticketNumbers: z.array(z.string()),
  status: z.enum(['confirmed', 'pending', 'cancelled']),
})

/** The sandbox airline's bookings in a table, so that a booking outlives a killed process. */
export function createSandboxBookings(db: Database): SandboxBookings {
  const find = async (reference: string): Promise<SupplierBooking | null> => {
    const [found] = await db
      .select({ booking: sandboxBookings.booking })
      .from(sandboxBookings)
      .where(eq(sandboxBookings.reference, reference))
    return found ? bookingSchema.parse(found.booking) : null
  }
  return {
    find,
    async insert(booking) {
      await db.insert(sandboxBookings).values({ reference: booking.reference, booking }).onConflictDoNothing()
      return (await find(booking.reference)) ?? booking
    },
  }
}
