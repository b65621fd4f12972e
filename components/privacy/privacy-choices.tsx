'use client'

import * as texts from '@/lib/texts/privacy'
import { useVisitStore } from '../state/visit-store'
import { PRIVACY_CHOICES_ID, PRIVACY_NOTICE_ID } from './ids'

/** Opens the question about measuring again, and leads to it. */
export function PrivacyChoices({ className }: { className: string }) {
  const open = () => {
    useVisitStore.getState().setIsAsking(true)
    // It may only now be drawn.
    requestAnimationFrame(() => document.getElementById(PRIVACY_NOTICE_ID)?.focus())
  }
  return (
    <button id={PRIVACY_CHOICES_ID} type="button" onClick={open} className={className}>
      {texts.privacyChoices}
    </button>
  )
}
