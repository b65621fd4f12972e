import * as texts from '@/lib/texts/threads'
import type { ThreadEntry } from '../state/thread-entry'
import { Tag } from '../ui/chip'

const STATES = {
  planning: null,
  held: { tone: 'saffron', words: texts.held },
  due: { tone: 'saffron', words: texts.toPay },
  booked: { tone: 'moss', words: texts.booked },
  failed: { tone: 'brick', words: texts.failed },
  cancelled: { tone: 'ribbon', words: texts.cancelled },
} as const

/** What became of a thread's trip. That it is still planned is said to those who hear it, and seen by the absence of anything else. */
export function StateTag({ state, className }: { state: ThreadEntry['state']; className?: string }) {
  const shown = STATES[state]
  if (!shown) return <span className="sr-only">{texts.planning}</span>
  return (
    <Tag data-tag tone={shown.tone} {...(className ? { className } : {})}>
      {shown.words}
    </Tag>
  )
}
