import type { Hotel } from '@/lib/travel/stays/hotel-schema'

/**
 * A simulated house without its rooms. `level` is how dear it is among its like (1 is usual), `noticeDays` how long before arrival a room
 * can be given back for nothing.
 */
export type House = Omit<Hotel, 'rooms'> & { level: number; noticeDays: number }
