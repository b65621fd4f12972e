import * as texts from '@/lib/texts/content'
import { ButtonLink } from '../ui/button-link'

/** Opens a new thread with the plan written in its composer. Nothing is sent: that takes a press there. */
export function PlanLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} prefetch={false} data-measured="plan-pressed">
      {texts.planThisTrip}
    </ButtonLink>
  )
}
