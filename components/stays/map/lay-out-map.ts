import { formatWhole, minorDigits } from '@/lib/travel/money'
import type { Coordinates } from '@/lib/travel/places/great-circle'
import type { PlacedHotel } from '@/lib/travel/stays/placed-hotel'
import type { RankedHotel } from '@/lib/travel/stays/ranked-hotel-schema'
import type { StaySight } from '@/lib/travel/stays/stay-place-schema'
import { MAP_SIZE, type MapFrame, placeOnMap } from '../../content/place-on-map'
import { type Area, areaOf, frameOf, onArea } from './map-area'

/** Of a pin without its price: on the narrowest screen still 24 px across. */
const DOT_RADIUS = 14.5
/** How many of the sights are named: those with most places around them. */
const MOST_SIGHTS = 6
/** In units of the map, as it is drawn on a narrow screen: a letter of 12 px is about 7 px wide. */
const [LETTER, PILL_SIDES, PILL_HEIGHT, LABEL_HEIGHT, LABEL_DROP] = [8, 18, 28, 18, 16]
/** Of a name in small capitals, and where it may stand above or below the middle of its places. */
const [AREA_LETTER, AREA_DROPS] = [8.4, [0, -20, 20, -36, 36]]
const SCALES_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]
const LONGEST_SCALE = 120
/** The scale stands along the lower edge. */
const SCALE_HEIGHT = 34

export type Pin = { ranked: RankedHotel; x: number; y: number; price: string; hasPrice: boolean; isOutside: boolean }
export type Landmark = { id: string; name: string; x: number; y: number; hasName: boolean }
export type StaysMapLayout = {
  pins: Pin[]
  /** How many of the places lie beyond the part that is drawn. */
  beyond: number
  centre: { x: number; y: number }
  sights: Landmark[]
  /** Neighbourhoods that are named where there is room, in the middle of their places. */
  areas: { name: string; x: number; y: number }[]
  scaleKm: number
  unitsPerKm: number
  /** Degrees at the edges of the part that is drawn. */
  frame: MapFrame
}
type Box = { left: number; right: number; top: number; bottom: number }
type Mark = { x: number; y: number; isOutside: boolean }

/**
 * Where pins, sights and the centre stand on the square map. All places are laid out, whatever the filters leave, so that nothing moves
 * when they change. Prices are written from the most wanted pin on, wherever they fit; a pin without room for its price is a dot.
 */
export function layOutMap({
  all,
  shown,
  sights,
  centre,
  closeness = 1,
  focusId = null,
  isWanted,
}: {
  all: PlacedHotel[]
  shown: RankedHotel[]
  sights: StaySight[]
  centre: Coordinates
  /** How many times closer than with all places on it, around `focusId`, or the middle of the places. */
  closeness?: number
  focusId?: string | null
  /** Kept, pressed or picked: its price comes first. */
  isWanted: (hotelId: string) => boolean
}): StaysMapLayout {
  const named = mostNear(sights, all)
  const { at, middle, area, unitsPerKm, frame } = drawn({ all, named, centre, closeness, focusId })
  const visible = shown.flatMap((ranked): { ranked: RankedHotel; mark: Mark }[] => {
    const mark = at.get(ranked.hotel.hotelId)
    return mark && isOn(mark) ? [{ ranked, mark }] : []
  })
  const wantedFirst = visible.toSorted(
    (one, other) => Number(isWanted(other.ranked.hotel.hotelId)) - Number(isWanted(one.ranked.hotel.hotelId)),
  )
  const pills: Box[] = []
  const pins = wantedFirst.map(({ ranked, mark }): Pin => {
    const price = wholePrice(ranked)
    const width = price.length * LETTER + PILL_SIDES
    const x = Math.min(Math.max(mark.x, width / 2), MAP_SIZE - width / 2)
    const pill = boxAround(x, mark.y, width, PILL_HEIGHT)
    const others = isWanted(ranked.hotel.hotelId) ? [] : visible.filter((one) => one.mark !== mark).map((one) => dotAt(one.mark))
    const hasPrice = [...pills, ...others].every((box) => !overlap(pill, box))
    if (hasPrice) pills.push(pill)
    return { ranked, x: hasPrice ? x : mark.x, y: mark.y, price, hasPrice, isOutside: mark.isOutside }
  })
  const occupied = [...pills, ...visible.map(({ mark }) => dotAt(mark)), boxAround(middle.x, middle.y, 8 * LETTER, LABEL_HEIGHT)]
  const landmarks = named.flatMap(({ sightId, name }): Landmark[] => {
    const mark = at.get(sightId)
    if (!mark || !isOn(mark, DOT_RADIUS)) return []
    const label = boxAround(mark.x, mark.y + LABEL_DROP, name.length * (LETTER - 1.2), LABEL_HEIGHT)
    const hasName = label.left > 0 && label.right < MAP_SIZE && occupied.every((box) => !overlap(label, box))
    if (hasName) occupied.push(label)
    return [{ id: sightId, name, x: mark.x, y: mark.y, hasName }]
  })
  const areas = [...Map.groupBy(all, ({ neighbourhood }) => neighbourhood)].flatMap(([name, hotels]) => {
    const marks = hotels.flatMap(({ hotelId }) => at.get(hotelId) ?? [])
    const [x, y] = [mean(marks.map((mark) => mark.x)), mean(marks.map((mark) => mark.y))]
    // Beside its places rather than on them.
    const places = AREA_DROPS.map((drop) => boxAround(x, y + drop, name.length * AREA_LETTER, LABEL_HEIGHT))
    const label = places.find((box) => isWithin(box) && occupied.every((other) => !overlap(box, other)))
    if (!label) return []
    occupied.push(label)
    return [{ name, x: (label.left + label.right) / 2, y: (label.top + label.bottom) / 2 }]
  })
  const scaleKm = SCALES_KM.findLast((km) => km * unitsPerKm * area.factor <= LONGEST_SCALE) ?? 0.1
  return {
    pins,
    beyond: shown.length - visible.length,
    centre: middle,
    sights: landmarks,
    areas,
    scaleKm,
    unitsPerKm: unitsPerKm * area.factor,
    frame,
  }
}

/** "€120": on a pin decimals would say nothing. */
export function wholePrice({ lead }: RankedHotel): string {
  const { amountMinor, currency } = lead.rate.netPrice
  return formatWhole(Math.round(amountMinor / 10 ** minorDigits(currency)), currency)
}

/** The marks by their ids on the part that is drawn, spread there so that none lies on another. */
function drawn({
  all,
  named,
  centre,
  closeness,
  focusId,
}: {
  all: PlacedHotel[]
  named: StaySight[]
  centre: Coordinates
  closeness: number
  focusId: string | null
}): { at: Map<string, Mark>; middle: { x: number; y: number }; area: Area; unitsPerKm: number; frame: MapFrame } {
  const points = [
    { name: 'centre', point: centre },
    ...all.map(({ hotelId, point }) => ({ name: hotelId, point })),
    ...named.map(({ sightId, point }) => ({ name: sightId, point })),
  ].map(({ name, point }) => ({ name, lat: point.latitude, lon: point.longitude }))
  const asTheyLie = placeOnMap(points, 0).placed
  const area = areaOf(asTheyLie.slice(0, all.length + 1), { closeness, focus: asTheyLie.find(({ name }) => name === focusId) ?? null })
  const { placed, unitsPerKm, frame } = placeOnMap(points, DOT_RADIUS / area.factor)
  const [middle, ...marks] = placed.map((mark) => ({ ...mark, ...onArea(mark, area) }))
  return {
    at: new Map(marks.map((mark) => [mark.name, mark])),
    middle: { x: middle?.x ?? 0, y: middle?.y ?? 0 },
    area,
    unitsPerKm,
    frame: frameOf(frame, area),
  }
}

function mostNear(sights: StaySight[], hotels: PlacedHotel[]): StaySight[] {
  const nearest = hotels.flatMap((hotel) => hotel.sights.slice(0, 2).map(({ sightId }) => sightId))
  const count = (id: string) => nearest.filter((one) => one === id).length
  return sights.toSorted((one, other) => count(other.sightId) - count(one.sightId)).slice(0, MOST_SIGHTS)
}

function isOn({ x, y }: Mark, margin = 0): boolean {
  return [x, y].every((place) => place > margin && place < MAP_SIZE - margin)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function isWithin({ left, right, top, bottom }: Box): boolean {
  return left > 0 && right < MAP_SIZE && top > 0 && bottom < MAP_SIZE - SCALE_HEIGHT
}

function dotAt({ x, y }: Mark): Box {
  return boxAround(x, y, 2 * DOT_RADIUS, 2 * DOT_RADIUS)
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
