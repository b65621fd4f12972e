import { asking } from '../../say/marked'
import { listOf, sentences } from '../../say/phrases'
import { askAfterPlan } from '../../say/planning/ask-planning'
import { ASK_WHICH_ONE } from '../../say/planning/offers'
import { sayBest, sayMore, sayWhyNot } from '../../say/planning/say-places'
import { sayDay, sayEntrances } from '../../say/planning/say-plan'
import { askNext } from '../../say/say-talk'
import { bestOf } from '../../skills/plan/measures'
import type { Position } from '../decision'
import { callOr, type Decision } from '../decision'

/** The first call for plans, places or proposals; null if the message has none of them. */
export function planningMove({ understood, table, made, allowed }: Position): Decision | null {
  const { planning } = understood
  const { situation, told } = table
  switch (planning?.kind) {
    case undefined:
      return null
    case 'calls': {
      const [first] = planning.calls
      return first ? callOr(first.tool, first.input, made, allowed, askNext(situation)) : null
    }
    case 'day':
      return { say: sentences(sayDay(planning.day, situation), askAfterPlan(situation, told)) }
    case 'entrances': {
      const plan = table.planning.plans.at(-1)
      return { say: sentences(plan && sayEntrances(plan), askAfterPlan(situation, told)) }
    }
    case 'guide':
      return callOr('lookUpPlace', planning.input, made, allowed, askNext(situation))
    case 'more': {
      const newest = table.planning.newest?.result
      return newest?.status === 'proposed'
        ? { say: sentences(sayMore(newest), newest.ranked.length > 0 && ASK_WHICH_ONE) }
        : { say: ASK_WHICH_ONE }
    }
    case 'no-such-choice':
      return {
        say: `The list has ${listOf(planning.names)}. ${asking({ asked: 'which-destination', choices: planning.names }, 'Which one do you mean?')}`,
      }
    case 'best': {
      const { offered } = table.planning
      const best = offered && bestOf(planning.measure, offered)
      return {
        say: best
          ? sentences(sayBest(best.place.name, best.text, planning.measure), ASK_WHICH_ONE)
          : `I can’t compare them by that. ${ASK_WHICH_ONE}`,
      }
    }
    case 'why-not':
      return { say: sentences(sayWhyNot(planning.why), ASK_WHICH_ONE) }
    case 'no-flights':
      return { say: 'All right, I’ve kept the plan. Tell me when you’d like flights, or what to change.' }
    case 'which-change':
      return { say: 'Name a stop or a day and tell me what to do with it: drop it, swap it or move it.' }
    case 'why-asked':
      return {
        say:
          table.planning.newest?.tool === 'planTrip'
            ? 'A plan covers one place, so I need its name.'
            : 'Fares depend on where you start. A city or an airport is enough.',
      }
    case 'fly':
      return null
  }
}
