import type { HotelKind } from '@/lib/travel/stays/hotel'

/** A house of each kind as a few lines: its front, its door, its windows. */
const FRONTS: Record<HotelKind, string> = {
  hotel: 'M5 17V3.5h10V17M3.5 17h13M8 6.5h.01M12 6.5h.01M8 9.5h.01M12 9.5h.01M8.7 17v-3.5h2.6V17',
  guesthouse: 'M4 9.5V17h12V9.5M2.5 10.5 10 3.5l7.5 7M8.5 17v-4h3v4',
  apartments: 'M3.5 17V8h6v9M9.5 17V3.5h7V17M2.5 17h15M6.5 11h.01M6.5 14h.01M13 6.5h.01M13 9.5h.01M13 12.5h.01',
  hostel: 'M4 4v13M4 8h12v9M4 13h12M16 8V6M7 6.5h.01M7 11h.01',
}

/** A place to stay as a small tile: the front of its kind in a colour computed from its id. */
export function HotelTile({ hotelId, kind, className = 'size-10' }: { hotelId: string; kind: HotelKind; className?: string }) {
  const hue = hueOf(hotelId)
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-[9px] ${className}`}
      style={{ background: `oklch(var(--tile) ${hue})`, color: `oklch(var(--tile-ink) ${hue})` }}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        focusable="false"
        className="size-3/5"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={FRONTS[kind]} />
      </svg>
    </span>
  )
}

/** Neighbouring ids land far apart on the wheel: steps of the golden angle. */
function hueOf(hotelId: string): number {
  const place = [...hotelId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7)
  return Math.round((place * 137.508) % 360)
}
