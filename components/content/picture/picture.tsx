import type { Scene } from '@/lib/content/scene'
import { HEIGHT, type Tone, WIDTH } from './canvas'
import { drawScene } from './draw-scene'

/** A place's own landscape, from the tokens alone: it turns to dusk with the dark set. It says nothing that the words beside it do not. */
export function Picture({ scene, place, className = '' }: { scene: Scene; place: string; className?: string }) {
  const { sun, shapes } = drawScene(scene, place)
  const sky = `sky-${place}`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={tint('sea', 10)} />
          <stop offset="0.5" stopColor="var(--saffron-soft)" />
          <stop offset="0.8" stopColor="var(--brick-soft)" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${sky})`} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius * 1.9} fill="var(--saffron)" opacity="0.08" />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill="var(--saffron)" opacity="0.34" />
      {shapes.map(({ d, tone, strength, line }) =>
        line === undefined ? (
          <path key={d} d={d} fill={tint(tone, strength)} />
        ) : (
          <path key={d} d={d} fill="none" stroke={tint(tone, strength)} strokeWidth={line} strokeLinecap="round" />
        ),
      )}
    </svg>
  )
}

function tint(tone: Tone, strength: number): string {
  return `color-mix(in oklab, var(--${tone}) ${strength}%, var(--paper))`
}
