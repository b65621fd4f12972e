import type { HotelKind } from '@/lib/travel/stays/hotel'

/** `factor`: what it costs against a double room of the house. */
export type RoomKind = { id: string; name: string; sleeps: number; factor: number }

const ROOM_KINDS: Record<HotelKind, RoomKind[]> = {
  hotel: [
    { id: 'single', name: 'Single room', sleeps: 1, factor: 0.78 },
    { id: 'double', name: 'Double room', sleeps: 2, factor: 1 },
    { id: 'superior', name: 'Superior double room', sleeps: 2, factor: 1.22 },
    { id: 'family', name: 'Family room', sleeps: 4, factor: 1.58 },
  ],
  guesthouse: [
    { id: 'small', name: 'Small double room', sleeps: 2, factor: 0.9 },
    { id: 'double', name: 'Double room', sleeps: 2, factor: 1 },
    { id: 'triple', name: 'Room for three', sleeps: 3, factor: 1.3 },
  ],
  apartments: [
    { id: 'studio', name: 'Studio', sleeps: 2, factor: 1 },
    { id: 'one-bedroom', name: 'Flat with one bedroom', sleeps: 4, factor: 1.42 },
    { id: 'two-bedrooms', name: 'Flat with two bedrooms', sleeps: 6, factor: 1.95 },
  ],
  hostel: [
    { id: 'twin', name: 'Private room for two', sleeps: 2, factor: 0.84 },
    { id: 'four', name: 'Private room for four', sleeps: 4, factor: 1.3 },
  ],
}
const SUITE: RoomKind = { id: 'suite', name: 'Suite', sleeps: 3, factor: 1.9 }

/** The rooms that a simulated house has, the smallest first. */
export function roomKindsOf({ kind, stars }: { kind: HotelKind; stars: number }): RoomKind[] {
  return stars === 5 ? [...ROOM_KINDS[kind], SUITE] : ROOM_KINDS[kind]
}
