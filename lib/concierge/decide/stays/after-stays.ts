import { namingStay } from '../../say/marked'
import { sentences } from '../../say/phrases'
import { sayRefused } from '../../say/say-questions'
import { askNext, FAILED } from '../../say/say-talk'
import { offerFlightsToo } from '../../say/stays/say-beside-stays'
import {
  ASK_WHICH_STAY,
  askStayMissing,
  askWayOn,
  askWhichStay,
  isNameOf,
  sayStayKept,
  sayStaysFound,
  sayUnknownStayPlace,
} from '../../say/stays/say-stays'
import { sayUntold } from '../../say/stays/say-untold'
import type { StayResult } from '../../tool-results'
import type { Position } from '../decision'

/** What a tool for places to stay has answered, in words, with one next step. */
export function afterStays({ tool, result, input }: StayResult, { understood, table }: Position): string {
  const { situation } = table
  const wish = understood.stay
  if (!result) return FAILED
  if (result.status === 'refused') return sayRefused(result.refusal)
  if (tool === 'chooseStay') return afterChoice(result, table)
  const search = wish?.act === 'search' ? wish : null
  switch (result.status) {
    case 'found':
      return sentences(
        sayStaysFound(result, search ?? { input: {}, isReordered: false }, situation),
        sayUntold(search?.untold ?? []),
        offerFlightsToo(search, situation) ?? ASK_WHICH_STAY,
      )
    case 'none':
      return sentences(result.message, sayUntold(search?.untold ?? []), askWayOn(result, input))
    case 'missing':
      return sentences(
        sayUntold(search?.untold ?? []),
        askStayMissing(result.missing, search?.input ?? {}, search?.vague ?? null, situation),
      )
    case 'unknown-place':
      return sayUnknownStayPlace(result.said, result.known)
  }
}

type Choice = Exclude<NonNullable<Extract<StayResult, { tool: 'chooseStay' }>['result']>, { status: 'refused' }>

function afterChoice(result: Choice, { situation }: Position['table']): string {
  switch (result.status) {
    case 'chosen':
      return sentences(sayStayKept(result), nextStep(situation))
    case 'dropped':
      return sentences('I’ve removed the place to stay from your trip.', nextStep(situation))
    case 'unclear':
      return result.candidates.length > 1 && isNameOf(result)
        ? askWhichStay(`Which one do you mean: ${result.candidates.slice(0, 3).map(namingStay).join(', ')}?`)
        : `I can’t find “${result.said}” among them. ${ASK_WHICH_STAY}`
  }
}

/** Back to the flights, where some are being chosen. */
function nextStep(situation: Position['table']['situation']): string | null {
  const { mode, wishes, order } = situation
  if (order !== null && order.status !== 'idle') return null
  if (mode !== 'chat') return askNext(situation)
  return wishes.from || wishes.to ? askNext(situation) : 'For flights there, tell me where you’re leaving from.'
}
