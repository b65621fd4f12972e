import type { CSSProperties } from 'react'
import type { CabinLayout } from '../seat-layout'

/** Every row of a cabin stands on the same tracks: its seats, and the aisles between. */
export const CABIN_ROW = 'relative grid items-stretch [grid-template-columns:var(--tracks)]'

export function CabinName({ name }: { name: string }) {
  return (
    <p aria-hidden="true" className="py-1.5 text-center font-medium text-[12px] text-ink-soft leading-4">
      {name}
    </p>
  )
}

const WIDEST_FACTOR = 1.6

/** A cabin with fewer seats abreast has wider ones; its aisles take what is left. */
export function cabinTracks({ sizes }: CabinLayout, widestSeats: number): CSSProperties {
  const seats = sizes.reduce((sum, size) => sum + size, 0)
  const factor = Math.min(widestSeats / seats, WIDEST_FACTOR)
  const sections = sizes.map((size) => `repeat(${size}, var(--cabin-seat))`).join(' minmax(var(--aisle), 1fr) ')
  // React's type knows no custom properties.
  return { '--cabin-seat': `calc(var(--seat) * ${factor})`, '--tracks': sections } as CSSProperties
}
