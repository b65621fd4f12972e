import type { SeatTrait } from '@/lib/travel/ancillaries/seat-map-schema'

export type Facility = 'lavatory' | 'galley' | 'closet' | 'stairs' | 'bassinet' | 'exit' | 'empty'

/** `front` is the part of an economy cabin that is left first: airlines take more for it. */
export type LayoutSeat = { seatNumber: string; traits: SeatTrait[]; zone: 'legroom' | 'front' | 'standard' }
export type LayoutElement = LayoutSeat | Facility
export type LayoutRow = { number: number | null; sections: LayoutElement[][] }

/** Tells a seat from a lavatory, a galley or another facility in a row. */
export function isLayoutSeat(element: LayoutElement): element is LayoutSeat {
  return typeof element !== 'string'
}
