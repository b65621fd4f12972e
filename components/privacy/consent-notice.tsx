'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import * as texts from '@/lib/texts/privacy'
import type { Consent } from '@/lib/travel/privacy/consent'
import { isMeasuredPath } from '@/lib/travel/privacy/measured-path'
import { useVisitStore } from '../state/visit-store'
import { Button } from '../ui/button'
import { browserConsent, decideConsent } from './browser-consent'
import { PRIVACY_CHOICES_ID, PRIVACY_NOTICE_ID } from './ids'

const SAID = { yes: texts.soFarYouSaidYes, no: texts.soFarYouSaidNo }
const subscribe = () => () => {}

/**
 * Asks at the foot of a public page whether the visit may be measured. It blocks nothing, makes room for whoever writes on a small screen,
 * and moves nothing: it lies over the page. `kept` is the decision as the server read it.
 */
export function ConsentNotice({ kept }: { kept: Consent | null }) {
  const path = usePathname()
  const isAsking = useVisitStore((state) => state.isAsking)
  const consent = useSyncExternalStore(subscribe, browserConsent, () => kept)
  const isShown = isAsking ?? (consent === null && isMeasuredPath(path))
  if (!isShown) return null

  function decide(decision: Consent) {
    decideConsent(decision)
    // Whoever opened it from the foot of the page goes on there.
    if (isAsking) document.getElementById(PRIVACY_CHOICES_ID)?.focus()
    useVisitStore.getState().setIsAsking(false)
  }

  return (
    <section
      id={PRIVACY_NOTICE_ID}
      aria-label={texts.privacy}
      tabIndex={-1}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-[840px] flex-col gap-3 rounded-card border bg-sheet p-4 shadow-card sm:bottom-5 sm:flex-row sm:items-center sm:gap-6 sm:p-5 max-sm:[body:has(textarea:focus)_&]:hidden"
    >
      <p className="text-fact sm:text-[15px] sm:leading-[22px]">
        {texts.mayWeMeasure} {consent && `${SAID[consent]} `}
        <Link
          href="/privacy-policy"
          prefetch={false}
          className="inline-flex min-h-6 items-center font-medium text-sea underline underline-offset-4"
        >
          {texts.privacyPolicy}
        </Link>
      </p>
      <div className="grid shrink-0 grid-cols-2 gap-2">
        <Button className="whitespace-nowrap" onClick={() => decide('yes')}>
          {texts.yesMeasure}
        </Button>
        <Button className="whitespace-nowrap" onClick={() => decide('no')}>
          {texts.no}
        </Button>
      </div>
    </section>
  )
}
