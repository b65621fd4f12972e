'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { Checkout } from '@/components/booking/checkout'
import { CheckoutLine } from '@/components/booking/checkout-line'
import { useChatActions } from '@/components/chat/chat-actions'
import { ToolFailed } from '@/components/chat/tool-failed'
import { FailedNote } from '@/components/ui/failed-note'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import type { input, output } from './schema'

/** The checkout stands in the thread as a panel on the live trip; an older one folds to a line that opens it again. */
export function StartCheckoutView({ part, isLatest }: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  const { threadId } = useChatActions()
  // Stays open once it is open: an answer that arrives below must not take the form away.
  const [isOpen, setIsOpen] = useState(isLatest)
  if (part.state === 'running') return <WorkingLine>Opening the checkout</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept="Your trip is kept." isLatest={isLatest} />
  if (part.output.status === 'refused') return <FailedNote happened={part.output.refusal.message} kept="Nothing was changed." />
  if (isOpen) return <Checkout threadId={threadId} />
  return <CheckoutLine threadId={threadId} onOpen={() => setIsOpen(true)} />
}
