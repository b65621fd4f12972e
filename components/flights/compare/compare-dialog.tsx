'use client'

import * as flightTexts from '@/lib/texts/flights'
import * as texts from '@/lib/texts/flights/compare'
import { DialogFrame } from '../../ui/dialog-frame'
import { Ribbon } from '../../ui/ribbon'
import { SideBySide, type SideBySideProps } from './side-by-side'

type CompareDialogProps = SideBySideProps & { isRoundTrips: boolean; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The ticked choices side by side, over their list. */
export function CompareDialog({ isRoundTrips, isOpen, onOpenChange, ...shown }: CompareDialogProps) {
  const words = isRoundTrips ? texts.roundTripsSideBySide : texts.flightsSideBySide
  return (
    <DialogFrame isOpen={isOpen} onOpenChange={onOpenChange} size="full" title={words(shown.choices.length)}>
      <div className="-mx-5 -mb-5">
        {shown.isSimulated && <Ribbon tone="simulated">{flightTexts.simulatedFlights}</Ribbon>}
        <SideBySide {...shown} />
      </div>
    </DialogFrame>
  )
}
