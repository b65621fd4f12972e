import type { Chart } from '../../grammar/chart'
import type { Table } from '../../table'
import { findNames, fitsWholly } from './find-stop'

const LONGEST_NAME = 6
/** Words that start or end no name. */
const EDGES = [
  '@plan-ofday',
  '@plan-for',
  '@plan-to',
  '@the',
  '@it',
  '@and',
  '@comma',
  '@plan-first',
  '@plan-last',
  '@plan-go',
  '@instead',
  '@plan-else',
  '@subject',
]

/** Words that ask for a plan. Next to one of them, "not too packed" sets the pace. */
const ASKS = ['@plan-verb', '@plan-itinerary', '@plan-sights']

/** A stop as named: the matching stops of the plan, all of them if several are meant. */
export type NamedStop = { said: string; names: string[]; all?: boolean }

/**
 * Items that depend on the table: empty items for the existing plan (`plan-asked` beside the wish for one, `planned`, and `plan-newest` if discussed last), its stops
 * by name and kind, and unknown names. A note may be any words, in any message.
 */
export function addPlanItems(chart: Chart, { situation: { plan }, planning }: Table): void {
  addNotes(chart)
  if (ASKS.some((tag) => chart.all(tag).length > 0))
    for (const start of chart.tokens.keys()) chart.add({ type: 'plan-asked', start, end: start, value: {}, plausibility: 0 })
  if (!plan) return
  const last = planning.newest?.tool
  const isNewest = last === 'planTrip' || last === 'changePlan'
  for (const start of chart.tokens.keys()) {
    for (const type of isNewest ? ['planned', 'plan-newest'] : ['planned'])
      chart.add({ type, start, end: start, value: {}, plausibility: 0 })
    if (chart.tokens[start]?.kind === 'word') addNames(chart, start, plan.stops.flat(), isNewest)
  }
}

function addNames(chart: Chart, start: number, stops: string[], isOpen: boolean): void {
  for (let end = start + 1; end <= Math.min(start + LONGEST_NAME, chart.tokens.length); end++) {
    if (chart.tokens[end - 1]?.kind === 'sign' && chart.tokens[end - 1]?.low !== '-') return
    // "Drop the museum and start with the castle": a conjunction between wishes ends no name.
    if (isJoint(chart, start) || isJoint(chart, end - 1)) continue
    const said = wordsOf(chart, start, end)
    const kind = chart.from(start, '@sight-kind').find((item) => item.end === end)?.value as { kind?: string; all?: boolean } | undefined
    const names = stops.filter((stop) => fitsWholly(kind?.kind ?? said, stop))
    const best = findNames(kind?.kind ?? said, names)
    if (best.length > 0)
      chart.add({
        type: 'stopname',
        start,
        end,
        value: { said: kind?.kind ?? said, names: best, ...(kind?.all ? { all: true } : {}) },
        plausibility: 0,
      })
    else if (kind)
      chart.add({ type: 'openname', start, end, value: { said: kind.kind, ...(kind.all ? { all: true } : {}) }, plausibility: 0 })
    if (isOpen && best.length === 0 && isName(chart, start, end))
      chart.add({ type: 'openname', start, end, value: { said }, plausibility: -0.1 * (end - start) })
  }
}

function isJoint(chart: Chart, at: number): boolean {
  return chart.from(at, '@and').length > 0
}

/** Unknown words, kinds of sights and place names, with their connecting words: "ramen museum", "the house of the tiles". */
function isName(chart: Chart, start: number, end: number): boolean {
  const positions = Array.from({ length: end - start }, (_, index) => start + index)
  const isEdge = (at: number) => EDGES.some((type) => chart.from(at, type).length > 0)
  const isFree = (at: number) =>
    !chart.isKnownWord(at) || ['@sight-kind', '@feature', 'city'].some((type) => chart.from(at, type).length > 0)
  const isLink = (at: number) => chart.from(at, '@of').length > 0 || chart.from(at, '@the').length > 0
  if (isEdge(start) || isEdge(end - 1)) return false
  // "No Ryanair" drops no stop.
  if (positions.some((at) => chart.from(at, 'carrier').length > 0)) return false
  return positions.every((at) => isFree(at) || isLink(at))
}

/** The text after a word for notes: up to its day, or to the end. */
function addNotes(chart: Chart): void {
  const end = chart.tokens.length
  for (const note of chart.all('@plan-note')) {
    const ends = [end, ...chart.tokens.keys()].filter((at) => at === end || beginsDay(chart, at))
    for (let start = note.end; start < end; start++) {
      if (chart.tokens[start]?.kind === 'sign') continue
      for (const until of ends)
        if (until > start)
          chart.add({ type: 'notetext', start, end: until, value: { text: wordsOf(chart, start, until) }, plausibility: 0 })
    }
  }
}

function beginsDay(chart: Chart, at: number): boolean {
  return chart.from(at, '@plan-ofday').length > 0 && [at + 1, at + 2].some((next) => chart.from(next, '@plan-dayword').length > 0)
}

function wordsOf(chart: Chart, start: number, end: number): string {
  return chart.tokens
    .slice(start, end)
    .map(({ raw, glued }, at) => (at === 0 || glued ? raw : ` ${raw}`))
    .join('')
}
