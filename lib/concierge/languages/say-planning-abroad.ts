import { namingDay, namingStop } from '../say/marked'
import { sentences } from '../say/phrases'
import { askFlights } from '../say/planning/offers'
import { lacking } from '../say/planning/say-plan'
import { wasSaid } from '../say/said-sentences'
import { askedCandidates } from '../skills/plan/find-stop'
import { type Measures, measuresOfReasons, measuresOfRows } from '../skills/plan/measures'
import type { Table } from '../table'
import type { PlanningResult } from '../tool-results'
import type { PlanningPhrases } from './planning-phrases'
import type { Tongue } from './tongue'

const MOST_NAMED = 3

/** The results of planning, proposing and comparing in the traveller's language; null if there's only English for them. */
export function sayPlanningAbroad(
  { tool, result, input }: PlanningResult,
  { situation, told: toldBefore, planning }: Table,
  { planning: phrases, town }: Pick<Tongue, 'planning' | 'town'>,
  next: string,
): string | null {
  const question = situation.mode === 'chat' ? askFlights(situation.plan, phrases.askFlights) : next
  const after = wasSaid(question, toldBefore) ? null : question
  switch (result?.status) {
    case 'planned': {
      const { place, days } = result.plan
      const isNew = tool === 'planTrip' && input.destination !== undefined
      if (isNew) return sentences(phrases.planned(days.length, place, days[0] ? namingDay(days[0]) : ''), after)
      const before = planning.plans.at(-2) ?? result.plan
      const [out, put] = [lacking(before, result.plan), lacking(result.plan, before)]
      const told = sentences(
        out.length > 0 && phrases.out(out.map(namingStop).join(', ')),
        put.length > 0 && phrases.put(put.map(namingStop).join(', ')),
      )
      return sentences(told || phrases.changed(days.length, place), after)
    }
    case 'missing':
      return result.missing === 'origin' ? phrases.askStart : phrases.askPlace
    case 'unknown-place':
      return sentences(phrases.noGuide(result.said), phrases.askPlace)
    case 'unclear': {
      const asked = askedCandidates(result.said, result.candidates)
      return asked.length > 0 ? phrases.whichStop(asked.map(namingStop).join(', ')) : null
    }
    case 'proposed': {
      if (result.ranked.length === 0) return phrases.noneFits(result.from)
      const named = result.ranked.slice(0, MOST_NAMED)
      const places = named.map(({ name }) => placeWords(name, measuresOfReasons(named), { phrases, town }))
      return sentences(phrases.proposed(result.fitting, result.from), `${places.join(', ')}.`, phrases.askOne)
    }
    case 'compared': {
      const measures = measuresOfRows(result.rows)
      const places = result.places.map(({ name }) => placeWords(name, measures, { phrases, town }))
      return sentences(phrases.compared(result.from), `${places.join(', ')}.`, phrases.askOne)
    }
    default:
      return null
  }
}

type Words = { phrases: PlanningPhrases; town: Tongue['town'] }

/** "Marrakesh (23 °C, €217.34 hin und zurück)". */
function placeWords(name: string, { warmth, fare }: Measures, { phrases, town }: Words): string {
  const amount = fare[name]
  const clauses = [warmth[name], amount && /\d/.test(amount) ? phrases.fare(amount) : undefined].filter((clause) => clause !== undefined)
  return clauses.length > 0 ? `${town(name)} (${clauses.join(', ')})` : town(name)
}
