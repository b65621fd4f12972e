'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/flights/prices'
import { co2Method, seatCo2Kg } from '@/lib/travel/flights/emissions'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer-schema'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import { Popover } from '../../ui/popover'
import { Worded } from '../../ui/worded'

type Co2NoteProps = {
  offer: Pick<FlightOffer, 'co2Kg' | 'typicalCo2Kg' | 'segments'>
  /** The fare that is shown: its cabin counts. */
  fare: Pick<Fare, 'cabinClass'>
  isSimulated: boolean
}

/** The kilograms behind a CO₂ comparison and the method behind the kilograms, for whoever asks. Nothing where no figure is given. */
export function Co2Note({ offer, fare, isSimulated }: Co2NoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const kg = seatCo2Kg(offer, fare.cabinClass, { isSimulated })
  if (kg === null) return null
  const typicalKg = seatCo2Kg({ ...offer, co2Kg: offer.typicalCo2Kg }, fare.cabinClass, { isSimulated })
  const seat = { weight: <span className="figures font-semibold">{texts.kilograms(kg)}</span>, cabin: CABIN_LABELS[fare.cabinClass] }
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={texts.howTheCo2IsEstimated}
      trigger={(opens) => (
        <button
          {...opens}
          type="button"
          aria-label={texts.howTheCo2IsEstimated}
          className="relative z-10 inline-flex min-h-6 items-center rounded-control px-1 text-fact text-sea underline decoration-dotted underline-offset-4 max-sm:min-h-11"
        >
          {texts.how}
        </button>
      )}
    >
      <p className="text-[15px] leading-6">
        {typicalKg === null ? (
          <Worded words={texts.co2OfOneSeat} parts={seat} />
        ) : (
          <Worded words={texts.co2OfOneSeatAndTypical} parts={{ ...seat, typical: texts.kilograms(typicalKg) }} />
        )}
      </p>
      <p className="mt-2 text-fact text-ink-soft">{co2Method({ isSimulated })}</p>
    </Popover>
  )
}
