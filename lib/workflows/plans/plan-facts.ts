import type { PlainDate } from '../../travel/dates'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import { describePlanCommand } from '../../travel/plan/describe-plan-command'
import { applyPlanCommand, type PlanCommand } from '../../travel/plan/plan-commands'
import type { TripPlan } from '../../travel/plan/trip-plan'
import { type Refusal, refuse } from '../../travel/refusal'
import type { CommandFacts } from '../../travel/trip/commands'

/** The plan that a command leads to, made from the place's page as it is today. `today` is the traveller's own calendar day. */
export function planFacts(
  command: PlanCommand,
  plan: TripPlan | null,
  today: PlainDate,
  { guide }: { guide: DestinationGuide },
): { facts: CommandFacts } | { refusal: Refusal } {
  const startsOn = firstDayAsked(command)
  if (startsOn && startsOn < today) return refuse('day-in-the-past', 'That first day is over. Choose today or a later one.', 'startsOn')
  const slug = command.type === 'set-plan' ? command.placeSlug : plan?.destination.slug
  const place = slug === undefined ? null : guide.findPlace(slug)
  const applied = applyPlanCommand(plan, command, place)
  if ('refusal' in applied) return applied
  return { facts: { plan: { after: applied.plan, words: describePlanCommand(command, plan, place) } } }
}

function firstDayAsked(command: PlanCommand): PlainDate | null | undefined {
  if (command.type === 'set-plan') return command.wishes.startsOn
  return command.type === 'change-plan' ? command.change.startsOn : undefined
}
