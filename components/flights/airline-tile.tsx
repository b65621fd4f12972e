import { airlineColours } from '@/lib/travel/flights/airline-colours'
import type { Carrier } from '@/lib/travel/flights/offer-schema'

/** An airline as a small tile: its code in the airline's own colours, or in one computed from the code; never a logo. */
export function AirlineTile({ carrier, className = 'h-7 w-9 text-[13px]' }: { carrier: Carrier; className?: string }) {
  return (
    <span
      aria-hidden="true"
      title={carrier.name}
      className={`grid shrink-0 place-items-center rounded-[7px] font-semibold tracking-wide ${className}`}
      style={tileStyle(carrier.iataCode)}
    >
      {carrier.iataCode}
    </span>
  )
}

function tileStyle(code: string): { background: string; color: string; boxShadow?: string } {
  const own = airlineColours(code)
  if (!own) return { background: `oklch(var(--tile) ${hueOf(code)})`, color: `oklch(var(--tile-ink) ${hueOf(code)})` }
  // A navy tile keeps an edge on a dark sheet, a white stripe on a light one.
  const edge = 'inset 0 0 0 1px color-mix(in oklch, var(--ink) 16%, transparent)'
  return {
    background: own.background,
    color: own.ink,
    boxShadow: own.stripe ? `${edge}, inset 0 -3px 0 ${own.stripe}` : edge,
  }
}

/** Neighbouring codes land far apart on the wheel: steps of the golden angle. */
function hueOf(code: string): number {
  const place = [...code].reduce((sum, letter) => sum * 36 + Number.parseInt(letter, 36), 0)
  return Math.round((place * 137.508) % 360)
}
