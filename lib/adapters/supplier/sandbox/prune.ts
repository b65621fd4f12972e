import { type Itinerary, minutesOf } from './network/itineraries'

/** What decides whether an itinerary is worth showing. `price` is the total shown for everybody, in minor units. */
export type Choice = {
  price: number
  minutes: number
  changes: number
  /** Checked bags that the shown price includes. */
  bags: number
  departsAt: number
  /** The quarter of the local day that it leaves in, 0 to 3. */
  quarter: number
  airlines: string
}

/** How many itineraries of one direction are offered at most. */
export const MOST_ITINERARIES = 200
// Connections that something else beats are shown too until there are so many itineraries.
const ENOUGH = 60
// Nobody changes planes for a day when the fastest way takes an hour.
const LONGEST_AGAINST_FASTEST = 2
const EXTRA_MINUTES = 150

/** Without connections that take far too long. */
export function sensibleOf(itineraries: Itinerary[]): Itinerary[] {
  const fastest = itineraries.reduce((least, itinerary) => Math.min(least, minutesOf(itinerary)), Number.POSITIVE_INFINITY)
  const longest = fastest * LONGEST_AGAINST_FASTEST + EXTRA_MINUTES
  return itineraries.filter((itinerary) => itinerary.legs.length === 1 || minutesOf(itinerary) <= longest)
}

/**
 * What is worth showing, cheapest first. Choices fall into layers: nothing of the same quarter of the day beats one of the first
 * layer, only those beat one of the second, and so on. Direct flights are shown first, then connections layer by layer until there
 * are enough; where a layer has no room as a whole, every airline's best of it comes before another's second. So nothing is shown
 * while what beats it is not, and the cheapest and the fastest of all always are.
 */
export function prune<T extends Choice>(choices: T[]): T[] {
  const sorted = choices.toSorted(compareChoices)
  const cheapest = sorted[0]
  const fastest = sorted.toSorted((first, second) => first.minutes - second.minutes)[0]
  const layered = [...Map.groupBy(sorted, ({ quarter }) => quarter).values()].flatMap(layersOf)
  const ranked = layered.map((one) => ({ ...one, isLead: one.choice === cheapest || one.choice === fastest }))
  const layers = layersNeeded(layered)
  return ranked
    .filter(({ choice, layer }) => choice.changes === 0 || layer < layers)
    .sort(
      (first, second) =>
        Number(second.isLead) - Number(first.isLead) ||
        Math.sign(first.choice.changes) - Math.sign(second.choice.changes) ||
        first.layer - second.layer ||
        first.turn - second.turn ||
        compareChoices(first.choice, second.choice),
    )
    .slice(0, MOST_ITINERARIES)
    .map(({ choice }) => choice)
    .sort(compareChoices)
}

/** Cheapest first; equal prices by duration, changes, bags and departure: the same order every time. */
export function compareChoices(first: Choice, second: Choice): number {
  return (
    first.price - second.price ||
    first.minutes - second.minutes ||
    first.changes - second.changes ||
    second.bags - first.bags ||
    first.departsAt - second.departsAt ||
    (first.airlines < second.airlines ? -1 : first.airlines > second.airlines ? 1 : 0)
  )
}

/** No worse in anything, and better in something. */
export function beats(first: Choice, second: Choice): boolean {
  const isNoWorse =
    first.price <= second.price && first.minutes <= second.minutes && first.changes <= second.changes && first.bags >= second.bags
  return (
    isNoWorse &&
    (first.price < second.price || first.minutes < second.minutes || first.changes < second.changes || first.bags > second.bags)
  )
}

/** `turn` counts the choices of the same airlines before it in the layer. */
type Layered<T> = { choice: T; layer: number; turn: number }

/** `sorted` as `compareChoices` has it: what beats a choice stands before it. */
function layersOf<T extends Choice>(sorted: T[]): Layered<T>[] {
  const layers: { members: T[]; turns: Map<string, number> }[] = []
  return sorted.map((choice) => {
    // Whatever is beaten in one layer is beaten in each before it.
    let layer = layers.findIndex(({ members }) => !members.some((member) => beats(member, choice)))
    if (layer < 0) layer = layers.push({ members: [], turns: new Map() }) - 1
    const { members, turns } = layers[layer] ?? { members: [], turns: new Map<string, number>() }
    const turn = turns.get(choice.airlines) ?? 0
    members.push(choice)
    turns.set(choice.airlines, turn + 1)
    return { choice, layer, turn }
  })
}

/** How many layers of connections it takes, beside the direct flights, until there are enough; one at least. */
function layersNeeded(layered: Layered<Choice>[]): number {
  const sizes: number[] = []
  let shown = 0
  for (const { choice, layer } of layered) {
    if (choice.changes === 0) shown++
    else sizes[layer] = (sizes[layer] ?? 0) + 1
  }
  let layers = 0
  do shown += sizes[layers++] ?? 0
  while (shown < ENOUGH && layers < sizes.length)
  return layers
}
