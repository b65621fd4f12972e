import type { Situation } from '@/lib/travel/trip/situation'
import { daysOfPlan } from '../../understand/planning/standing-plan'
import { asking } from '../marked'

/** Questions of planning. */
export const ASK_START = asking({ asked: 'origin', about: null }, 'Where would you start from?')
export const ASK_WHICH_PLACE = asking({ asked: 'plan-place' }, 'Which place shall I plan?')
export const ASK_OTHER_PLACE = asking({ asked: 'compare-place' }, 'Which other place shall I compare?')
export const ASK_WHICH_ONE = asking(
  { asked: 'which-destination', choices: [] },
  'Which one shall it be, for flights or for a plan of the days?',
)
export const ASK_WHAT_GIVES_WAY = asking({ asked: 'what-gives-way' }, 'Which of your wishes may give way?')
export const ASK_OTHER_CHANGE = asking({ asked: 'what-to-change' }, 'What else shall be different?')

/** The flights to the plan that stands; `question` in whichever language. */
export function askFlights(plan: Situation['plan'], question = 'Shall I look for flights?'): string {
  if (!plan) return question
  const input = { to: plan.place, ...daysOfPlan(plan) }
  return asking({ asked: 'confirm', about: 'plan', acts: [{ tool: 'searchFlights', input }] }, question)
}
