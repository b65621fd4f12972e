'use client'

import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import { BagCount } from './bag-count'
import { quantityOf } from './bag-sections'
import { type BagKindProps, BagWeights } from './bag-weights'

/** Several weights are one choice, as the airline sells them: 20 kg instead of 15, not beside it. One weight is a count. */
export function BagKind(props: BagKindProps) {
  const { options, whose, whomWords, bags, send } = props
  const [only, ...others] = options
  if (!only) return null

  function count(option: BagOption, step: number) {
    send(({ ancillaries }) => {
      const quantity = Math.min(Math.max(quantityOf(ancillaries.bags, option.optionId, whose) + step, 0), option.mostQuantity)
      return { type: 'choose-bags', bags: [{ optionId: option.optionId, passengerIndex: whose, quantity }] }
    })
  }

  if (others.length > 0) return <BagWeights {...props} onStep={count} />
  return (
    <BagCount
      option={only}
      from={0}
      count={quantityOf(bags, only.optionId, whose)}
      whose={whose}
      whomWords={whomWords}
      onStep={(step) => count(only, step)}
    />
  )
}
