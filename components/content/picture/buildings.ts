import type { Shape, Tone } from '@/lib/content/landmark'
import { type Draw, GROUND, WIDTH } from './canvas'

type Row = { ground?: number; low: number; high: number; narrow: number; wide: number; tone: Tone; roof?: Tone; within?: [number, number] }

/** A row of houses with windows; with a `roof`, most have a gable in that tone. In the middle they stay low: the landmark stands there. */
export function houses(
  { between, chance }: Draw,
  { ground = GROUND, low, high, narrow, wide, tone, roof, within = [0, WIDTH] }: Row,
): Shape[] {
  let [walls, roofs, panes] = ['', '', '']
  for (let x = within[0]; x < within[1]; ) {
    const width = between(narrow, wide)
    const isBehind = Math.abs(x + width / 2 - WIDTH / 2) < 130
    const top = ground - between(low, isBehind ? (low + high) / 2 : high)
    walls += `M${x} ${ground}V${top}h${width}V${ground}Z`
    if (roof)
      roofs +=
        chance() < 0.7
          ? `M${x - 1} ${top}l${width / 2 + 1} ${-between(9, 17)}L${x + width + 1} ${top}Z`
          : `M${x} ${top}h${width}v-5h${-width}Z`
    for (let pane = x + 7; pane < x + width - 5; pane += 13) if (chance() < 0.7) panes += `M${pane} ${top + 8}V${ground - 6}`
    x += width + (roof ? 0 : between(0, 6))
  }
  return [{ tone, d: walls }, ...(roof ? [{ tone: roof, d: roofs }] : []), { tone: 'window', d: panes, line: 3.5, dash: '5 11' }]
}

/** A silhouette of far towers without windows. */
export function farTowers({ between }: Draw, low: number, high: number): Shape {
  let d = `M0 ${GROUND}`
  for (let x = 0; x < WIDTH; ) {
    const width = between(18, 44)
    d += `V${GROUND - between(low, high)}h${width}`
    x += width
  }
  return { tone: 'far', d: `${d}V${GROUND}Z` }
}

export function sail({ between, chance }: Draw): Shape[] {
  const x = chance() < 0.5 ? between(70, 190) : between(530, 640)
  const y = between(GROUND + 48, GROUND + 64)
  return [
    { tone: 'snow', d: `M${x} ${y}v-42q20 22 24 40zM${x - 4} ${y}v-34q-12 18 -14 34z` },
    { tone: 'dark', d: `M${x - 22} ${y + 3}h52l-9 10h-34z` },
  ]
}
