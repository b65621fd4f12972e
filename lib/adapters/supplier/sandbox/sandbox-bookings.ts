import type { SupplierBooking } from '@/lib/ports/flight-supplier'

/** Where the sandbox keeps what was booked, as a real supplier would on its own side. */
export type SandboxBookings = {
  find(reference: string): Promise<SupplierBooking | null>
  /** Returns the booking that is kept: the existing one when the reference is taken. */
  insert(booking: SupplierBooking): Promise<SupplierBooking>
}
