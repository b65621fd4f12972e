import type { SandboxBooking, SandboxBookings, SoldSeat } from './sandbox-bookings'

/** Bookings that last as long as the process: for a market that is only tried out. */
export function createMemoryBookings(): SandboxBookings {
  const kept = new Map<string, SandboxBooking>()
  const sold = new Map<string, SoldSeat & { reference: string }>()
  const keyOf = ({ flight, seatNumber }: SoldSeat) => `${flight} ${seatNumber}`
  return {
    find: async (reference) => kept.get(reference) ?? null,
    insert: async (booking, seats) => {
      const existing = kept.get(booking.reference)
      if (existing) return existing
      const takenSeat = seats.find((seat) => sold.has(keyOf(seat)))
      if (takenSeat) return { takenSeat }
      kept.set(booking.reference, booking)
      for (const seat of seats) sold.set(keyOf(seat), { ...seat, reference: booking.reference })
      return booking
    },
    soldSeats: async (flights) =>
      [...sold.values()].filter(({ flight }) => flights.includes(flight)).map(({ flight, seatNumber }) => ({ flight, seatNumber })),
    cancel: async (reference, cancellation) => {
      const booking = kept.get(reference)
      if (!booking || booking.cancellation) return booking ?? null
      const cancelled: SandboxBooking = { ...booking, status: 'cancelled', cancellation }
      kept.set(reference, cancelled)
      for (const [key, seat] of sold) if (seat.reference === reference) sold.delete(key)
      return cancelled
    },
  }
}
