import type { Carrier } from '@/lib/travel/flights/offer'

/** An airline as a small tile: its code in a colour computed from it, never a logo. */
export function AirlineTile({ carrier, className = 'h-7 w-9 text-[13px]' }: { carrier: Carrier; className?: string }) {
  const hue = hueOf(carrier.iataCode)
  return (
    <span
      aria-hidden="true"
      title={carrier.name}
      className={`grid shrink-0 place-items-center rounded-[7px] font-semibold tracking-wide ${className}`}
      style={{
        background: `oklch(var(--tile) ${hue})`,
        color: `oklch(var(--tile-ink) ${hue})`,
      }}
    >
      {carrier.iataCode}
    </span>
  )
}

/** Neighbouring codes land far apart on the wheel: steps of the golden angle. */
function hueOf(code: string): number {
  const place = [...code].reduce((sum, letter) => sum * 36 + Number.parseInt(letter, 36), 0)
  return Math.round((place * 137.508) % 360)
}
