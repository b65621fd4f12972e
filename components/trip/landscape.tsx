import { useId } from 'react'

const WIDTH = 320
const HEIGHT = 120
/** The saffron of the tokens as light instead of ink. */
const SUN = 'oklch(from var(--saffron) 0.83 0.12 h)'
const MOON = 'oklch(0.92 0.02 90)'

/** A small dawn drawn from the tokens, in the dark a night: the same place always gets the same hills and water; no two places the same. */
export function Landscape({ seed, className = '' }: { seed: string; className?: string }) {
  const id = useId()
  const next = randomOf(seed)
  const sunX = 60 + next() * 200
  const sunY = 40 + next() * 22
  const hasSea = next() > 0.45
  const far = ridge(next, 64, 26)
  const middle = ridge(next, 80, 18)
  const near = ridge(next, 98, 10)
  const stars = Array.from({ length: 9 }, () => [next() * WIDTH, 8 + next() * 44])
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sea-soft)" />
          <stop offset="0.55" stopColor="var(--saffron-soft)" />
          <stop offset="1" stopColor="var(--brick-soft)" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      <g className="dark:hidden">
        <circle cx={sunX} cy={sunY} r={24} fill={SUN} opacity={0.16} />
        <circle cx={sunX} cy={sunY} r={11} fill={SUN} opacity={0.85} />
      </g>
      <g className="hidden dark:inline" fill={MOON}>
        <path d={`M${sunX} ${sunY - 10}a10 10 0 1 0 9 14a8 8 0 0 1 -9 -14Z`} opacity={0.85} />
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={0.9} opacity={0.6} />
        ))}
      </g>
      <path d={far} fill="var(--ribbon)" opacity={0.16} />
      <path d={middle} fill="var(--sea)" opacity={0.24} />
      {hasSea ? <Water sunX={sunX} /> : <path d={near} fill="var(--sea)" opacity={0.36} />}
    </svg>
  )
}

function Water({ sunX }: { sunX: number }) {
  return (
    <>
      <rect y={92} width={WIDTH} height={HEIGHT - 92} fill="var(--sea)" opacity={0.3} />
      {[98, 104, 110].map((y, index) => (
        <path
          key={y}
          d={`M${sunX - 16 - index * 7} ${y}h${32 + index * 14}`}
          stroke="var(--saffron-soft)"
          strokeWidth={1.5}
          strokeLinecap="round"
          opacity={0.7}
        />
      ))}
    </>
  )
}

/** A soft line of hills across the width, closed at the bottom. */
function ridge(next: () => number, level: number, height: number): string {
  const step = WIDTH / 5
  const tops = Array.from({ length: 7 }, () => level - (next() - 0.35) * height)
  const curves = tops.slice(1).map((top, index) => {
    const x = index * step
    return `C${x + step / 2} ${tops[index]} ${x + step / 2} ${top} ${x + step} ${top}`
  })
  return `M0 ${tops[0]}${curves.join('')}V${HEIGHT}H0Z`
}

/** Numbers from 0 to 1, the same for the same words on every machine. */
function randomOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x6d_2b_79_f5
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}
