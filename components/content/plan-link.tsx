'use client'

import { type MouseEvent, useState } from 'react'
import * as texts from '@/lib/texts/content'
import { guestNotLoaded, opening } from '@/lib/texts/home'
import { ButtonLink } from '../ui/button-link'

/**
 * Opens a new trip with the plan written in its composer; nothing is sent before the traveller sends it. A visitor becomes a guest by it,
 * as the line below it says; in a new tab, or without scripts, the sign-in page comes first.
 */
export function PlanLink({ href, isSignedIn }: { href: string; isSignedIn: boolean }) {
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const enter = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isOpening) return
    setIsOpening(true)
    setProblem(null)
    const why = await import('../session/enter-as-guest').then(
      ({ enterAsGuest }) => enterAsGuest(href),
      () => guestNotLoaded,
    )
    if (why === null) return
    setIsOpening(false)
    setProblem(why)
  }
  return (
    <div>
      <ButtonLink
        href={href}
        prefetch={false}
        data-measured="plan-pressed"
        aria-disabled={isOpening || undefined}
        {...(isSignedIn ? {} : { onClick: enter, 'data-acts': '', 'aria-describedby': 'plan-as-guest' })}
      >
        {isOpening ? opening : texts.planThisTrip}
      </ButtonLink>
      {problem && (
        <p role="alert" className="mt-2 text-brick text-fact">
          {problem}
        </p>
      )}
      {!isSignedIn && !problem && (
        <p id="plan-as-guest" className="mt-2 text-fact text-ink-soft">
          {texts.plansAsGuest}
        </p>
      )}
    </div>
  )
}
