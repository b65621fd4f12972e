'use client'

import { useAnnouncerStore } from '../state/announcer-store'

/** Says finished sentences to screen readers, politely and once. Stands once per page, outside what is being streamed. */
export function LiveRegion() {
  const announcements = useAnnouncerStore((state) => state.announcements)
  return (
    <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions" className="sr-only">
      {announcements.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}
