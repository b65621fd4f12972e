import { allFrames, asksSomething, type Clause } from '../grammar/clauses'
import type { Frame } from '../grammar/cover'
import type { PlaceValue } from '../grammar/place-words'
import { isThatPlace, placesIn, placeToSend } from '../skills/route/spots'
import type { Table } from '../table'
import type { VariantWish } from './supposed-variants'

/** Where a trip lands first, and where it starts home. */
type Jaw = { into: PlaceValue | string; homeFrom: PlaceValue | string }

/**
 * Open jaws to price beside the trip: "into Rome and out of Naples, or the other way round", "what if we flew into Naples and home from
 * Rome?", and the trip's own one turned round. Those that stand already are left out; empty where none is meant.
 */
export function openJawVariants(clauses: readonly Clause[], table: Table): VariantWish[] {
  const frames = allFrames(clauses.filter(({ kind }) => kind !== 'story'))
  const { slices, result, order } = table.situation
  const [first, last] = [slices[0], slices.at(-1)]
  if (!result || order || !first || !last || slices.length !== 2 || last.to !== first.from) return []
  const said = jawSaid(frames)
  const isTurned = frames.some(({ value }) => value.swap === true)
  const isAsked = clauses.some((clause) => clause.isSupposed || asksSomething(clause))
  const standing: Jaw = { into: first.to, homeFrom: last.from }
  const isOpen = first.to !== last.from
  const named = said ?? (isTurned && isOpen ? standing : null)
  if (!named || !(isTurned || isAsked) || (!said && !isAsked)) return []
  const jaws = isTurned ? [named, { into: named.homeFrom, homeFrom: named.into }] : [named]
  return jaws
    .filter((jaw) => !isSame(jaw.into, first.to) || !isSame(jaw.homeFrom, last.from))
    .map((jaw) => ({
      ...(isSame(jaw.into, first.to) ? {} : { to: sent(jaw.into) }),
      homeFrom: sent(jaw.homeFrom),
    }))
}

function jawSaid(frames: readonly Frame[]): Jaw | null {
  const placeAt = (slot: string) => frames.flatMap(({ value }) => placesIn(value[slot])).at(-1)
  const [into, homeFrom] = [placeAt('to') ?? placeAt('stopFirst'), placeAt('retFrom')]
  return into && homeFrom ? { into, homeFrom } : null
}

function isSame(place: PlaceValue | string, known: string): boolean {
  return typeof place === 'string' ? place === known : isThatPlace(place, known)
}

function sent(place: PlaceValue | string): string {
  return typeof place === 'string' ? place : placeToSend(place)
}
