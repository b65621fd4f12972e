'use client'

import * as texts from '@/lib/texts/flights/compare'
import { DialogFrame } from '../../ui/dialog-frame'
import { SideBySide, type SideBySideProps } from './side-by-side'

type CompareDialogProps = SideBySideProps & { isRoundTrips: boolean; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** A dialog that compares the ticked choices. */
export function CompareDialog({ isRoundTrips, isOpen, onOpenChange, ...shown }: CompareDialogProps) {
  const words = isRoundTrips ? texts.roundTripsSideBySide : texts.flightsSideBySide
  return (
    <DialogFrame isOpen={isOpen} onOpenChange={onOpenChange} size="full" title={words(shown.choices.length)}>
      <div className="-mx-5 -mb-5">
        <SideBySide {...shown} />
      </div>
    </DialogFrame>
  )
}
