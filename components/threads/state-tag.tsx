import type { ThreadEntry } from '../state/thread-entry'
import { Tag } from '../ui/chip'

const STATES = {
  planning: null,
  held: { tone: 'saffron', words: 'Held' },
  due: { tone: 'saffron', words: 'To pay' },
  booked: { tone: 'moss', words: 'Booked' },
  failed: { tone: 'brick', words: 'Failed' },
  cancelled: { tone: 'ribbon', words: 'Cancelled' },
} as const

/** What became of a thread's trip. That it is still planned is said to those who hear it, and seen by the absence of anything else. */
export function StateTag({ state, className }: { state: ThreadEntry['state']; className?: string }) {
  const shown = STATES[state]
  if (!shown) return <span className="sr-only">Planning</span>
  return (
    <Tag data-tag tone={shown.tone} {...(className ? { className } : {})}>
      {shown.words}
    </Tag>
  )
}
