'use client'

import { useSavedCardStore } from './saved-card-store'

/** On the confirmation: that the card was saved, for those who asked for it. */
export function SavedCardNote() {
  const hasKept = useSavedCardStore((store) => store.hasKept)
  if (!hasKept) return null
  return (
    <p role="status" className="text-fact text-ink-soft">
      Your card is saved for next time.
    </p>
  )
}
