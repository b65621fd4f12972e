import { plainJson } from '@/lib/chat/plain-json'
import type { AnswerWishes } from '@/lib/travel/account/answer-wishes'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import { addDays, formatDay, type PlainDate, weekday } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import { type Direction, directionOf } from '@/lib/travel/trip/situation-schema'
import { MODE_PARAGRAPHS } from './modes'
import { buildRole } from './role'
import { RULES } from './rules'

const WEEKS_AHEAD = 8
/** Servers that know one system message read the rest behind the last words said. */
export const FROM_SERVER = 'From Wayfarer’s server, not from the traveller:'

/** Who the assistant is, its rules, and what comes next in each mode: the same in every request, so that a service can cache them. */
export function buildInstructions(wishes: AnswerWishes = DEFAULT_PREFERENCES): string {
  const modes = Object.entries(MODE_PARAGRAPHS).map(([mode, next]) => `- ${mode}: ${next}`)
  return [buildRole(wishes), RULES, `What comes next, by the situation’s mode\n${modes.join('\n')}`].join('\n\n')
}

/** What changes from step to step, to be read after everything else: the traveller’s day, and the live trip. */
export function buildSituation(situation: Situation): string {
  const { wishes, result, slices } = situation
  const told = withoutNothing({
    ...situation,
    wishes: withoutNothing(wishes),
    result: result && withoutNothing(result),
    slices: slices.map((slice, index) => withoutWishes(slice, directionOf(wishes, index))),
  })
  return [
    FROM_SERVER,
    `Today: ${formatDay(situation.today)}. Mondays: ${mondaysFrom(situation.today).join(', ')}.`,
    `<situation>${JSON.stringify(plainJson(told))}</situation>`,
  ].join('\n')
}

/** A reader takes what is left out for none, no or not yet, as lib/travel/trip/situation-schema.ts does. */
function withoutNothing<Fields extends object>(fields: Fields): Partial<Fields> {
  const isNothing = (value: unknown) => value === null || value === false || value === 0 || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value))) as Partial<Fields>
}

/** A direction, without what stands with the wishes. */
function withoutWishes({ picked, ...slice }: Situation['slices'][number], wished: Direction) {
  const told = Object.entries(slice).filter(([name, value]) => !(name in wished && wished[name as keyof Direction] === value))
  return { ...Object.fromEntries(told), ...(picked ? { picked } : {}) }
}

/** Weekdays are counted wrong easily; with the Mondays at hand they are not. */
function mondaysFrom(today: PlainDate): string[] {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  return Array.from({ length: WEEKS_AHEAD }, (_, week) => formatDay(addDays(monday, 7 * week)).replace(/^Mon /, ''))
}
