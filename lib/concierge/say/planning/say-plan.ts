import type { Situation } from '@/lib/travel/trip/situation'
import type { ShownPlan } from '../../planning-results'
import { findNames } from '../../skills/plan/find-stop'
import { namingDay, namingStop } from '../marked'
import { countOf, listOf, sentences } from '../phrases'

const FEW_DAYS = 3

/** A new plan: for whom, its days, and the cost of admission. */
export function sayPlan(plan: ShownPlan): string {
  const { place, days, likings, avoids = [], withChildren } = plan
  const taste = [
    likings.length > 0 && `for ${listOf(likings)}`,
    avoids.length > 0 && `with as little ${listOf(avoids)} as I can`,
    withChildren && 'with children in mind',
  ].filter((one) => typeof one === 'string')
  const lead = `Here ${days.length === 1 ? 'is' : 'are'} ${countOf(days.length, `${PACE_WORDS[plan.pace]}day`)} in ${place}${taste.length > 0 ? `, ${taste.join(' and ')}` : ''}.`
  return sentences(lead, sayDays(plan), sayEntrances(plan))
}

const PACE_WORDS: Record<ShownPlan['pace'], string> = { calm: 'calm ', usual: '', full: 'full ' }

function sayDays({ days }: ShownPlan): string {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return ''
  if (days.length === 1) return `You’ll see ${namedStops(first.stops)}.`
  const free = days.filter(({ stops }) => stops.length === 0)
  if (free.length > 0)
    return `Day 1 is for ${namingDay(first)}. I’ve left ${countOf(free.length, 'day')} free, because my guide has nothing more to see.`
  if (days.length > FEW_DAYS) return `Day 1 is for ${namingDay(first)}, and the last one for ${namingDay(last)}.`
  return `${days
    .map((each, index) => (index === 0 ? `Day ${each.day} is for ${namingDay(each)}` : `day ${each.day} for ${namingDay(each)}`))
    .join('; ')}.`
}

export function sayEntrances({ entrances }: ShownPlan): string {
  return entrances === 'free' ? 'Everything in it is free to enter.' : `Entry to everything costs ${entrances} for one adult.`
}

/** One day of the plan, stop by stop. */
export function sayDay(day: number, { plan }: Situation): string {
  const stops = plan?.stops[day - 1]
  if (!plan || !stops) return `The plan has ${countOf(plan?.days ?? 0, 'day')}.`
  return stops.length === 0 ? `Day ${day} is free.` : `Day ${day}: ${namedStops(stops)}.`
}

type Change = { change?: unknown; day?: unknown; toDay?: unknown; reason?: unknown; stop?: unknown; sight?: unknown; toPosition?: unknown }

/** A change to the plan; `before` is the plan as last told. */
export function sayChange(input: Change, plan: ShownPlan, before: ShownPlan | null): string {
  const [gone, come] = [lacking(before, plan), before ? lacking(plan, before) : []]
  switch (input.change) {
    case 'drop':
      return gone.length > 0 ? `I’ve taken out ${namedStops(gone)}.` : 'I’ve taken that out of the plan.'
    case 'lighten':
      return `I’ve made day ${input.day} lighter: ${namedStops(gone)} ${gone.length === 1 ? 'is' : 'are'} out.`
    case 'swap-days':
      return sayDaysSwapped(input, plan)
    case 'hours': {
      const [first] = plan.days
      const day = plan.days.find((one) => one.day === input.day)
      return day ? `Day ${day.day} now starts at ${day.startsAt}.` : `The days now start at ${first?.startsAt}.`
    }
    case 'swap':
      return saySwap(input, { gone, come }, plan)
    case 'add':
    case 'move': {
      const meant =
        come.length > 0
          ? come
          : typeof input.stop === 'string'
            ? findNames(
                input.stop,
                plan.days.flatMap(({ stops }) => stops),
              )
            : []
      const [name] = meant
      const day = plan.days.find(({ stops }) => name !== undefined && stops.includes(name))
      return day ? `${namingStop(name ?? '')} is now on day ${day.day}${besides(day.stops, [name ?? ''])}.` : 'Done.'
    }
    case 'reorder': {
      const day =
        plan.days.find(({ stops }) =>
          stops.includes(
            named(
              input,
              plan.days.flatMap((day) => day.stops),
            )[0] ?? '',
          ),
        ) ?? plan.days[Number(input.day ?? 1) - 1]
      return day ? `Day ${day.day} now goes from ${day.stops.map(namingStop).join(' to ')}.` : 'Done.'
    }
    case 'lengthen': {
      const last = plan.days.at(-1)
      return last ? `The plan now has ${countOf(plan.days.length, 'day')}. Day ${last.day} is for ${namingDay(last)}.` : ''
    }
    case 'shorten':
      return sentences(`The plan now has ${countOf(plan.days.length, 'day')}.`, gone.length > 0 && `I’ve taken out ${namedStops(gone)}.`)
    default: {
      const note = plan.days.find(({ day }) => day === input.day)?.note
      return note ? `Noted for day ${input.day}: ${note.replace(/[.!?]*$/, '')}.` : `I’ve removed the note for day ${input.day}.`
    }
  }
}

function sayDaysSwapped({ day, toDay }: Change, { days }: ShownPlan): string {
  const swapped = days.filter((one) => one.day === day || one.day === toDay)
  return `I’ve swapped them: ${swapped.map((one) => `day ${one.day} is now for ${namingDay(one)}`).join(', ')}.`
}

function saySwap({ day, reason }: Change, { gone, come }: { gone: string[]; come: string[] }, plan: ShownPlan): string {
  const where = plan.days.find(({ stops }) => stops.some((stop) => come.includes(stop)))
  const why = reason === 'rain' ? ', which is indoors' : reason === 'children' ? ', which children like' : ''
  if (come.length === 0) return 'The plan hasn’t changed.'
  const on = typeof day === 'number' ? ` on day ${day}` : where && come.length === 1 ? ` on day ${where.day}` : ''
  return gone.length > 0
    ? `I’ve replaced ${namedStops(gone)}${on} with ${namedStops(come)}${why}.`
    : `${namedStops(come)} ${come.length === 1 ? 'is' : 'are'} now in the plan.`
}

function namedStops(stops: string[]): string {
  return listOf(stops.map(namingStop))
}

/** The changed stop, as named in the plan. */
function named({ stop }: Change, stops: string[]): string[] {
  return typeof stop === 'string' ? findNames(stop, stops) : []
}

function besides(stops: string[], without: string[]): string {
  const others = stops.filter((stop) => !without.includes(stop))
  return others.length > 0 ? `, with ${namedStops(others)}` : ''
}

/** The stops of one plan that the other doesn’t have. */
export function lacking(one: ShownPlan | null, other: ShownPlan): string[] {
  const known = new Set(other.days.flatMap(({ stops }) => stops))
  return one?.place === other.place ? one.days.flatMap(({ stops }) => stops.filter((stop) => !known.has(stop))) : []
}

type Wishes = { days?: unknown; startsOn?: unknown; pace?: unknown; likings?: unknown; avoids?: unknown; withChildren?: unknown }

/** The whole plan with another length, pace, taste or first day. */
export function sayReplanned(input: Wishes, plan: ShownPlan): string {
  const [first] = plan.days
  const last = plan.days.at(-1)
  if (!first || !last) return ''
  const isTaste = input.pace !== undefined || input.likings !== undefined || input.avoids !== undefined || input.withChildren !== undefined
  return sentences(
    input.startsOn !== undefined && first.date && `The plan now starts on ${first.date}.`,
    input.days !== undefined && `It now has ${countOf(plan.days.length, 'day')}; the last is for ${namingDay(last)}.`,
    isTaste &&
      `I’ve planned the days again${tasteOf(input, plan)}: day 1 is for ${namingDay(first)}${plan.days.length > 1 ? `, the last for ${namingDay(last)}` : ''}.`,
  )
}

function tasteOf(input: Wishes, { pace, likings, avoids = [], withChildren }: ShownPlan): string {
  const clauses = [
    input.pace !== undefined && { calm: 'at a calm pace', usual: 'at the usual pace', full: 'at a full pace' }[pace],
    input.likings !== undefined && (likings.length > 0 ? `for ${listOf(likings)}` : 'for everything'),
    input.avoids !== undefined && avoids.length > 0 && `with as little ${listOf(avoids)} as I can`,
    input.withChildren !== undefined && (withChildren ? 'with children in mind' : 'without children in mind'),
  ].filter((clause) => typeof clause === 'string')
  return clauses.length > 0 ? ` ${clauses.join(', ')}` : ''
}
