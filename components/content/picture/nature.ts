import { type Draw, HEIGHT, SHORE, type Shape, type Tone, WIDTH } from './canvas'

/** A rolling line around a height, closed at the bottom. */
export function ridge({ between, chance }: Draw, height: number, swing: number, tone: Tone, strength: number): Shape {
  const steps = 5
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
  return { d: `${d}V${HEIGHT}H0Z`, tone, strength }
}

export function peaks({ between }: Draw, top: number, tone: Tone, strength: number): Shape {
  let d = `M0 ${HEIGHT}V${top + between(80, 130)}`
  for (let x = 0; x < WIDTH; ) {
    const wide = between(110, 190)
    d += `L${x + Math.round(wide * 0.5)} ${top + between(-20, 50)}L${x + wide} ${top + between(90, 140)}`
    x += wide
  }
  return { d: `${d}V${HEIGHT}Z`, tone, strength }
}

export function water(from: number): Shape {
  return { d: `M0 ${from}H${WIDTH}V${HEIGHT}H0Z`, tone: 'sea', strength: 18 }
}

export function glints({ between }: Draw): Shape[] {
  const lines = Array.from({ length: 9 }, () => `M${between(20, 660)} ${between(SHORE + 14, 376)}h${between(16, 60)}`)
  return [{ d: lines.join(''), tone: 'sheet', strength: 60, line: 2 }]
}

export function cypresses({ between }: Draw): Shape[] {
  const trees = Array.from({ length: 6 }, () => {
    const [x, foot, tall] = [between(20, 700), between(316, 340), between(46, 74)]
    return `M${x} ${foot}C${x - 11} ${foot - tall / 2} ${x - 4} ${foot - tall} ${x} ${foot - tall}C${x + 4} ${foot - tall} ${x + 11} ${foot - tall / 2} ${x} ${foot}Z`
  })
  return [{ d: trees.join(''), tone: 'moss', strength: 56 }]
}

export function palms({ between }: Draw, ground: number): Shape[] {
  const [trunks, leaves]: [string[], string[]] = [[], []]
  for (let tree = 0; tree < 3; tree++) {
    const [x, tall, lean] = [between(40, 680), between(84, 128), between(-18, 18)]
    const [topX, topY] = [x + lean, ground - tall]
    trunks.push(`M${x} ${ground}Q${x + lean / 4} ${ground - tall / 2} ${topX} ${topY}`)
    for (const [byX, byY] of [
      [-40, 14],
      [-30, -10],
      [-6, -20],
      [28, -12],
      [40, 12],
    ] as const)
      leaves.push(
        `M${topX} ${topY}Q${topX + byX * 0.6} ${topY + byY - 16} ${topX + byX} ${topY + byY}Q${topX + byX * 0.5} ${topY + byY - 4} ${topX} ${topY}Z`,
      )
  }
  return [
    { d: trunks.join(''), tone: 'brick', strength: 40, line: 4 },
    { d: leaves.join(''), tone: 'moss', strength: 58 },
  ]
}
