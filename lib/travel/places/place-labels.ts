/** A point of the drawing: x to the right, y down, from the upper left corner. */
export type MapPoint = { x: number; y: number }
export type MapSize = { width: number; height: number }

export type LabelSide = 'right' | 'left' | 'above' | 'below'

/** A three-letter code on the narrowest phone, in units of the drawing, and how far it stands off its point. */
const LABEL = { width: 52, height: 30 }
const OFF = 12

type Box = { left: number; top: number; right: number; bottom: number }

/** A side for each point's label: where it covers no point, no other label and least of the lines, and stays on the map. */
export function placeLabels(points: MapPoint[], size: MapSize, lines: MapPoint[]): LabelSide[] {
  const taken: Box[] = []
  return points.map((point) => {
    const choices = (['right', 'left', 'above', 'below'] as const).map((side) => {
      const box = boxOf(point, side)
      const isOff = box.left < 0 || box.top < 0 || box.right > size.width || box.bottom > size.height
      const covered =
        points.filter((other) => other !== point && isIn(other, box)).length + taken.filter((other) => overlap(other, box)).length
      const crossed = lines.filter((other) => isIn(other, box)).length
      return { side, box, fault: (isOff ? 1_000 : 0) + covered * 200 + crossed }
    })
    const [best] = choices.toSorted((first, second) => first.fault - second.fault)
    if (best) taken.push(best.box)
    return best?.side ?? 'right'
  })
}

function boxOf({ x, y }: MapPoint, side: LabelSide): Box {
  const { width, height } = LABEL
  const left = side === 'right' ? x + OFF : side === 'left' ? x - OFF - width : x - width / 2
  const top = side === 'below' ? y + OFF : side === 'above' ? y - OFF - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

function isIn({ x, y }: MapPoint, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

function overlap(first: Box, second: Box): boolean {
  return first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom
}
