'use client'

import { type ReactNode, useId } from 'react'
import * as texts from '@/lib/texts/ancillaries/bags'
import type { ChosenBag } from '@/lib/travel/ancillaries/ancillaries'
import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import { PriceOrIncluded } from '../shared/price-or-included'
import type { CommandOf } from '../shared/use-trip-command'
import { BagCount } from './bag-count'
import { quantityOf } from './bag-sections'
import { bagKindName, bagName } from './bag-words'

export type BagKindProps = {
  kind: BagOption['kind']
  options: BagOption[]
  whose: number | null
  /** The traveller and the flight, as a screen reader says them. */
  whomWords: string
  bags: ChosenBag[]
  send: (commandOf: CommandOf) => void
}

/** None or one of several weights; of the chosen one also how many, where the airline sells more than one. */
export function BagWeights({
  kind,
  options,
  whose,
  whomWords,
  bags,
  send,
  onStep,
}: BagKindProps & { onStep: (option: BagOption, step: number) => void }) {
  const group = useId()
  const chosen = options.find(({ optionId }) => quantityOf(bags, optionId, whose) > 0)

  function choose(option: BagOption) {
    send(() => ({ type: 'choose-bags', bags: [{ optionId: option.optionId, passengerIndex: whose, quantity: 1 }] }))
  }

  function chooseNone() {
    send(({ ancillaries }) => {
      const former = options.find(({ optionId }) => quantityOf(ancillaries.bags, optionId, whose) > 0)
      return former ? { type: 'choose-bags', bags: [{ optionId: former.optionId, passengerIndex: whose, quantity: 0 }] } : null
    })
  }

  return (
    <fieldset className="flex flex-col">
      <legend className="mb-0.5 font-medium text-fact text-ink-soft">
        {bagKindName(kind)}
        <span className="sr-only"> {texts.forWhom(whomWords)}</span>
      </legend>
      <WeightRow name={group} isChosen={!chosen} onChoose={chooseNone}>
        <span className="flex-1">{texts.none}</span>
      </WeightRow>
      {options.map((option) => (
        <WeightRow key={option.optionId} name={group} isChosen={option === chosen} onChoose={() => choose(option)}>
          <span className="min-w-0 flex-1">{bagName(option)}</span>
          <PriceOrIncluded money={option.price} />
        </WeightRow>
      ))}
      {chosen && chosen.mostQuantity > 1 && (
        <div className="mt-1 border-s-2 ps-3">
          <BagCount
            option={chosen}
            from={1}
            count={quantityOf(bags, chosen.optionId, whose)}
            whose={whose}
            whomWords={whomWords}
            onStep={(step) => onStep(chosen, step)}
          />
        </div>
      )}
    </fieldset>
  )
}

function WeightRow({ name, isChosen, onChoose, children }: { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-[15px] leading-5">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-5 shrink-0 accent-sea" />
      {children}
    </label>
  )
}
