import { MAP_SIZE, type MapFrame, type NamedPoint, type Placed } from './place-on-map'

export type NameLabel = { name: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
type Box = { left: number; right: number; top: number; bottom: number }

/** How wide a letter is, as a share of its height. */
const LETTER = 0.54
const LONGEST_NAME = 26
const EDGE = 4

/** The names of marks, each where it covers no mark and no other name; a mark without room for its name has none. */
export function markLabels(placed: Placed[], markRadius: number, size: number, taken: Box[]): NameLabel[] {
  const marks = placed.map(({ x, y }) => boxAround(x, y, 2 * markRadius, 2 * markRadius))
  const used = [...taken]
  return placed.flatMap(({ x, y, name: full }, index): NameLabel[] => {
    const name = shortName(full)
    const [width, off] = [name.length * size * LETTER, markRadius + 5]
    const choices: NameLabel[] = [
      { name, x: x + off, y, anchor: 'start' },
      { name, x: x - off, y, anchor: 'end' },
      { name, x, y: y - off - size / 2, anchor: 'middle' },
      { name, x, y: y + off + size / 2, anchor: 'middle' },
    ]
    const others = marks.filter((_, place) => place !== index)
    const label = name.length <= LONGEST_NAME && choices.find((one) => isFree(labelBox(one, width, size), [...others, ...used]))
    if (!label) return []
    used.push(labelBox(label, width, size))
    return [label]
  })
}

/** The names of districts within the frame, where nothing else stands. */
export function areaLabels(areas: NamedPoint[], frame: MapFrame, size: number, taken: Box[]): NameLabel[] {
  const used = [...taken]
  return areas.flatMap(({ name, lat, lon }): NameLabel[] => {
    const x = ((lon - frame.west) / (frame.east - frame.west)) * MAP_SIZE
    const y = ((frame.north - lat) / (frame.north - frame.south)) * MAP_SIZE
    // A district's full name rarely fits, so "Baixa and Chiado" is labelled "Baixa"; it may stand a little off the district's centre.
    const short = shortName(name).split(' and ')[0] ?? name
    const width = short.length * size * LETTER * 1.35
    const choices = [0, -1.6, 1.6, -3.2, 3.2].map((lines): NameLabel => ({ name: short, x, y: y + lines * size, anchor: 'middle' }))
    const label = choices.find((choice) => isFree(labelBox(choice, width, size), used))
    if (!label) return []
    used.push(labelBox(label, width, size))
    return [label]
  })
}

export function boxesOf(labels: NameLabel[], size: number): Box[] {
  return labels.map((label) => labelBox(label, label.name.length * size * LETTER, size))
}

export function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** "Rattanakosin, the old town" is "Rattanakosin" on a map. */
function shortName(name: string): string {
  return name.split(/, | \(/)[0] ?? name
}

function labelBox({ x, y, anchor }: NameLabel, width: number, size: number): Box {
  const middle = anchor === 'start' ? x + width / 2 : anchor === 'end' ? x - width / 2 : x
  return boxAround(middle, y, width, size * 1.15)
}

function isFree(box: Box, taken: Box[]): boolean {
  const isOn = box.left > EDGE && box.right < MAP_SIZE - EDGE && box.top > EDGE && box.bottom < MAP_SIZE - EDGE
  return isOn && taken.every((one) => box.left >= one.right || one.left >= box.right || box.top >= one.bottom || one.top >= box.bottom)
}
