'use client'

import * as texts from '@/lib/texts/ancillaries/extras'
import { AncillaryModal } from '../shared/ancillary-modal'
import { ExtrasPanel } from './extras-panel'

export function ExtrasModal({ threadId, ...modal }: { threadId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <AncillaryModal title={texts.extras} {...modal}>
      <ExtrasPanel threadId={threadId} />
    </AncillaryModal>
  )
}
