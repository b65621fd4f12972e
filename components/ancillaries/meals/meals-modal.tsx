'use client'

import { AncillaryModal } from '../shared/ancillary-modal'
import { MealsPanel } from './meals-panel'

export function MealsModal({ threadId, ...modal }: { threadId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <AncillaryModal title="Meals" {...modal}>
      <MealsPanel threadId={threadId} />
    </AncillaryModal>
  )
}
