/** `page`: something is still open. `card`: a payment did not go through. `storm`: something of ours, or on the way to us, is out of order. */
export type ErrorPictureName = 'page' | 'card' | 'storm'

const DRAWINGS = { page: UnfinishedPage, card: DeclinedCard, storm: Storm }

/** What went wrong, as a small drawing from the tokens; the words beside it say it, too. */
export function ErrorPicture({ name, className = '' }: { name: ErrorPictureName; className?: string }) {
  const Drawing = DRAWINGS[name]
  return (
    <svg
      viewBox="0 0 320 96"
      preserveAspectRatio="xMidYMid slice"
      data-picture={name}
      className={`rounded-control bg-brick-soft ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="252" cy="34" r="16" fill="var(--saffron)" opacity="0.28" />
      <path d="M0 78 C60 60 110 84 168 70 S270 58 320 72 V96 H0Z" fill="var(--brick)" opacity="0.12" />
      <Drawing />
    </svg>
  )
}

/** A page with a line still open. */
function UnfinishedPage() {
  return (
    <g transform="rotate(-4 150 50)">
      <rect x="116" y="14" width="74" height="72" rx="8" fill="var(--sheet)" stroke="var(--line)" />
      <path d="M130 32h46M130 46h46" stroke="var(--ink-soft)" strokeWidth="3" strokeLinecap="round" opacity="0.55" />
      <path d="M130 60h18" stroke="var(--brick)" strokeWidth="3" strokeLinecap="round" />
      <path d="M156 60h20" stroke="var(--brick)" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 7" />
    </g>
  )
}

/** A card that was handed back. */
function DeclinedCard() {
  return (
    <g transform="rotate(5 160 48)">
      <rect x="112" y="20" width="96" height="58" rx="8" fill="var(--sheet)" stroke="var(--line)" />
      <path d="M112 36h96" stroke="var(--ink-soft)" strokeWidth="8" opacity="0.35" />
      <path d="M124 58h26" stroke="var(--ink-soft)" strokeWidth="3" strokeLinecap="round" opacity="0.55" />
      <path d="m184 54 12 12m0-12-12 12" stroke="var(--brick)" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

/** A cloud over the way. */
function Storm() {
  return (
    <g>
      <path
        d="M132 56a14 14 0 0 1 2-28 20 20 0 0 1 38-3 16 16 0 0 1 14 31Z"
        fill="var(--sheet)"
        stroke="var(--ink-soft)"
        strokeOpacity="0.45"
        strokeWidth="2"
      />
      <path d="m162 46-8 14h10l-6 14" fill="none" stroke="var(--brick)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <path d="m140 62-3 8m44-8-3 8" stroke="var(--ink-soft)" strokeWidth="2" strokeLinecap="round" opacity="0.5" />
    </g>
  )
}
