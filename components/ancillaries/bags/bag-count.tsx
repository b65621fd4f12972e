'use client'

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
  const most = `at most ${option.mostQuantity} ${whose === null ? 'for the group' : 'for each traveller'}`
  return (
    <fieldset>
      <legend className="sr-only">{whomWords}</legend>
      <Stepper
        label={bagName(option)}
        hint={`${priceWords(option.price)}${option.mostQuantity > 1 ? ' each' : ''}, ${most}`}
        count={count}
        from={from}
        to={option.mostQuantity}
        onChange={(next) => onStep(next - count)}
      />
    </fieldset>
  )
}
