import type { PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { PlaceValue } from '../../grammar/place-words'
import type { Reading } from '../../grammar/read'
import type { SearchHeard } from '../../hear-search'
import type { Table } from '../../table'
import type { Request } from '../../understand/requests'
import type { PlanSaid } from './fold'
import type { SuggestInput } from './planning-wish'

export type SaidDays = { departureOn: PlainDate; returnOn?: PlainDate }

/** A message with what its frames say of plans, places and the journey. */
export type PlanningMessage = {
  reading: Reading
  frames: Frame[]
  plan: PlanSaid
  /** Where they start. */
  origin: PlaceValue | null
  /** The other places that are named, each once. */
  places: PlaceValue[]
  /** "Lisbon or Porto": either would do. */
  isEither: boolean
  /** "To Lisbon": it says where to fly to. */
  isFlight: boolean
  isQuestion: boolean
  request: Request | null
  /** Its words that nothing explains. */
  unread: string[]
  heard: SearchHeard
  /** What a proposed place must keep to. */
  limits: SuggestInput
  /** The days of the last message that named any, this one included; null where none did. */
  lastDays: () => SaidDays | null
  table: Table
}

const ORIGINS = ['from', 'lives', 'origins']
const GOALS = ['to', 'place', 'goal', 'next', 'visit', 'event']
const FLIGHT_GOALS = ['to']

/** The places that frames name. What answers "where to?" is only a place; so is what answers "where from?" beside a wish for a plan. */
export function placesNamed(
  frames: readonly Frame[],
  isPlan: boolean,
): { origin: PlaceValue | null; places: PlaceValue[]; isEither: boolean; isFlight: boolean } {
  const values = frames.flatMap(({ skill, value, rule }) => {
    if (skill !== 'route') return []
    if (rule?.asked === 'to') return [{ place: value.to }]
    return isPlan && rule?.asked === 'from' ? [{ place: value.from }] : [value, value.leg]
  })
  const slots = values.flatMap((value) => (typeof value === 'object' && value !== null ? [value as Record<string, unknown>] : []))
  const of = (names: string[]) => slots.flatMap((value) => names.flatMap((name) => placesOf(value[name])))
  const [origin = null] = of(ORIGINS)
  const isEither = slots.some(({ place }) => typeof place === 'object' && place !== null && 'any' in place)
  return { origin, places: of(GOALS), isEither, isFlight: of(FLIGHT_GOALS).length > 0 }
}

function placesOf(value: unknown): PlaceValue[] {
  if (typeof value !== 'object' || value === null) return []
  if ('any' in value || 'all' in value) return Object.values(value).flatMap((all) => (Array.isArray(all) ? all.flatMap(placesOf) : []))
  return 'city' in value ? [value as PlaceValue] : []
}

/** "From London to Rome", "one way": a search of its own. */
export function isWholeSearch({ origin, places, isFlight, frames }: PlanningMessage): boolean {
  return (origin !== null && (isFlight || places.length > 0)) || frames.some(({ value }) => value.trip === 'one-way')
}
