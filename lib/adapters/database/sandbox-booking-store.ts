import { eq, inArray } from 'drizzle-orm'
import { type SandboxBooking, type SandboxBookings, type SoldSeat, sandboxBookingSchema } from '../supplier/sandbox/sandbox-bookings'
import type { Database } from './database'
import { sandboxBookings, sandboxSeats } from './schema'

/** The sandbox airline's bookings and sold seats in tables, so that they outlive a killed process. */
export function createSandboxBookings(db: Database): SandboxBookings {
  return {
    find: (reference) => findBooking(db, reference),
    async insert(booking, seats) {
      try {
        return await db.transaction(async (transaction) => {
          const { reference } = booking
          const inserted = await transaction.insert(sandboxBookings).values({ reference, booking }).onConflictDoNothing().returning()
          if (inserted.length === 0) return (await findBooking(transaction, reference)) ?? booking
          await takeSeats(transaction, reference, seats)
          return booking
        })
      } catch (error) {
        if (error instanceof SeatTaken) return { takenSeat: error.seat }
        throw error
      }
    },
    soldSeats: async (flights) =>
      flights.length === 0
        ? []
        : db
            .select({ flight: sandboxSeats.flight, seatNumber: sandboxSeats.seatNumber })
            .from(sandboxSeats)
            .where(inArray(sandboxSeats.flight, flights)),
    cancel: (reference, cancellation) =>
      db.transaction(async (transaction) => {
        const booking = await findBooking(transaction, reference, true)
        if (!booking || booking.cancellation) return booking
        const cancelled: SandboxBooking = { ...booking, status: 'cancelled', cancellation }
        await transaction.update(sandboxBookings).set({ booking: cancelled }).where(eq(sandboxBookings.reference, reference))
        await transaction.delete(sandboxSeats).where(eq(sandboxSeats.reference, reference))
        return cancelled
      }),
  }
}

async function findBooking(db: Database, reference: string, isLocked = false): Promise<SandboxBooking | null> {
  const query = db.select({ booking: sandboxBookings.booking }).from(sandboxBookings).where(eq(sandboxBookings.reference, reference))
  const [found] = await (isLocked ? query.for('update') : query)
  return found ? sandboxBookingSchema.parse(found.booking) : null
}

/** In one order for everybody, so that two bookings of the same seats wait for each other instead of locking each other out. */
async function takeSeats(transaction: Database, reference: string, seats: SoldSeat[]): Promise<void> {
  const keyOf = ({ flight, seatNumber }: SoldSeat) => `${flight} ${seatNumber}`
  const ordered = seats.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (const { flight, seatNumber } of ordered) {
    const taken = await transaction.insert(sandboxSeats).values({ flight, seatNumber, reference }).onConflictDoNothing().returning()
    if (taken.length === 0) throw new SeatTaken({ flight, seatNumber })
  }
}

/** Undoes the booking that it stops. */
class SeatTaken extends Error {
  readonly seat: SoldSeat
  constructor(seat: SoldSeat) {
    super(`seat ${seat.seatNumber} of ${seat.flight} is taken`)
    this.seat = seat
  }
}
