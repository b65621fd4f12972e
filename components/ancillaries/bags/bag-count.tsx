'use client'

import * as texts from '@/lib/texts/ancillaries/bags'
import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import { Stepper } from '../../ui/stepper'
import { priceWords } from '../shared/price-or-included'
import { bagName } from './bag-words'

/** How many of one bag, with its price and the most that the airline sells. */
export function BagCount({
  option,
  from,
  count,
  whose,
  whomWords,
  onStep,
}: {
  option: BagOption
  from: number
  count: number
  whose: number | null
  whomWords: string
  onStep: (step: number) => void
}) {
  const price = priceWords(option.price)
  const most = whose === null ? texts.atMostForTheGroup(option.mostQuantity) : texts.atMostForEachTraveller(option.mostQuantity)
  return (
    <fieldset>
      <legend className="sr-only">{whomWords}</legend>
      <Stepper
        label={bagName(option)}
        hint={`${option.mostQuantity > 1 ? texts.priceEach(price) : price}, ${most}`}
        count={count}
        from={from}
        to={option.mostQuantity}
        onChange={(next) => onStep(next - count)}
      />
    </fieldset>
  )
}
