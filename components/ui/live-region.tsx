'use client'

import { useState } from 'react'
import { useAnnouncerStore } from '../state/announcer-store'

/**
 * Says finished sentences to screen readers, politely and once. Stands once per page, outside what is being streamed, and begins empty: what
 * was said on the page before stays there.
 */
export function LiveRegion() {
  const announcements = useAnnouncerStore((state) => state.announcements)
  const [lastOfPageBefore] = useState(() => announcements.at(-1)?.number ?? 0)
  return (
    <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions" className="visible sr-only">
      {announcements.map(({ number, text }) => number > lastOfPageBefore && <p key={number}>{text}</p>)}
    </div>
  )
}
