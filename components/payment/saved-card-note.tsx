'use client'

import * as texts from '@/lib/texts/payment'
import { useSavedCardStore } from './saved-card-store'

/** On the confirmation: that the card was saved, for those who asked for it. */
export function SavedCardNote() {
  const hasKept = useSavedCardStore((store) => store.hasKept)
  if (!hasKept) return null
  return (
    <p role="status" className="text-fact text-ink-soft">
      {texts.cardIsSaved}
    </p>
  )
}
