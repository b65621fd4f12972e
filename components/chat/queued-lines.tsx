'use client'

import type { Queued } from '@/lib/chat/conversation'
import * as texts from '@/lib/texts/chat'
import { CloseIcon, PencilIcon } from '../ui/icons'
import { TurnButton } from './turn-button'

type QueuedLinesProps = { queued: Queued[]; onRemove: (key: string) => void; onEdit: (key: string) => void }

/** The words that wait for the answer that is on its way, in the order in which they will be sent. */
export function QueuedLines({ queued, onRemove, onEdit }: QueuedLinesProps) {
  if (queued.length === 0) return null
  return (
    <ul
      aria-label={texts.waitingToBeSent}
      className="mb-2 flex flex-col rounded-card border border-ink-soft/40 border-dashed py-1 pe-1 ps-4"
    >
      {queued.map(({ key, text }, index) => (
        <li key={key} className="flex items-center gap-1 text-fact text-ink-soft">
          <span className="shrink-0">{index === 0 ? texts.nextLabel : texts.thenNext}</span>
          <span dir="auto" className="min-w-0 flex-1 truncate text-ink" title={text}>
            {text}
          </span>
          <TurnButton label={texts.editQueued(text)} onClick={() => onEdit(key)}>
            <PencilIcon />
          </TurnButton>
          <TurnButton label={texts.removeQueued(text)} onClick={() => onRemove(key)}>
            <CloseIcon />
          </TurnButton>
        </li>
      ))}
    </ul>
  )
}
