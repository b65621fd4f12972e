import { addDays } from '@/lib/travel/dates'
import { countDaysOf, firstDayOf } from '@/lib/travel/flights/month-grid'
import { formatWhole } from '@/lib/travel/money'
import { allFrames } from '../../grammar/clauses'
import { readMessage } from '../../read-message'
import { asking, namingStop } from '../../say/marked'
import { listOf, sentences } from '../../say/phrases'
import { askAfterPlan } from '../../say/planning/ask-planning'
import { ASK_OTHER_PLACE, ASK_START, ASK_WHICH_PLACE, askWhichOne } from '../../say/planning/offers'
import { type Proposed, sayCompared, sayOtherOrigins, sayProposed, sayTraits } from '../../say/planning/say-places'
import { sayChange, sayPlan, sayReplanned } from '../../say/planning/say-plan'
import { askPlace, sayRefused } from '../../say/say-questions'
import { FAILED } from '../../say/say-talk'
import { askedCandidates, findNames, fitsWholly } from '../../skills/plan/find-stop'
import type { PlanningResult, ToolResult } from '../../tool-results'
import { isPlanningResult } from '../../tool-results'
import type { Position } from '../decision'
import { callOr, type Decision } from '../decision'

/** The next call from the same message, or the tools' results. */
export function afterPlanning(last: PlanningResult, position: Position): Decision {
  const { understood, made, allowed } = position
  if (!last.result) return { say: FAILED }
  const resolved = resolveUnclear(last)
  if (resolved) {
    const call = callOr('changePlan', resolved, made, allowed, '')
    if ('call' in call) return call
  }
  const others = withoutUnknown(last, position)
  const compared = others ? callOr('compareDestinations', others, made, allowed, '') : null
  if (compared && 'call' in compared) return compared
  const byFlights = flightsSideBySide(last, position)
  if (byFlights) return byFlights
  const done = made.filter(isPlanningResult).filter(({ result }) => result?.status !== 'unclear').length
  const next = last.result.status === 'planned' && understood.planning?.kind === 'calls' ? understood.planning.calls[done] : undefined
  const call = next ? callOr(next.tool, next.input, made, allowed, '') : null
  return call && 'call' in call ? call : { say: sayPlanning(last, position) }
}

/** "The aquarium": the only remaining sight of that kind. */
function resolveUnclear({ result, input }: PlanningResult): Record<string, unknown> | null {
  if (result?.status !== 'unclear') return null
  const [name, other] = findNames(result.said, result.candidates)
  return name && !other && fitsWholly(result.said, name) && name !== input[result.what] ? { ...input, [result.what]: name } : null
}

/** With three or more places, the known ones can still be compared. */
function withoutUnknown({ tool, input, result }: PlanningResult, { table }: Position): Record<string, unknown> | null {
  if (tool !== 'compareDestinations' || result?.status !== 'unknown-place' || !Array.isArray(input.destinations)) return null
  const destinations = input.destinations.filter((said) => said !== result.said)
  const isTold = destinations.join() === table.planning.offered?.places.map(({ name }) => name).join()
  return destinations.length > 1 && !isTold ? { ...input, destinations } : null
}

/** Places without a guide are told apart by their flights of the month, unless others are being compared by more than flights. */
function flightsSideBySide({ tool, input, result }: PlanningResult, { table, made, allowed }: Position): Decision | null {
  const { from, month, days, destinations } = input
  const start = typeof from === 'string' ? from : table.situation.wishes.from
  if (tool !== 'compareDestinations' || result?.status !== 'unknown-place' || !Array.isArray(destinations)) return null
  if (!start || typeof month !== 'string' || (table.planning.offered?.places.length ?? 0) > 1) return null
  const [first, last] = [firstDayOf(month), addDays(firstDayOf(month), countDaysOf(month) - 1)]
  const nights = typeof days === 'number' ? Math.max(1, days - 1) : USUAL_NIGHTS
  const window = { leaveFrom: first, leaveTo: addDays(last, -nights), nights: [nights], returnBy: last }
  const call = callOr('searchPlaces', { from: [start], to: destinations, window }, made, allowed, '')
  return 'call' in call ? { ...call, before: `I don’t have a guide to ${result.said} yet, so I’ll compare the flights.` } : null
}

const USUAL_NIGHTS = 4

function sayPlanning(last: PlanningResult, position: Position): string {
  const { table } = position
  const { result } = last
  const before = sayDone(position)
  switch (result?.status) {
    case 'planned':
      return sentences(before, sayFurther(last, position) ?? askAfterPlan(table.situation, table.told))
    case 'proposed':
      return sentences(saySuggested(result, position), result.ranked.length > 0 && askWhichOne(namesOf(result.ranked)))
    case 'compared':
      return sentences(sayLeftOut(position), sayCompared(result, isFlightLimited(position)), askWhichOne(namesOf(result.places)))
    case 'missing':
      return result.missing === 'origin' ? sentences(sayLeftOut(position), ASK_START) : ASK_WHICH_PLACE
    case 'unclear-place':
      return askPlace(result)
    case 'unclear':
      return sentences(before, sayPlannedAlready(result, position) ?? askUnclear(result))
    case 'unknown-place':
      return `I don’t have a guide to ${result.said} yet. Places I know well include ${listOf(result.known.slice(0, 3))}. ${last.tool === 'planTrip' ? ASK_WHICH_PLACE : ASK_OTHER_PLACE}`
    case 'refused':
      return sentences(before, sayRefused(result.refusal), table.situation.plan && askAfterPlan(table.situation, table.told))
    default:
      return FAILED
  }
}

const MOST_CHOICES = 3

function namesOf(places: readonly { name: string }[]): string[] {
  return places.slice(0, MOST_CHOICES).map(({ name }) => name)
}

/** "Max 4 hours flight": said in this message. */
function isFlightLimited({ understood: { words }, table }: Position): boolean {
  return allFrames(readMessage(words, table).clauses).some(({ value }) => value.duration !== undefined)
}

/** The places, and the wishes they couldn't be filtered by. */
function saySuggested(result: Proposed, { understood: { planning }, table: { names } }: Position): string {
  const suggestion = planning?.kind === 'calls' ? planning.suggestion : undefined
  if (!suggestion) return sayProposed(result)
  const { adults = 1, children = 0 } = suggestion.heard.party.travellers
  return sentences(
    sayProposed(result, {
      people: adults + children,
      likings: suggestion.input.likings ?? [],
      traits: suggestion.traits,
      isByPrice: suggestion.input.byPrice ?? false,
    }),
    suggestion.total && sayShared(suggestion.total, suggestion.input.currency),
    sayTraits(suggestion.traits),
    sayOtherOrigins(result.from, suggestion.otherOrigins, names),
  )
}

/** "£1,200 for all 4 of you is £300 each." */
function sayShared({ amount, people }: { amount: number; people: number }, currency: string | undefined): string {
  const sum = (value: number) => (currency ? formatWhole(value, currency) : `${value}`)
  return `${sum(amount)} for all ${people} of you is ${sum(Math.floor(amount / people))} each.`
}

/** "I’ve undone this: the note of day 1."; null where the last step wasn’t part of the plan. */
export function sayPlanUndone({ tool, result }: ToolResult, { table }: Position): string | null {
  const { situation, planning, told } = table
  const isOfPlan = planning.newest?.tool === 'planTrip' || planning.newest?.tool === 'changePlan'
  if (tool !== 'rewindTrip' || result?.status !== 'rewound' || result.to === 'start' || !result.undone || !isOfPlan) return null
  return sentences(`I’ve undone this: ${result.undone}.`, situation.plan ? askAfterPlan(situation, told) : ASK_WHICH_PLACE)
}

function sayLeftOut({ made }: Position): string | null {
  const unknown = made.filter(isPlanningResult).flatMap(({ result }) => (result?.status === 'unknown-place' ? [result.said] : []))
  return unknown.length > 0 ? `I don’t have a guide to ${listOf(unknown)}, so I’ve left that out.` : null
}

/** What this turn's calls did to the plan. */
function sayDone({ made, table }: Position): string {
  const { plans } = table.planning
  const planned = made.filter(isPlanningResult).flatMap(({ tool, input, result }) => {
    if (result?.status !== 'planned') return []
    return [{ tool, input, plan: result.plan, notHeld: 'notHeld' in result && result.notHeld }]
  })
  const from = plans.length - planned.length
  return sentences(
    ...planned.map(({ tool, input, plan, notHeld }, index) => {
      const before = plans[from + index - 1] ?? null
      if (tool === 'changePlan') return sentences(sayChange(input, plan, before), notHeld)
      const isSame = before?.place === plan.place && input.destination === undefined && Object.keys(input).length > 0
      return (isSame && sayReplanned(input, plan)) || sayPlan(plan)
    }),
  )
}

/** A plan covers one place; offers the next one instead. */
function sayFurther({ tool }: PlanningResult, { understood: { planning } }: Position): string | null {
  const [next] = planning?.kind === 'calls' && tool === 'planTrip' ? planning.further : []
  if (!next) return null
  const offer = asking({ asked: 'confirm', acts: [{ tool: 'planTrip', input: { destination: next } }] }, `Shall I plan ${next} instead?`)
  return `A plan covers one place, so ${next} would replace it or need a trip of its own. ${offer}`
}

/** The sight to add is already in the plan; null where it isn’t. */
function sayPlannedAlready(
  { what, said }: { what: 'stop' | 'sight'; said: string },
  { table: { situation, told } }: Position,
): string | null {
  const stops = situation.plan?.stops ?? []
  const [name, other] = what === 'sight' ? findNames(said, stops.flat()) : []
  const index = stops.findIndex((ofDay) => name !== undefined && ofDay.includes(name))
  if (name === undefined || other || index < 0) return null
  return sentences(`${namingStop(name)} is already in the plan, on day ${index + 1}.`, askAfterPlan(situation, told))
}

function askUnclear({ what, said, candidates }: { what: 'stop' | 'sight'; said: string; candidates: string[] }): string {
  const asked = askedCandidates(said, candidates)
  if (asked.length === 0) return what === 'stop' ? 'The plan has no stops yet.' : 'The plan already has every sight I know there.'
  const isFitting = said !== '' && candidates.some((name) => fitsWholly(said, name))
  const lead =
    isFitting || said === ''
      ? null
      : what === 'stop'
        ? `I can’t find “${said}” in the plan.`
        : `I don’t know “${said}” there, so I haven’t added it.`
  const [last, ...others] = asked.map(namingStop).toReversed()
  const choice = others.length > 0 ? `${others.toReversed().join(', ')} or ${last}` : (last ?? '')
  // The rest isn't another name for it.
  const isOther = what === 'sight' && lead !== null
  const question = isOther ? `Shall I add ${choice} instead?` : `${what === 'stop' ? 'Which stop' : 'Which one'} do you mean: ${choice}?`
  return sentences(lead, asking({ asked: 'which-stop', choices: asked }, question))
}
