'use client'

import { AncillaryModal } from '../shared/ancillary-modal'
import { BagsPanel } from './bags-panel'

export function BagsModal({ threadId, ...modal }: { threadId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <AncillaryModal title="Bags" {...modal}>
      <BagsPanel threadId={threadId} />
    </AncillaryModal>
  )
}
