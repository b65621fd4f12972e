import type { SoldSeat } from './sandbox-bookings'

/** Which of the seats on these flights the market has sold. */
export type FindSold = (flights: string[]) => Promise<SoldSeat[]>
