import type { PlainDate } from '@/lib/travel/dates'
import { asksSomething, type Clause } from '../grammar/clauses'
import type { Frame } from '../grammar/cover'
import { foldDates } from '../skills/dates/fold'
import type { WhenSpec } from '../skills/dates/spec'
import { nextOpenSlice, type Table } from '../table'
import type { HeardAsk } from './heard-asks'

/** The day that a question is about, and the direction whose day it is; null of a day that is not the trip's. */
export type AskedDay = { on: PlainDate; ofTrip: 0 | 1 | null; sliceIndex: 0 | 1; asksPrice: boolean }

const OF_DAYS = ['dates', 'pick', 'filters']
const PRICES = ['total', 'is-cheapest', 'cheaper']
const TIMES = ['times', 'arrival', 'exists', 'described']

/** "How much is it on the 20th?" only asks; "is there a flight the evening before?" has that day searched. */
export function withAskedDay(clause: Clause, table: Table): Clause {
  const asked = dayAsked(clause, table)
  if (!asked) return clause
  // Another day is priced beside the trip.
  if (clause.isSupposed && asked.ofTrip === null)
    return asked.sliceIndex === 1 ? { ...clause, frames: clause.frames.map(ofWayBack) } : clause
  const all = framesOf(clause).map((frame) => (asked.ofTrip === 1 ? ofWayBack(frame) : frame))
  // "Is there anything back on the Sunday evening?" narrows the flights of the trip's own day.
  const isSearched = !asked.asksPrice && (asked.ofTrip !== 1 || all.some(({ value }) => whenOf(value)?.clock))
  const frames = isSearched ? all.filter(({ skill }) => skill === 'dates') : []
  return {
    ...clause,
    isSupposed: false,
    kind: isSearched ? 'search-question' : 'question',
    frames,
    mentioned: all.filter((frame) => !frames.includes(frame)),
  }
}

/** The questions, each about the flights of the day it names: those of another day are compared with the trip's. */
export function asksOfDays(asks: HeardAsk[], clauses: readonly Clause[], table: Table): HeardAsk[] {
  return clauses.reduce((all, clause) => {
    const asked = dayAsked(clause, table)
    if (!asked || clause.isSupposed || (!asked.asksPrice && asked.ofTrip === null)) return all
    const others = all.filter(({ start }) => start !== clause.start)
    const own = all.filter(({ start }) => start === clause.start)
    if (asked.ofTrip === null)
      return [...others, { what: 'other-days' as const, flights: null, scope: null, isSure: true, start: clause.start }]
    return [...others, ...own.map((ask) => ({ ...ask, scope: ask.scope ?? asked.ofTrip }))]
  }, asks)
}

/** The one day that a question about flights names. */
export function dayAsked(clause: Clause, { situation, daysSearchedNow }: Table): AskedDay | null {
  const frames = framesOf(clause)
  const days = frames.filter(({ skill, value }) => skill === 'dates' && whenOf(value)?.day)
  const isOfDays = frames.every(({ skill }) => OF_DAYS.includes(skill)) && clause.unread.length === 0
  const [asksPrice, asksTimes] = [frames.some(asksForPrice), frames.some(asksForFlight)]
  if (!situation.result || days.length !== 1 || !isOfDays || !asksSomething(clause) || !(asksPrice || asksTimes)) return null
  const { departureOn, returnOn, vague, choice } = foldDates(days, { today: situation.today, situation, asked: new Set() })
  const on = departureOn ?? returnOn
  // “What would the 6th to the 18th cost?” is about a whole trip.
  if (!on || vague || choice || days.some(({ value }) => value.out && value.ret)) return null
  const { wishes } = situation
  const isOut = on === wishes.departureOn && !days.some(({ value }) => value.ret)
  const ofTrip = daysSearchedNow.includes(on) ? null : isOut ? 0 : on === wishes.returnOn ? 1 : null
  const sliceIndex = days.some(({ value }) => value.ret) || nextOpenSlice(situation) === 1 ? 1 : 0
  return { on, ofTrip, sliceIndex, asksPrice }
}

function ofWayBack(frame: Frame): Frame {
  const { when, out, ...rest } = frame.value
  return frame.skill === 'dates' && (when ?? out) ? { ...frame, value: { ...rest, ret: when ?? out } } : frame
}

function framesOf({ frames, mentioned }: Clause): Frame[] {
  return [...new Set([...frames, ...mentioned])]
}

function whenOf({ when, out, ret }: Frame['value']): WhenSpec | undefined {
  return (when ?? out ?? ret) as WhenSpec | undefined
}

function asksForPrice({ value }: Frame): boolean {
  const flight = (value.of ?? value.point ?? value.pick) as { order?: unknown } | undefined
  const isNamed = value.what === undefined || value.what === 'described'
  const another = value.another as { order?: unknown } | undefined
  if (another?.order === 'cheapest') return true
  return PRICES.includes(String(value.what)) || value.sort === 'cheapest' || (isNamed && flight?.order === 'cheapest')
}

function asksForFlight({ skill, value }: Frame): boolean {
  return skill === 'pick' && (TIMES.includes(String(value.what)) || value.point !== undefined || value.pick !== undefined)
}
