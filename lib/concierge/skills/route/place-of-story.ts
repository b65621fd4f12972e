import type { Clause } from '../../grammar/clauses'
import type { Frame } from '../../grammar/cover'
import type { Table } from '../../table'
import { readAlone } from '../grammar'
import { askedTopic, isOfTrouble } from '../guide/asked-topic'
import type { FoldContext } from '../skill'
import { foldRoute, type RouteChange } from './fold'

/** "Kansai airport turned me away, now I must reach Bangkok": they start where the journey broke off, unless they say otherwise. */
export function startInStory(clauses: readonly Clause[], table: Table): Frame[] {
  const { situation, language } = table
  if (situation.wishes.from) return []
  if (clauses.some(({ frames }) => frames.some(({ value }) => value.isAnew === true))) return routeOfIncident(clauses, table)
  const asksWay = clauses.some(({ frames }) => frames.some(({ value }) => 'to' in value && !('from' in value)))
  const isSaid = clauses.some(({ frames }) => frames.some(({ value }) => 'from' in value || 'leg' in value))
  if (!asksWay || isSaid) return []
  const stories = clauses.filter(({ kind, text }) => kind === 'story' && isOfTrouble(askedTopic(text, language)))
  // "Missed my connection in Frankfurt": where they change is where they are.
  const placeOf = ({ event, place, via }: Frame['value']) => event ?? place ?? (Array.isArray(via) && via.length === 1 ? via[0] : undefined)
  const places = stories.flatMap(({ mentioned }) => mentioned.filter(({ value }) => placeOf(value) !== undefined))
  const [only, other] = places
  return only && !other ? [{ ...only, value: { from: placeOf(only.value) } }] : []
}

const DAYS = ['when', 'out']

/** "They cancelled my flight from Faro to Bristol, find me another one": the new flight goes the same way on the same day, where nothing else is said. */
function routeOfIncident(clauses: readonly Clause[], { earlierWords, names }: Table): Frame[] {
  const isOf = ({ value }: Frame, ends: readonly string[]) => ends.some((end) => end in value)
  if (clauses.some(({ frames }) => frames.some((frame) => isOf(frame, ['from', 'to', 'leg', 'place', 'chain'])))) return []
  const isDated = clauses.some(({ frames }) => frames.some((frame) => isOf(frame, DAYS)))
  const routeTold = (told: readonly Clause[]) =>
    told.some(({ isIncident }) => isIncident)
      ? told.flatMap(({ kind, mentioned }) =>
          kind === 'story' ? mentioned.filter((frame) => isOf(frame, ['from', 'to', ...(isDated ? [] : DAYS)])) : [],
        )
      : []
  const isRoute = (route: Frame[]) => route.length > 0
  const here = routeTold(clauses)
  const route = isRoute(here) ? here : earlierWords.map((words) => routeTold(readAlone(words, names).clauses)).findLast(isRoute)
  // One flight takes the place of one.
  return (route ?? []).map((frame) => ({ ...frame, value: { ...frame.value, trip: 'one-way' } }))
}

/** "My sister lives in Porto, I would like to go there": the place is that of the story. */
export function withPlaceOfStory(route: RouteChange, clauses: readonly Clause[], context: FoldContext): RouteChange {
  const isThere = route.references.some(({ kind, side }) => kind === 'there' && side === 'to')
  if (!isThere || route.to !== undefined || context.situation.wishes.to !== null) return route
  const stories = clauses.flatMap(({ kind, mentioned }) => (kind === 'story' ? mentioned : []))
  const to = [...route.mentioned, ...foldRoute(stories, context).mentioned].at(-1)
  return to === undefined ? route : { ...route, to }
}
