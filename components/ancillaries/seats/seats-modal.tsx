'use client'

import * as texts from '@/lib/texts/ancillaries/seats'
import { AncillaryModal } from '../shared/ancillary-modal'
import { SeatsPanel } from './seats-panel'

/** The flight seat modal: the same panel as in the thread, with more room. */
export function SeatsModal({
  threadId,
  isOpen,
  onOpenChange,
}: {
  threadId: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  return (
    <AncillaryModal title={texts.chooseSeats} isOpen={isOpen} onOpenChange={onOpenChange}>
      <SeatsPanel threadId={threadId} />
    </AncillaryModal>
  )
}
