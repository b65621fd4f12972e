import type { KnownNames } from '@/lib/ports/known-names'
import type { Situation } from '@/lib/travel/trip/situation'
import { type Reading, read } from '../grammar/read'
import { foldControl } from '../skills/control/fold'
import type { DatesChange } from '../skills/dates/change'
import { foldDates } from '../skills/dates/fold'
import { foldFares } from '../skills/fares/fold'
import { foldFilters } from '../skills/filters/fold'
import { GRAMMAR } from '../skills/grammar'
import { foldParty } from '../skills/party/fold'
import type { FoundFlights } from '../skills/pick/find-flights'
import { foldPick } from '../skills/pick/fold'
import { addTableItems } from '../skills/pick/table-items'
import { foldRoute, type RouteChange } from '../skills/route/fold'
import type { Table } from '../table'

/** All that a message says, of every skill, in one line: for tests. `table` is what was shown before it. */
export function tripInWords(message: string, names: KnownNames, situation: Situation, table: Table | null, asked: string[] = []): string {
  const more = table === null ? undefined : (chart: Parameters<typeof addTableItems>[0]) => addTableItems(chart, table)
  const reading = read(message, GRAMMAR, names, new Set(asked), more)
  const context = { today: situation.today, situation, asked: new Set(asked) }
  const { travellers, needs, infantMonths: _, softs: _s, ...party } = foldParty(reading.frames, context)
  const { filters, softs, assumed: _a, unheld: _u, budget: _b, ...wishes } = foldFilters(reading.frames, context)
  const parts = [
    ...routeInWords(foldRoute(reading.frames, context)),
    ...daysInWords(foldDates(reading.frames, { ...context, dayOrder: 'day-first' })),
    ...listed({ ...travellers, ...party, ...wishes, ...filters }),
    ...needs,
    softs.length > 0 ? `soft ${softs.join()}` : '',
    ...(table === null ? [] : shownInWords(reading, table)),
    ...foldControl(reading.clauses, reading.text).all.map((control) => `say ${control}`),
  ]
  return parts.filter((part) => part !== '').join('; ')
}

function routeInWords({
  from,
  to,
  alternatives,
  legs,
  wayBack,
  airports: _,
  references,
  origins,
  slips,
  added,
  ...rest
}: RouteChange): string[] {
  const ends = [from, to].map((end, side) => [end ?? '', ...(side === 0 ? alternatives.from : alternatives.to)].join(' or '))
  return [
    from || to ? ends.join(' > ').trim() : '',
    legs.length > 0 ? `legs ${legs.map((leg) => `${leg.from ?? '?'}-${leg.to ?? '?'}`).join(', ')}` : '',
    wayBack ? `back ${wayBack.from ?? ''} > ${wayBack.to ?? ''}` : '',
    ...origins.map(({ who, place }) => `${who} ${place}`),
    ...references.map(({ kind, side }) => `${side ?? ''} ${kind}`.trim()),
    ...slips.map(({ said, name }) => `${said}=${name}`),
    ...Object.entries(added).flatMap(([end, places]) => (places.length > 0 ? [`too ${end} ${places.join(', ')}`] : [])),
    ...listed({ ...rest, ...(rest.refused.from.length > 0 ? { notFrom: rest.refused.from } : {}), refused: rest.refused.to }),
  ]
}

function daysInWords(days: DatesChange): string[] {
  const { departureOn, returnOn, tripType, isReturnDropped, nights, nightsRange, flexDays, departureDontcare, vague, notOn } = days
  return [
    departureOn ? `out ${departureOn}` : '',
    returnOn ? `back ${returnOn}` : '',
    days.arriveOn ? `there ${days.arriveOn}` : '',
    tripType ?? '',
    isReturnDropped ? 'no return' : '',
    nights === undefined ? '' : `nights ${nights}`,
    nightsRange ? `nights ${nightsRange.min}-${nightsRange.max ?? ''}` : '',
    flexDays === undefined ? '' : `flex ${flexDays}`,
    departureDontcare ? 'any day' : '',
    vague ? `${vague.role} ${vague.from ?? ''}..${vague.to ?? ''}` : '',
    notOn ? `not on ${JSON.stringify(notOn)}` : '',
    days.choice?.days ? `any of ${days.choice.days.map(({ on }) => on).join()}` : '',
    ...days.windows.map(({ direction, departAfter, departBefore, arriveAfter, arriveBefore }) => {
      const leaving = departAfter || departBefore ? `leave ${departAfter ?? ''}-${departBefore ?? ''}` : ''
      const landing = arriveAfter || arriveBefore ? `land ${arriveAfter ?? ''}-${arriveBefore ?? ''}` : ''
      return `${direction ?? 'any'} ${[leaving, landing].filter((part) => part !== '').join(' ')}`
    }),
    days.otherDays.length > 0 ? `other ${days.otherDays.join()}` : '',
  ]
}

function listed(values: object): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0) || (value === null && !key.startsWith('max'))) return []
    if (value === false && /^(?:is|any|other)/.test(key)) return []
    return [value === true ? key : `${key} ${Array.isArray(value) ? value.join(' ') : value}`]
  })
}

function shownInWords({ clauses }: Reading, table: Table): string[] {
  const spoken = { last: [], together: [] }
  const idsOf = (found: FoundFlights | null) => (found?.kept.map(({ offerId }) => offerId).join('/') || found?.query?.departsAt) ?? ''
  const { picks, refused, asks, another, list } = foldPick(clauses, { table, spoken, choices: [] })
  const fares = foldFares(clauses, table, null)
  return [
    ...picks.map((found) => `take ${idsOf(found)}`),
    ...refused.map((found) => `not ${idsOf(found)}`),
    ...asks.map(({ what, flights }) => `ask ${what} ${idsOf(flights)}`.trim()),
    another ? `another ${another.order}` : '',
    list ? `list ${list.by ?? ''}${list.isMore ? 'more' : ''}` : '',
    ...(fares.choices ?? []).map((choice) => `fare ${JSON.stringify(choice)}`),
    ...fares.asks.map(({ what }) => `ask fare ${what}`),
  ]
}
