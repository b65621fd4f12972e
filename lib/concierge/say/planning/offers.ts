import type { DroppableLimit } from '@/lib/travel/plan/droppable-limits'
import type { Situation } from '@/lib/travel/trip/situation'
import { daysOfPlan } from '../../skills/plan/standing-plan'
import { asking } from '../marked'

/** Planning questions. */
export const ASK_START = asking({ asked: 'origin', about: null }, 'Where would you leave from?')
export const ASK_WHICH_PLACE = asking({ asked: 'plan-place' }, 'Which place shall I plan for?')
export const ASK_OTHER_PLACE = asking({ asked: 'compare-place' }, 'Which other place shall I compare it with?')
export const ASK_WHICH_ONE = askWhichOne([])
export const ASK_OTHER_CHANGE = asking({ asked: 'what-to-change' }, 'What else would you like to change?')

/** Offers flights for the plan; `question` in any language. */
export function askFlights(plan: Situation['plan'], question = 'Shall I look for flights?'): string {
  if (!plan) return question
  const input = { to: plan.place, ...daysOfPlan(plan) }
  return asking({ asked: 'confirm', about: 'plan', acts: [{ tool: 'searchFlights', input }] }, question)
}

/** `choices` are the places just named, the best first. */
export function askWhichOne(choices: string[]): string {
  return asking({ asked: 'which-destination', choices }, 'Which one would you like flights or a plan for?')
}

/** `choices` are the limits without which some places fit. */
export function askWhatGivesWay(choices: DroppableLimit[]): string {
  return asking(
    { asked: 'what-gives-way', choices },
    choices.length > 1 ? 'Which one shall I drop?' : 'Which of your wishes could you drop?',
  )
}
