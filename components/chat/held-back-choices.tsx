'use client'

import { CardFormOffer } from '../payment/card-form-offer'
import type { HeldBack } from './message-refusal'
import { SendAnyway } from './send-anyway'

/** What can be done with a message that is held back: the form for cards, and the traveller's word that it is none. */
export function HeldBackChoices({ held, threadId, onSend }: { held: HeldBack; threadId: string | null; onSend: (words: string) => void }) {
  return (
    <div className="flex flex-col gap-1 px-4 text-fact">
      {held.code === 'card-number' && <CardFormOffer threadId={threadId} />}
      <SendAnyway held={held} onSend={onSend} />
    </div>
  )
}
