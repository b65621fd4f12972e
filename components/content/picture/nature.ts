import type { Shape, Tone } from '@/lib/content/landmark'
import { type Draw, GROUND, HEIGHT, WIDTH } from './canvas'

/** A rolling line around a height, closed at the bottom. */
export function ridge({ between, chance }: Draw, height: number, swing: number, tone: Tone): Shape {
  const steps = 4
  const stride = WIDTH / steps
  let y = height + between(-swing, swing)
  let d = `M0 ${y}`
  for (let step = 0; step < steps; step++) {
    const next = height + between(-swing, swing)
    const [from, to] = [step * stride, (step + 1) * stride]
    const bend = Math.round(stride * (0.35 + chance() * 0.2))
    d += `C${from + bend} ${y} ${to - bend} ${next} ${to} ${next}`
    y = next
  }
  return { tone, d: `${d}V${HEIGHT}H0Z` }
}

/** Mountains with snow on their tops. */
export function peaks({ between }: Draw, top: number, tone: Tone): Shape[] {
  let [rock, snow] = [`M0 ${GROUND}`, '']
  for (let x = -between(20, 80); x < WIDTH; ) {
    const half = between(64, 104)
    const y = top + between(-14, 46)
    const slope = (GROUND - y) / half
    rock += `L${x} ${GROUND}L${x + half} ${y}L${x + 2 * half} ${GROUND}`
    snow += `M${x + half} ${y}l18 ${Math.round(18 * slope)}l-9 -6l-8 9l-8 -8l-11 5Z`
    x += half + between(20, 60)
  }
  return [
    { tone, d: `${rock}Z` },
    { tone: 'snow', d: snow },
  ]
}

export function water({ between }: Draw, from = GROUND): Shape[] {
  const glints = Array.from({ length: 11 }, () => `M${between(10, 660)} ${between(from + 10, HEIGHT - 14)}h${between(14, 64)}`)
  return [
    { tone: 'water', d: `M0 ${from}H${WIDTH}V${HEIGHT}H0Z` },
    { tone: 'glint', d: glints.join(''), line: 2.5 },
  ]
}

export function cypresses({ between }: Draw): Shape {
  const trees = [between(14, 40), between(56, 84), between(102, 150), between(590, 620), between(636, 664), between(684, 708)]
  return {
    tone: 'leaf-deep',
    d: trees
      .map((x) => {
        const [foot, tall] = [between(330, 352), between(70, 104)]
        return `M${x} ${foot}c-14 ${-tall / 3} -8 ${-tall} 0 ${-tall}c8 0 14 ${tall - tall / 3} 0 ${tall}Z`
      })
      .join(''),
  }
}

/** Round trees on both sides, leaving the landmark free. */
export function trees({ between }: Draw, tone: Tone = 'leaf-deep', foot = 336): Shape[] {
  const places = [between(-6, 20), between(50, 80), between(110, 150), between(570, 606), between(636, 664), between(696, 716)]
  const sizes = places.map(() => between(19, 29))
  const crown = (x: number, index: number) => {
    const size = sizes[index] ?? 20
    return `M${x - size} ${foot - 34}a${size} ${size} 0 0 1 ${2 * size} 0a${size} ${size * 0.8} 0 0 1 ${-2 * size} 0Z`
  }
  return [
    { tone: 'dark', d: places.map((x) => `M${x} ${foot}v-30`).join(''), line: 4 },
    { tone, d: places.map(crown).join('') },
  ]
}

/** Palms at both sides, none before the landmark. */
export function palms({ between }: Draw, ground: number): Shape[] {
  const places = [between(24, 60), between(104, 150), between(580, 616), between(664, 700)]
  const tops = places.map((x) => ({ x, lean: between(-16, 16), tall: between(86, 128) }))
  return [
    { tone: 'dark', d: tops.map(({ x, lean, tall }) => `M${x} ${ground}q${lean / 4} ${-tall / 2} ${lean} ${-tall}`).join(''), line: 4.5 },
    {
      tone: 'leaf-deep',
      d: 'q-22 -18 -42 12q22 -10 42 -12q-20 -26 -44 -14q28 -2 44 14q-6 -26 -26 -30q20 8 26 30q4 -28 26 -30q-18 8 -26 30q18 -26 44 -14q-28 -2 -44 14q24 -18 42 12q-20 -12 -42 -12',
      at: tops.map(({ x, lean, tall }) => `${x + lean} ${ground - tall}`),
    },
  ]
}

/** Two clouds, neither before the sun. */
export function clouds({ between }: Draw, sunX: number): Shape {
  const places = sunX < WIDTH / 2 ? [between(210, 250), between(450, 590)] : [between(30, 150), between(350, 390)]
  return {
    tone: 'cloud',
    d: 'h96a13 13 0 0 0 -4 -25a26 26 0 0 0 -48 -9a20 20 0 0 0 -34 12a12 12 0 0 0 -10 22Z',
    at: places.map((x) => `${x} ${between(64, 128)}`),
  }
}
