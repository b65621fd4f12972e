import { asksSomething, type Clause } from '../grammar/clauses'
import type { Frame } from '../grammar/cover'
import type { Language } from '../grammar/languages'
import type { FarePicking } from '../skills/fares/fold'
import { askedTopic } from '../skills/guide/asked-topic'
import type { FoundFlights } from '../skills/pick/find-flights'
import type { SpokenOrder } from '../skills/pick/flight-spec'
import type { PickAsk, Picking } from '../skills/pick/fold'
import type { Asking, Topic } from '../skills/pick/topics'

/** A question about the flights, the fares or the trip: its flights, if named, and its clause; as a PickAsk. */
export type HeardAsk = Omit<PickAsk, 'what'> & { what: Asking }

/** A message's questions on practical topics. */
export type PracticalTopic = Extract<Topic, 'pets' | 'child-fares' | 'passenger-details'>

const PRACTICAL: readonly Topic[] = ['pets', 'child-fares', 'passenger-details'] satisfies PracticalTopic[]
const OTHERS: Partial<Record<SpokenOrder, Asking>> = { cheapest: 'cheaper', fastest: 'faster', earliest: 'earlier', latest: 'later' }

/** All questions about the table, in order. */
export function heardAsks(clauses: readonly Clause[], { asks, another }: Picking, fares: FarePicking): HeardAsk[] {
  const what = another && OTHERS[another.order]
  const all = [
    ...asks,
    ...fares.asks.map(({ what, start }) => ({ what, flights: null, scope: null, isSure: true, start })),
    ...(another && what
      ? [
          {
            what,
            flights: another.flights,
            scope: another.sliceIndex,
            isSure: true,
            start: startOf(clauses),
            ...(another.quoted === undefined ? {} : { quoted: another.quoted }),
            ...(another.isComplaint ? { isComplaint: true as const } : {}),
          },
        ]
      : []),
  ].toSorted((one, other) => one.start - other.start)
  return all
    .map((ask) => (isOfExtra(ask, clauses) ? { ...ask, what: 'extra-price' as const } : ask))
    .flatMap((ask, index, all) => {
      const topic = topicOf(ask)
      const isSaid = all.slice(0, index).some((earlier) => topicOf(earlier) === topic)
      return topic === null || isSaid ? [] : [{ ...ask, what: topic }]
    })
}

/** "Can we sit together, and how much would that cost?": the price of what was asked for just before, not of a flight. */
function isOfExtra({ what, flights, scope, start }: Omit<PickAsk, 'what'> & { what: Topic }, clauses: readonly Clause[]): boolean {
  if (what !== 'total' || (flights && !flights.isPronoun) || scope !== null) return false
  const before = clauses.findLast((clause) => clause.start < start && clause.said.length > 0)
  return before?.said.every(({ skill }) => skill === 'ancillaries') === true && asksSomething(before)
}

/** Questions about pets, children's prices or passengers' names; null if there are none. */
export function practicalTopic({ asks }: Picking): PracticalTopic | null {
  return (asks.find(({ what }) => PRACTICAL.includes(what))?.what as PracticalTopic | undefined) ?? null
}

/** "Is there a direct one?" is the same as "is any direct?"; possible other flights are looked up by their properties. */
function topicOf({ what, flights }: { what: Topic; flights: FoundFlights | null }): Asking | null {
  if (what !== 'exists') return PRACTICAL.includes(what) ? null : (what as Asking)
  const { stops, ...others } = flights?.query ?? {}
  return stops?.join() === 'direct' && Object.keys(others).length === 0 ? 'is-direct' : null
}

function startOf(clauses: readonly Clause[]): number {
  return clauses.find(asksSomething)?.start ?? 0
}

/** Skills whose wishes need no guide if they explain a whole clause, "only Star Alliance", and slots that ask or need one anyway. */
const WISHING = ['route', 'dates', 'party', 'filters', 'pick', 'fares', 'ancillaries']
const OF_GUIDE = ['what', 'need']

/** Whether a clause has a wish for the search, the flights or their fares. */
export function wishesForSearch({ kind, frames }: Clause): boolean {
  return kind === 'wish' && frames.some(isDone)
}

/** Whether such a wish explains its whole clause. */
export function isWhollyRead(clause: Clause): boolean {
  return wishesForSearch(clause) && clause.unread.length === 0 && clause.frames.every((frame) => frame.skill === 'control' || isDone(frame))
}

/** "Do I need a visa for Georgia?": the place is where papers are asked for, and nothing is searched. */
export function asksOfPapers({ text, frames }: Clause, language: Language): boolean {
  const topic = frames.every(({ skill }) => skill === 'route' || skill === 'control') ? askedTopic(text, language) : null
  return topic === 'visa' || topic === 'passport'
}

function isDone({ skill, value }: Frame): boolean {
  return WISHING.includes(skill) && !OF_GUIDE.some((slot) => slot in value)
}
