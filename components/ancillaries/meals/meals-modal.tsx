'use client'

import * as texts from '@/lib/texts/ancillaries/meals'
import { AncillaryModal } from '../shared/ancillary-modal'
import { MealsPanel } from './meals-panel'

export function MealsModal({ threadId, ...modal }: { threadId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <AncillaryModal title={texts.meals} {...modal}>
      <MealsPanel threadId={threadId} />
    </AncillaryModal>
  )
}
