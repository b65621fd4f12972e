'use client'

import type { ReactNode } from 'react'
import * as texts from '@/lib/texts/ancillaries/bags'
import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import { addMoney, multiplyMoney } from '@/lib/travel/money'
import type { Trip } from '@/lib/travel/trip/trip'
import { ChevronDownIcon } from '../../ui/icons'
import { PriceOrIncluded } from '../shared/price-or-included'
import type { CommandOf } from '../shared/use-trip-command'
import { BagKind } from './bag-kind'
import { type BagSection, optionsFor } from './bag-sections'
import { bagsName } from './bag-words'

const KINDS: BagOption['kind'][] = ['checked', 'cabin']

/** One traveller's bags, or the group's: folded to a line that says what is chosen. */
export function TravellerBags({
  name,
  whose,
  section,
  label,
  trip,
  send,
  isOpenAtFirst,
  children,
}: {
  name: string
  whose: number | null
  section: BagSection
  label: string
  trip: Trip
  send: (commandOf: CommandOf) => void
  isOpenAtFirst: boolean
  children?: ReactNode
}) {
  const options = optionsFor(section.options, whose)
  const chosen = trip.ancillaries.bags.filter(
    ({ option, passengerIndex }) => passengerIndex === whose && options.some(({ optionId }) => optionId === option.optionId),
  )
  const [first, ...more] = chosen.map(({ option, quantity }) => multiplyMoney(option.price, quantity))
  return (
    <details open={isOpenAtFirst} className="group">
      <summary className="flex min-h-11 list-none items-center gap-3 px-3.5 py-2 text-[15px] leading-5 [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="text-ink-soft transition-transform duration-150 group-open:rotate-180" />
        <span className="min-w-0 flex-1">
          <span className="block break-words font-medium">{name}</span>
          <span className="block text-fact text-ink-soft">
            {chosen.map(({ option, quantity }) => bagsName(option, quantity)).join(' · ') || texts.noBagAdded}
          </span>
        </span>
        {first && <PriceOrIncluded money={addMoney(first, ...more)} className="font-medium" />}
      </summary>
      <div className="flex flex-col gap-4 px-3.5 pt-1 pb-3">
        {KINDS.map((kind) => {
          const ofKind = options.filter((option) => option.kind === kind)
          if (ofKind.length === 0) return null
          return (
            <BagKind
              key={kind}
              kind={kind}
              options={ofKind}
              whose={whose}
              whomWords={`${name}, ${label}`}
              bags={trip.ancillaries.bags}
              send={send}
            />
          )
        })}
        {children}
      </div>
    </details>
  )
}
