'use client'

import { useSavedCardStore } from './saved-card-store'

/** On the confirmation: whether the card was saved, for those who asked for it. */
export function SavedCardNote() {
  const lastKept = useSavedCardStore((store) => store.lastKept)
  if (!lastKept) return null
  return (
    <p role="status" className="text-fact text-ink-soft">
      {lastKept.isKept ? lastKept.message : `Your card was not saved: ${lastKept.message} Your booking is not affected.`}
    </p>
  )
}
