import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { asksSomething, type Clause } from '../../grammar/clauses'
import type { Slots } from '../../grammar/lexicon'
import type { FareSlice, Table } from '../../table'
import type { ShownFare } from '../../tool-results'
import { amountOf, byPrice } from '../pick/flight-order'
import { isSlots } from '../pick/helpers'
import type { Topic } from '../pick/topics'
import { type FareChoice, fittingTo, inWantedCabin, namedByBrand } from './fare-sets'

/** What words say of the fare they mean. */
export type FareSpec = {
  brand?: string
  order?: 'cheapest' | 'dearest'
  /** Its place on the card, -1 the last one. */
  nth?: number
  needs?: ('refund' | 'change' | 'bag')[]
  cabin?: 'economy' | 'premium' | 'business' | 'first'
  refers?: 'it'
  any?: FareSpec[]
}

/** A question of fares: of those named, or of all where none is. */
export type FareAsk = { what: Topic; brands: string[]; start: number }

/** What a message says of fares. */
export type FarePicking = {
  /** One for each flight that is meant; null where none is chosen. */
  choices: FareChoice[] | null
  /** Several fares fit what was named. */
  unclear: [string, string] | null
  refused: string[]
  /** A fare by its name before those of the flight are known: "the second one, in flex". */
  wished: FareSpec | null
  asks: FareAsk[]
}

type Said = { spec: FareSpec; scope: number | 'both' | null }

/** Fares chosen, refused and asked about in the clauses. `spokenOf` is the brand that the last answer named. Pure. */
export function foldFares(clauses: readonly Clause[], table: Table, spokenOf: string | null = null): FarePicking {
  const picking: FarePicking = { choices: null, unclear: null, refused: [], wished: null, asks: [] }
  const said: Said[] = []
  let isShownKept = false
  const { cabinClass } = table.situation.wishes
  const known = table.fares.flatMap(({ fares }) => fares)
  for (const clause of clauses) {
    const frames = [...new Set([...clause.frames, ...clause.mentioned])]
    const isQuestion = asksSomething(clause) || frames.some(({ value, rule }) => typeof value.what === 'string' && !rule?.isWeak)
    for (const frame of frames) {
      const { value, skill } = frame
      const isClear = clause.unread.length === 0 || (clause.kind === 'wish' && clause.clear.includes(frame))
      // "Take it", where the talk was of a fare.
      const pointed = value.pick ?? value.point
      if (skill === 'pick' && spokenOf && !isQuestion && isSlots(pointed) && pointed.refers === 'it')
        said.push({ spec: { brand: spokenOf }, scope: null })
      if (skill !== 'fares') continue
      if (typeof value.what === 'string')
        picking.asks.push({
          what: askedOf(value, value.what as Topic),
          brands: brandsOf(specOf(value.of), known, cabinClass),
          start: clause.start,
        })
      else if (value.refused) picking.refused.push(...brandsOf(specOf(value.refused), known, cabinClass))
      else if (isQuestion && !value.please && value.fare)
        picking.asks.push({
          what: specOf(value.fare).any ? 'difference' : specOf(value.fare).needs?.includes('refund') ? 'conditions' : 'fares',
          brands: brandsOf(specOf(value.fare), known, cabinClass),
          start: clause.start,
        })
      else if (value.shown) isShownKept = true
      else if (isSlots(value.wished)) picking.wished = specOf(value.wished)
      else if (value.fare && isClear) said.push({ spec: withSpokenOf(specOf(value.fare), spokenOf), scope: scopeOf(value.way) })
    }
  }
  const meant = withOrders(said)
  if (isShownKept && said.length === 0) return { ...picking, choices: keptFares(table) }
  return meant.length > 0 ? { ...picking, ...choose(meant, table) } : picking
}

/** "The one that includes a bag, the cheapest": an order alone is among the fares that were described before it. */
function withOrders(said: readonly Said[]): Said[] {
  return said.reduce<Said[]>((all, one) => {
    const before = all.at(-1)
    const isOrderAlone = one.scope === null && Object.keys(one.spec).every((name) => name === 'order')
    const isDescribed = before?.scope === null && before.spec.needs !== undefined && before.spec.order === undefined
    return before && isOrderAlone && isDescribed ? all.with(-1, { ...before, spec: { ...before.spec, ...one.spec } }) : all.concat(one)
  }, [])
}

/** The fare of these that was named with the flight, before they were known: "the second one in flex"; null where that is not one. */
export function wishedFare(clauses: readonly Clause[], { sliceIndex, fares }: FareSlice, wantedCabin: CabinClass): ShownFare | null {
  const frame = clauses
    .flatMap(({ frames }) => frames)
    .findLast(({ skill, value }) => skill === 'fares' && isSlots(value.wished) && [null, 'both', sliceIndex].includes(scopeOf(value.way)))
  const [fare, other] = frame ? faresOf(specOf(frame.value.wished), fares, wantedCabin) : []
  return fare && !other ? fare : null
}

/** The brand of the fare that the last answer offered; null where it offered none. */
export function offeredBrand({ pending, fares }: Table): string | null {
  const acts = pending?.asked === 'confirm' ? pending.acts : []
  const ids = acts.map(({ input }) => input.fareId)
  return fares.flatMap((slice) => slice.fares).find(({ fareId }) => ids.includes(fareId))?.brand ?? null
}

function choose(said: Said[], table: Table): Pick<FarePicking, 'choices' | 'unclear'> {
  const { situation, fares: slices } = table
  const open = slices.filter(({ sliceIndex }) => !isChosen(sliceIndex, table))
  const unscoped = open.length > 0 ? open : slices
  const named = said.flatMap(({ scope }) => (typeof scope === 'number' ? [scope] : []))
  const choices: FareChoice[] = []
  for (const slice of slices) {
    const own = said.findLast(({ scope }) => scope === slice.sliceIndex)
    const general = said.findLast(({ scope }) => scope === 'both' || (scope === null && (named.length > 0 || unscoped.includes(slice))))
    const { spec } = own ?? ((named.includes(slice.sliceIndex) ? {} : (general ?? {})) as Partial<Said>)
    if (!spec) continue
    const [first, second] = own ? faresOf(own.spec, slice.fares, situation.wishes.cabinClass) : faresLike(spec, slice, table)
    if (first && second) return { choices: null, unclear: [first.brand, second.brand] }
    if (first) choices.push({ sliceIndex: slice.sliceIndex, fareId: first.fareId, brand: first.brand })
  }
  return { choices: choices.length > 0 ? choices : null, unclear: null }
}

/** "Light" for both flights is the plainest fare of the one whose airline calls it otherwise. */
function faresLike(spec: FareSpec, { fares }: FareSlice, { fares: slices, situation }: Table): ShownFare[] {
  const { cabinClass } = situation.wishes
  const named = faresOf(spec, fares, cabinClass)
  if (named.length > 0 || spec.brand === undefined) return named
  const plainest = (of: ShownFare[], cabin: string) => byPrice(of.filter((fare) => fare.cabinClass === cabin))[0]
  return slices.flatMap((slice) => {
    const [fare, other] = faresOf(spec, slice.fares, cabinClass)
    const isPlainest = fare && !other && plainest(slice.fares, fare.cabinClass) === fare
    return isPlainest ? (plainest(fares, fare.cabinClass) ?? []) : []
  })
}

/** The fares that a spec names; several where it leaves open which. */
function faresOf(spec: FareSpec, fares: ShownFare[], wantedCabin: CabinClass): ShownFare[] {
  if (spec.any) {
    const each = [...new Set(spec.any.flatMap((one) => faresOf(one, fares, wantedCabin)))]
    return spec.order === 'cheapest' ? byPrice(each).slice(0, 1) : each
  }
  const branded = spec.brand ? fares.filter(({ brand }) => brand === spec.brand) : []
  const named = spec.brand && branded.length === 0 ? namedByBrand(spec.brand, fares) : branded
  // "Light" is the plainest, whatever the airline calls it.
  if (spec.brand && named.length === 0 && !spec.order) return []
  const ofCabin = spec.cabin ? fares.filter(({ cabinClass }) => isOfCabin(cabinClass, spec.cabin)) : []
  if (spec.cabin && ofCabin.length === 0) return []
  const among = named.length > 0 ? named : ofCabin.length > 0 ? ofCabin : inWantedCabin(fares, wantedCabin)
  const fitting = (spec.needs ?? []).reduce(fittingTo, among)
  if (spec.order === 'dearest') return byPrice(fitting).slice(-1)
  if (spec.order === 'cheapest' || spec.needs) return byPrice(fitting).slice(0, 1)
  if (spec.nth !== undefined) return [fares.at(spec.nth > 0 ? spec.nth - 1 : spec.nth)].flatMap((fare) => fare ?? [])
  if (named.length > 0) return named
  return spec.cabin ? byPrice(fitting).slice(0, 1) : []
}

/** Of every direction that has none yet, the fare whose price is shown. */
function keptFares({ fares: slices, situation }: Table): FareChoice[] | null {
  const { cabinClass, checkedBags } = situation.wishes
  const bagsOf = (fare: ShownFare) => Math.min(fare.checkedBags, checkedBags)
  const isOpen = ({ sliceIndex }: FareSlice) => !situation.slices.find((slice) => slice.sliceIndex === sliceIndex)?.picked?.fare
  const choices = slices.filter(isOpen).flatMap(({ sliceIndex, fares }) => {
    const [shown] = inWantedCabin(fares, cabinClass).toSorted(
      (one, other) => bagsOf(other) - bagsOf(one) || amountOf(one.total) - amountOf(other.total),
    )
    return shown ? [{ sliceIndex, fareId: shown.fareId, brand: shown.brand }] : []
  })
  return choices.length > 0 ? choices : null
}

/** Of every direction that has none yet, the cheapest fare without a checked bag; the cheapest of all where each holds one. */
export function cheapestWithoutBags(slices: readonly FareSlice[], { wishes, slices: chosen }: Table['situation']): FareChoice[] {
  const isOpen = ({ sliceIndex }: FareSlice) => !chosen.find((slice) => slice.sliceIndex === sliceIndex)?.picked?.fare
  return slices.filter(isOpen).flatMap(({ sliceIndex, fares }) => {
    const wanted = byPrice(inWantedCabin(fares, wishes.cabinClass))
    const fare = wanted.find(({ checkedBags }) => checkedBags === 0) ?? wanted[0]
    return fare ? [{ sliceIndex, fareId: fare.fareId, brand: fare.brand }] : []
  })
}

function brandsOf({ any, ...spec }: FareSpec, fares: ShownFare[], wantedCabin: CabinClass): string[] {
  const found = any ? any.flatMap((one) => faresOf(one, fares, wantedCabin)) : faresOf(spec, fares, wantedCabin)
  return [...new Set(found.map(({ brand }) => brand))]
}

/** Whether a class of the card is the cabin that is spoken of. */
export function isOfCabin(cabinClass: string, cabin: FareSpec['cabin']): boolean {
  const name = cabinClass.toLowerCase()
  return cabin === 'economy' ? name.includes('economy') && !name.includes('premium') : name.includes(cabin ?? '')
}

function isChosen(sliceIndex: number, { situation }: Table): boolean {
  return Boolean(situation.slices.find((slice) => slice.sliceIndex === sliceIndex)?.picked?.fare)
}

/** "That fare" is the one that the talk was of. */
function withSpokenOf(spec: FareSpec, spokenOf: string | null): FareSpec {
  return spec.refers && spokenOf ? { brand: spokenOf } : spec
}

/** "What does it all come to?" asks of the trip, "is the fare refundable?" of its terms. */
function askedOf({ of, side, ofTopic }: Slots, what: Topic): Topic {
  if (what !== 'fares') return what
  const { refers, needs = [] } = specOf(of)
  if (side === 'both' && refers) return 'total'
  return ofTopic && needs.includes('refund') ? 'conditions' : what
}

function scopeOf(way: unknown): Said['scope'] {
  if (!isSlots(way)) return null
  if (way.side === 'both') return 'both'
  return typeof way.leg === 'number' ? way.leg : typeof way.side === 'number' ? way.side : null
}

function specOf(value: unknown): FareSpec {
  return isSlots(value) ? (value as Slots & FareSpec) : {}
}
