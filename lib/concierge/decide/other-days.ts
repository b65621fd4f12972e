import { addDays } from '@/lib/travel/dates'
import { MONTH_NAMES } from '@/lib/travel/month-names'
import type { Situation } from '@/lib/travel/trip/situation'
import { hearFrames } from '../hear-search'
import { about, type Fact, type Facts, SAID } from '../say/facts'
import { asking, telling } from '../say/marked'
import { capitalised, countOf, dayName, flightPrice, forTravellers, listOf, sentences } from '../say/phrases'
import { ASK_ECONOMY, offerSearch } from '../say/say-questions'
import type { ComparedDays } from '../skills/dates/compared-days'
import { nextOpenSlice } from '../table'
import { dayAsked } from '../understand/asked-days'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'

const OTHER_DAYS = 'Tell me the day and I’ll look there. “Other days” above the flights shows what each one costs.'
const MONTH = new RegExp(`\\b(?:in|of|during|all|whole)\\s+(?<month>${MONTH_NAMES.join('|')})\\b`, 'i')

/** "Cheapest day that week?": compares the days, then names the cheapest. */
export function compareDays(position: Position): Decision {
  const { understood, table, made, allowed } = position
  const { situation } = table
  const compared = made.findLast((one) => one.tool === 'compareDays')?.result
  if (compared?.status === 'refused') return { say: compared.refusal.message }
  if (compared?.status !== 'compared') {
    const choice = daysNamed(understood, table)
    const sliceIndex = choice?.sliceIndex ?? understood.sliceIndex ?? nextOpenSlice(situation) ?? 0
    const month = monthNamed(understood.words)
    const departureOn = situation.slices[sliceIndex]?.departureOn
    if (month !== null && departureOn && Number(departureOn.slice(5, 7)) !== month)
      return compareOtherMonth(position) ?? { say: OTHER_DAYS }
    const isOutside = departureOn ? isFar(choice?.days ?? [], departureOn) : false
    const span = isOutside || month !== null || /\bmonths?\b/i.test(understood.words) ? { span: 'month' } : {}
    return callOr('compareDays', { sliceIndex, ...span }, made, allowed, OTHER_DAYS)
  }
  const choice = daysNamed(understood, table)
  if (choice) return { say: sayChoice(choice, compared, table.situation) }
  const { cheapest, chosenOn, days } = compared
  const now = days.find(({ date }) => date === chosenOn)
  if (!cheapest) return { say: OTHER_DAYS }
  if (cheapest.date === chosenOn || cheapest.total === now?.total)
    return {
      say: telling(
        about(['cheapest-day'], ['day', chosenOn, situation.today], ['name', now?.total ?? cheapest.total]),
        `Your day, ${dayName(chosenOn, situation)}, is already the cheapest of these: from ${flightPrice(now?.total ?? cheapest.total, situation)}${forTravellers(situation)}.`,
      ),
    }
  const beside = DAY_BESIDE.test(understood.words) ? sayDaysBeside(compared, situation) : null
  const against = now ? `, compared with ${now.total} on your day` : ''
  return {
    say: sentences(
      beside,
      telling(
        {
          rows: [
            {
              head: ['cheapest-day'],
              parts: [
                ['day', cheapest.date, situation.today],
                ['name', cheapest.total],
              ],
            },
            ...(now ? [{ head: ['your-day'] satisfies Fact, parts: [['name', now.total] satisfies Fact] }] : []),
          ],
        },
        `${dayName(cheapest.date, situation)} is the cheapest of these, from ${flightPrice(cheapest.total, situation)}${forTravellers(situation)}${against}.`,
      ),
      askOnDay(compared.sliceIndex, cheapest.date),
    ),
  }
}

/** Of another month than that of the flights, all days are compared, each with a stay as long as theirs. */
function compareOtherMonth({ understood: { heard }, table, made, allowed }: Position): Decision | null {
  const frames = heard?.reading.clauses.flatMap(({ frames: own, mentioned }) => [...new Set([...own, ...mentioned])]) ?? []
  const window = heard && hearFrames(heard.reading, frames, table).window
  const call = window && callOr('searchDates', { ...window }, made, allowed, '')
  return call && 'call' in call ? call : null
}

const STRIP = 3

/** Whether one of the days lies outside the strip of three days on each side. */
export function isFar(days: readonly string[], searched: string): boolean {
  return days.some((day) => day < addDays(searched, -STRIP) || day > addDays(searched, STRIP))
}

/** The days to compare: those wished for, else those that the question names, "the 7th" in the month of the flight. */
function daysNamed({ heard, sliceIndex }: Position['understood'], table: Position['table']): ComparedDays | null {
  if (!heard || heard.dayChoice) return heard?.dayChoice ?? null
  const asked = heard.reading.clauses.flatMap((clause) => dayAsked(clause, table) ?? [])[0]
  if (asked) return { sliceIndex: asked.sliceIndex, days: [asked.on], nights: null }
  const { situation } = table
  const mentioned = heard.reading.clauses.flatMap((clause) => (clause.kind === 'question' ? clause.mentioned : []))
  const departureOn = situation.slices[sliceIndex ?? nextOpenSlice(situation) ?? 0]?.departureOn
  const eve = departureOn ? addDays(`${departureOn.slice(0, 8)}01`, -1) : situation.today
  const [today = eve] = [situation.today, eve].toSorted().slice(-1)
  return hearFrames(heard.reading, mentioned, { ...table, situation: { ...situation, today } }).dayChoice
}

const DAY_BESIDE = /\bday (?:earlier|later|before|after)\b/i

/** "A day earlier or a day later?": both days with their prices. */
function sayDaysBeside({ days, chosenOn }: Compared, situation: Situation): string | null {
  const beside = days.filter(({ date }) => date === addDays(chosenOn, -1) || date === addDays(chosenOn, 1))
  const priced = beside.map(({ date, total }) => `${dayName(date, situation)} is from ${flightPrice(total, situation)}`)
  return priced.length > 0 ? telling(daysTold(beside, situation), `${listOf(priced)}${forTravellers(situation)}.`) : null
}

function daysTold(days: Compared['days'], { today }: Situation): Facts {
  return { rows: days.map(({ date, total }) => ({ head: ['day', date, today], parts: [['name', total]] })) }
}

type Compared = { days: { date: string; total: string }[]; chosenOn: string }

/** The prices of the days named, and the cheapest; a few days are listed one by one. */
function sayChoice({ sliceIndex, days, nights }: ComparedDays, compared: Compared, situation: Situation): string {
  const priced = compared.days.filter(({ date }) => days.includes(date))
  const [cheapest] = priced.toSorted((one, other) => amountOf(one.total) - amountOf(other.total))
  if (!cheapest) return OTHER_DAYS
  const forAll = forTravellers(situation)
  const way = sliceIndex === 0 ? 'outbound' : 'return'
  const each =
    priced.length <= MOST_TOLD
      ? telling(
          { lead: [sliceIndex === 0 ? 'out' : 'back'], ...daysTold(priced, situation) },
          `${capitalised(way)} flights: ${listOf(priced.map(({ date, total }) => `${dayName(date, situation)} from ${flightPrice(total, situation)}`))}${forAll}.`,
        )
      : null
  // In one sentence: of an answer that is given again, only the first is repeated.
  const best = about(['cheapest-day'], ['day', cheapest.date, situation.today], ['name', cheapest.total])
  const covered = telling(
    best,
    `I compared the ${way} flights on ${countOf(priced.length, 'day')}: ${dayName(cheapest.date, situation)} is the cheapest, from ${flightPrice(cheapest.total, situation)}${forAll}.`,
  )
  // The return date limits the days that can be compared.
  const left = days.length - priced.length
  const notCompared = left > 0 ? `I can’t compare the other ${countOf(left, 'day')} in one go yet: name one, and I’ll search it.` : null
  const which = telling(
    best,
    `${dayName(cheapest.date, situation)} is the cheapest, from ${flightPrice(cheapest.total, situation)}${forAll}.`,
  )
  const isSearched = cheapest.date === compared.chosenOn
  const now = compared.days.find(({ date }) => date === compared.chosenOn)
  const change =
    sliceIndex === 1
      ? { returnOn: cheapest.date }
      : { departureOn: cheapest.date, ...(nights === null ? {} : { returnOn: addDays(cheapest.date, nights) }) }
  return sentences(
    each ?? covered,
    each && priced.length > 1 ? which : null,
    days.length === 1 && now && !isSearched
      ? telling(about(['your-day'], ['name', now.total]), `On your day they start at ${flightPrice(now.total, situation)}.`)
      : null,
    notCompared,
    isSearched ? telling(SAID, 'You can see that day’s flights above.') : asking(offerSearch(change), 'Shall I search that day?'),
  )
}

const MOST_TOLD = 4

/** "£1,092.00" as 1092: both amounts share a currency. */
function amountOf(total: string): number {
  return Number(total.replace(/[^\d.]/g, ''))
}

/** "In February": 2; null if no month is named. */
function monthNamed(words: string): number | null {
  const named = MONTH.exec(words)?.groups?.month?.toLowerCase()
  return named ? MONTH_NAMES.findIndex((name) => name.toLowerCase() === named) + 1 : null
}

/** Offers the days around a day without flights. */
export function afterNoFlights({ table, made }: Position): Decision | null {
  const search = made.findLast(({ tool }) => tool === 'searchFlights')?.result
  const compared = made.findLast((one) => one.tool === 'compareDays')?.result
  if (search?.status !== 'none') return null
  if (compared?.status !== 'compared' || !compared.cheapest)
    return { say: sentences(search.message, table.situation.wishes.cabinClass.startsWith('economy-with') ? null : ASK_ECONOMY) }
  const [nothing = search.message] = search.message.split(/(?<=\.)\s/)
  const { date, total } = compared.cheapest
  const { situation } = table
  return {
    say: `${nothing} There are some on ${dayName(date, situation)}, from ${flightPrice(total, situation)}${forTravellers(situation)}. ${askOnDay(compared.sliceIndex, date)}`,
  }
}

function askOnDay(sliceIndex: number, date: string): string {
  return asking(offerSearch(sliceIndex === 1 ? { returnOn: date } : { departureOn: date }), 'Shall I search that day?')
}
