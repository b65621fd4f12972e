import { type Draw, SHORE, type Shape, type Tone, WIDTH } from './canvas'

type Row = {
  ground: number
  low: number
  high: number
  narrow: number
  wide: number
  tone: Tone
  strength: number
  roofs?: boolean
  within?: [number, number]
}

export function houses(
  { between, chance }: Draw,
  { ground, low, high, narrow, wide, tone, strength, roofs, within = [0, WIDTH] }: Row,
): Shape {
  let d = ''
  for (let x = within[0]; x < within[1]; ) {
    const width = between(narrow, wide)
    const top = ground - between(low, high)
    const ridgeOfRoof = roofs && chance() < 0.75 ? `L${x + width / 2} ${top - between(10, 18)}L${x + width} ${top}` : `H${x + width}`
    d += `M${x} ${ground}V${top}${ridgeOfRoof}V${ground}Z`
    x += width + between(0, roofs ? 3 : 8)
  }
  return { d, tone, strength }
}

export function spire({ between }: Draw): Shape {
  const x = between(120, 600)
  const top = between(120, 150)
  return { d: `M${x - 9} ${SHORE}V${top + 44}L${x} ${top}L${x + 9} ${top + 44}V${SHORE}Z`, tone: 'ribbon', strength: 32 }
}

export function bridge({ between }: Draw): Shape {
  const [deck, foot] = [between(312, 322), 352]
  const arches = 4
  const span = WIDTH / arches
  let d = `M0 ${deck}H${WIDTH}V${foot}`
  for (let arch = arches; arch > 0; arch--) {
    const right = arch * span - 10
    const left = (arch - 1) * span + 10
    d += `H${right}C${right} ${deck + 6} ${left} ${deck + 6} ${left} ${foot}`
  }
  return { d: `${d}H0Z`, tone: 'ribbon', strength: 38 }
}

export function sail({ between }: Draw): Shape {
  const [x, y] = [between(120, 600), between(SHORE + 4, SHORE + 26)]
  const tall = between(34, 50)
  return {
    d: `M${x} ${y}V${y - tall}C${x + 16} ${y - tall / 2} ${x + 20} ${y - 8} ${x + 22} ${y}ZM${x - 14} ${y + 3}H${x + 26}L${x + 18} ${y + 10}H${x - 6}Z`,
    tone: 'sheet',
    strength: 85,
  }
}

export function dome({ between }: Draw, tone: Tone, strength: number): Shape {
  const [x, wide] = [between(220, 480), between(70, 92)]
  const foot = 232
  return {
    d: `M${x - wide - 26} 310V${foot}H${x - wide}C${x - wide} ${foot - wide * 0.9} ${x - 14} ${foot - wide - 12} ${x} ${foot - wide - 36}C${x + 14} ${foot - wide - 12} ${x + wide} ${foot - wide * 0.9} ${x + wide} ${foot}H${x + wide + 26}V310Z`,
    tone,
    strength,
  }
}

export function minarets({ between }: Draw): Shape[] {
  const towers = [between(70, 150), between(560, 650)].map(
    (x) => `M${x - 8} 310V170H${x - 12}V162H${x - 6}V140L${x} 118L${x + 6} 140V162H${x + 12}V170H${x + 8}V310Z`,
  )
  return [{ d: towers.join(''), tone: 'ribbon', strength: 30 }]
}
