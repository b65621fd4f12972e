import { asking } from '../say/marked'
import { countOf, dayName, flightPrice, forTravellers, sentences } from '../say/phrases'
import { describeFlight, offerFlight, sayFareLater, sayFound, saySameFlight, sayStandIns, willLookFor } from '../say/say-flights'
import { sayHeld } from '../say/say-held'
import { sayAssumedDays } from '../say/say-looking'
import { ASK_NIGHTS, askMissing, offerSearch, sayNoDay } from '../say/say-questions'
import { askFlight, FAILED } from '../say/say-talk'
import { sayNoted } from '../say/search-words'
import { fareWished } from '../skills/fares/kept-fare-wish'
import type { ShownFlights, ToolResult } from '../tool-results'
import { OF_FARES } from './answer-of-fares'
import { landDayBefore } from './arrival-day'
import { continueTrip } from './continue-trip'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { setFilters } from './filtering'
import { isFar } from './other-days'
import { sayBesides } from './questions-beside'
import { takeAfterSearch } from './taking-more'
import { whatIf } from './what-if'

/** What a search found or lacks: first the filters and picks from the same message, then the words. */
export function afterSearch(last: Extract<ToolResult, { tool: 'searchFlights' }>, position: Position): Decision {
  const { understood, table, isFirstSearch } = position
  const { situation } = table
  const { result } = last
  // A multi-trip searches all its flights at once.
  const noDay = understood.impossibleDay && sayNoDay(understood.impossibleDay)
  const { change, fareTerm } = understood
  const ofFare = change.cabinClass === undefined && fareTerm ? willLookFor(fareTerm) : sayFareNoted(position)
  const note = noDay ?? (last.input.slices ? null : sayBesides(position)) ?? ofFare ?? (asksOfFares(position) ? ASK_ANY : null)
  switch (result?.status) {
    case 'found': {
      const filter = setFilters(position) ?? landDayBefore(position)
      if (filter) return filter
      const supposed = whatIf(position)
      if (supposed) return supposed
      const isRecheck = Object.keys(last.input).length === 0 && understood.click === null && understood.request !== 'search-again'
      const taken = isRecheck ? null : takeAfterSearch(result, position)
      if (taken) return taken
      const isFlexible = understood.flexDays !== null && understood.flexDays > 0
      const choice = understood.heard?.dayChoice ?? null
      const compared = choice?.sliceIndex ?? 0
      const searched = compared === 0 ? result.departureOn : (situation.wishes.returnOn ?? result.departureOn)
      const span = choice && isFar(choice.days, searched) ? { span: 'month' } : {}
      const days =
        isFlexible || choice ? callOr('compareDays', { sliceIndex: compared, ...span }, position.made, position.allowed, '') : null
      if (days && 'call' in days)
        return { ...days, before: `${countOf(result.offerCount, 'flight')} on ${dayName(result.departureOn, situation)}.` }
      if (isRecheck) return { say: sayRechecked(result, understood, situation) }
      return {
        say: sentences(
          result.held && sayHeld(result.held, situation),
          sayAssumedDays(understood.assumed, situation),
          sayStandIns(result, last.input),
          sayFound(result, situation, last.input, isFirstSearch || last.input.slices !== undefined, sayPointedAt(result, position)),
          note,
        ),
      }
    }
    case 'kept': {
      const told = sentences(sayAssumedDays(understood.assumed, situation), sayHeld(result.held, situation), note)
      const next = whatIf(position) ?? continueTrip(position)
      return 'call' in next ? { ...next, before: told } : { say: sentences(told, next.say) }
    }
    case 'none': {
      // "Nonstop if there is one": none is, so the others are looked for.
      const isPreferred = last.input.directOnly === true && understood.heard?.limits.softs.includes('directOnly')
      const others = isPreferred ? callOr('searchFlights', { directOnly: false }, position.made, position.allowed, '') : null
      if (others && 'call' in others) return { ...others, before: result.message }
      if (situation.wishes.directOnly && situation.wishes.cabinClass.startsWith('economy-with'))
        return { say: sentences(result.message, asking(offerSearch({ directOnly: false }), 'Shall I look for one?')) }
      return callOr(
        'compareDays',
        { sliceIndex: Math.max(0, situation.result?.offerCounts.indexOf(0) ?? 0) },
        position.made,
        position.allowed,
        result.message,
      )
    }
    case 'missing':
      return { say: sentences(note, sayNoted(understood.change, situation), askFor(result.missing, position)) }
    default:
      return { say: FAILED }
  }
}

function askFor(missing: Parameters<typeof askMissing>[0], { understood, table }: Position): string {
  const isOfDays = missing !== 'origin' && missing !== 'destination'
  return isOfDays && understood.heard?.areNightsMissing ? ASK_NIGHTS : askMissing(missing, understood.vague, table.situation)
}

const ASK_ANY = 'I can tell you what a fare includes for any of these flights.'

/** A question asked with the search that needs to know which flight it's about. */
function asksOfFares({ understood, isFirstSearch }: Position): boolean {
  return isFirstSearch && understood.asks.some(({ what }) => OF_FARES.includes(what))
}

/** "London to Rome in May, the cheapest fare": what the search itself can't do. */
function sayFareNoted({ understood }: Position): string | null {
  const wish = fareWished(understood.heard?.reading.clauses ?? [])
  return wish && !understood.isTaking ? sayFareLater(wish) : null
}

/** "That one but a day later": the same flight in the new search. */
function sayPointedAt(shown: ShownFlights, { understood, table }: Position): string | null {
  const { flight } = understood
  const [brief] = flight?.isExact ? flight.kept : []
  return brief ? saySameFlight(brief, shown, table.situation) : null
}

function sayRechecked(shown: ShownFlights, { flight }: Position['understood'], situation: Position['table']['situation']): string {
  const wanted = flight?.kept[0]
  const again = wanted && shown.briefs.find((brief) => brief.flightNumbers.join() === wanted.flightNumbers.join())
  const lead = 'Those prices had expired, so I searched again.'
  if (!again) return sentences(lead, askFlight(null))
  return sentences(
    lead,
    `${describeFlight(again)} is now ${flightPrice(again.total, situation)}${forTravellers(situation)}.`,
    offerFlight(again, shown.sliceIndex),
  )
}
