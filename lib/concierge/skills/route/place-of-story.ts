import type { Clause } from '../../grammar/clauses'
import type { Frame } from '../../grammar/cover'
import type { Table } from '../../table'
import { askedTopic, isOfTrouble } from '../guide/asked-topic'
import type { FoldContext } from '../skill'
import { foldRoute, type RouteChange } from './fold'

/** "Kansai airport turned me away, now I must reach Bangkok": they start where the journey broke off, unless they say otherwise. */
export function startInStory(clauses: readonly Clause[], { situation, language }: Table): Frame[] {
  if (situation.wishes.from) return []
  const asksWay = clauses.some(({ frames }) => frames.some(({ value }) => 'to' in value && !('from' in value)))
  const isSaid = clauses.some(({ frames }) => frames.some(({ value }) => 'from' in value || 'leg' in value))
  if (!asksWay || isSaid) return []
  const stories = clauses.filter(({ kind, text }) => kind === 'story' && isOfTrouble(askedTopic(text, language)))
  const places = stories.flatMap(({ mentioned }) => mentioned.filter(({ value }) => 'event' in value || 'place' in value))
  const [only, other] = places
  return only && !other ? [{ ...only, value: { from: only.value.event ?? only.value.place } }] : []
}

/** "My sister lives in Porto, I would like to go there": the place is that of the story. */
export function withPlaceOfStory(route: RouteChange, clauses: readonly Clause[], context: FoldContext): RouteChange {
  const isThere = route.references.some(({ kind, side }) => kind === 'there' && side === 'to')
  if (!isThere || route.to !== undefined || context.situation.wishes.to !== null) return route
  const stories = clauses.flatMap(({ kind, mentioned }) => (kind === 'story' ? mentioned : []))
  const to = [...route.mentioned, ...foldRoute(stories, context).mentioned].at(-1)
  return to === undefined ? route : { ...route, to }
}
