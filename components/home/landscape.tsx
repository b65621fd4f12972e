/** Dawn over water, from the tokens alone: it turns to dusk with the dark set. */
export function Landscape({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="landscape-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.12" stopColor="var(--paper)" />
          <stop offset="0.62" stopColor="var(--saffron-soft)" />
          <stop offset="1" stopColor="var(--brick-soft)" />
        </linearGradient>
        <linearGradient id="landscape-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={mix('sea', 26)} />
          <stop offset="1" stopColor={mix('sea', 12)} />
        </linearGradient>
      </defs>
      <rect width="1440" height="420" fill="url(#landscape-sky)" />
      <circle cx="1130" cy="196" r="46" fill="var(--saffron)" opacity="0.32" />
      <circle cx="1130" cy="196" r="78" fill="var(--saffron)" opacity="0.08" />
      <path
        d="M0 232C150 196 240 150 372 168c118 16 190 72 300 62 116-11 168-64 292-58 132 6 232 66 476 34v226H0Z"
        fill={mix('ribbon', 16)}
      />
      <path d="M0 266c112-14 214-58 322-42 112 17 190 50 318 42 150-9 262-54 404-42 152 13 238 46 396 30v166H0Z" fill={mix('sea', 22)} />
      <rect y="284" width="1440" height="136" fill="url(#landscape-water)" />
      <g stroke="var(--sheet)" strokeLinecap="round" opacity="0.5">
        <path d="M1080 304h100M1106 318h48M1056 334h150M1118 350h30" strokeWidth="2.5" />
        <path d="M210 322h64M540 340h90M1290 326h70" strokeWidth="1.5" />
      </g>
      <path
        d="M0 318c90-22 176-20 262 0 74 17 122 44 226 50 140 8 190-26 322-24 160 3 214 40 344 40 118 0 178-22 286-22v58H0Z"
        fill={mix('moss', 30)}
      />
      <path d="M0 362c130-18 226 8 352 22 170 19 300-10 470-2 210 10 330 24 618 0v38H0Z" fill={mix('moss', 48)} />
      <path
        d="M1206 190C1244 138 1280 108 1338 98"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="1.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path
        transform="translate(1336 80) rotate(28 15 15) scale(1.5)"
        d="M17 4.2c-.9-.9-2.2-.7-3 .1L11 7.3 4.3 5.5 3 6.8l5.3 3.2-2.5 2.6-2-.3-.8.8 2.4 1.5 1.5 2.4.8-.8-.3-2 2.6-2.5 3.2 5.3 1.3-1.3-1.8-6.7 3-3c.8-.8 1-2.1.1-3Z"
        fill="var(--ink-soft)"
      />
    </svg>
  )
}

function mix(token: string, percent: number): string {
  return `color-mix(in oklab, var(--${token}) ${percent}%, var(--paper))`
}
