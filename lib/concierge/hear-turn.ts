import type { KnownNames } from '@/lib/ports/known-names'
import type { Situation } from '@/lib/travel/trip/situation'
import { hear, type Spoken } from './languages/hear'
import type { Language } from './languages/language'
import type { Conversation } from './read-prompt'
import { layTable, type Table } from './table'
import type { ToolResult } from './tool-results'
import { understand } from './understand/understand'
import type { Understanding } from './understand/understanding'

/** The newest message, with the trip and conversation it was said in. */
export type SpokenTurn = Omit<Conversation, 'wishes' | 'situation'> & { situation: Situation }
/** What the newest message means, the current table, the traveller's language, and the one they asked to be answered in. */
export type HeardTurn = { understood: Understanding; table: Table; isFirstSearch: boolean; language: Spoken; asked: Language | 'en' | null }

/**
 * Reads the newest message of a conversation: what it changes in the search, the filters and the rest of the trip, and what it asks. Pure.
 * The message was written before this turn's tools ran, so it is read against the table of that moment.
 */
export function hearTurn(
  { situation, words: newest, earlierWords: earlier, carried, before, thisTurn }: SpokenTurn,
  names: KnownNames,
): HeardTurn {
  const { words: all, language, asked } = hear([...earlier, newest], names)
  const words = all.at(-1) ?? ''
  const spoken = { carried, earlierWords: all.slice(0, -1), language: language === 'other' ? ('en' as const) : language }
  const tableNow = layTable(situation, [...before, ...thisTurn], spoken, names)
  const tableThen = layTable(situationThen(situation, before, thisTurn), before, spoken, names)
  // A list fetched since the message counts only if there was none before.
  const flights = tableThen.flights ? {} : { flights: tableNow.flights, flightsBySlice: tableNow.flightsBySlice }
  const hasPickedFlight = thisTurn.some(({ tool, input }) => tool === 'chooseFlight' && input.offerId !== undefined)
  const daysSearchedNow = thisTurn.flatMap(({ tool, input }) =>
    tool === 'searchFlights' ? [input.departureOn, input.returnOn].filter((day) => typeof day === 'string') : [],
  )
  const isFresh = ({ tool, result }: ToolResult) => tool === 'rewindTrip' && result?.status === 'rewound' && result.to === 'start'
  const isFirstSearch = !before
    .slice(before.findLastIndex(isFresh) + 1)
    .some(({ tool, result }) => tool === 'searchFlights' && result?.status === 'found')
  const isSearchNew = isFirstSearch && thisTurn.some(({ tool }) => tool === 'searchFlights')
  const fares = hasPickedFlight ? [] : tableThen.fares
  const understood = describedIfBooked(understand(words, { ...tableThen, ...flights, fares, daysSearchedNow, isSearchNew }), situation)
  return { understood, table: tableNow, isFirstSearch, language, asked }
}

/** "We land at 18:40, is there still a bus?": beside a question about something else, hours and stops only describe the booked trip. */
function describedIfBooked(understood: Understanding, { order }: Situation): Understanding {
  const { unsupported, isQuestion, change, request } = understood
  const { directOnly: _direct, ...moved } = change
  // "No change needed!" of a booked trip asks for no direct flight.
  const isOther =
    isQuestion && (unsupported !== null || understood.filters.length === 0) && Object.keys(moved).length === 0 && request === null
  return order?.status === 'success' && isOther ? { ...understood, change: {}, filters: [] } : understood
}

/** This turn's search replaced the result, or a fare completed the trip; the traveller still meant the old one. */
function situationThen(now: Situation, before: ToolResult[], thisTurn: ToolResult[]): Situation {
  const hasChosenNow = thisTurn.some(({ tool, result }) => tool === 'chooseFlight' && result?.status === 'chosen')
  const planned = planThen(now, before, thisTurn)
  const situation: Situation = now.mode === 'trip_summary' && hasChosenNow ? { ...planned, mode: 'flight_summary' } : planned
  const searched = (results: ToolResult[]) =>
    results.flatMap(({ tool, result }) => (tool === 'searchFlights' && result?.status === 'found' ? [result] : [])).at(-1)
  const earlier = searched(before)
  if (!situation.result || !searched(thisTurn) || !earlier) return situation
  return { ...situation, result: { ...situation.result, searchId: earlier.searchId } }
}

/** The plan the message refers to, from before this turn changed it. */
function planThen(now: Situation, before: ToolResult[], thisTurn: ToolResult[]): Situation {
  if (!thisTurn.some(({ result }) => result?.status === 'planned')) return now
  const { plan, ...rest } = now
  const told = before.findLast(({ result }) => result?.status === 'planned')?.result
  if (told?.status !== 'planned') return rest
  const { place, days } = told.plan
  return { ...rest, plan: { place, days: days.length, startsOn: null, stops: days.map(({ stops }) => stops) } }
}
