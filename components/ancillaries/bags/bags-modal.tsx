'use client'

import * as texts from '@/lib/texts/ancillaries/bags'
import { AncillaryModal } from '../shared/ancillary-modal'
import { BagsPanel } from './bags-panel'

export function BagsModal({ threadId, ...modal }: { threadId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <AncillaryModal title={texts.bags} {...modal}>
      <BagsPanel threadId={threadId} />
    </AncillaryModal>
  )
}
