'use client'

import { type KeyboardEvent, useId, useRef } from 'react'
import * as texts from '@/lib/texts/flights'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer-schema'
import { CABIN_EXPLANATIONS, CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import { CheckIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { FareFacts } from './fare-facts'
import { coverWords } from './fare-words'

type FareOptionsProps = {
  label: string
  offer: FlightOffer
  chosenFareId: string | null
  /** The fare the flight was shown with; marked until one is chosen. */
  shownFareId: string
  whom: string
  onChoose?: ((fare: Fare) => void) | undefined
}

/**
 * The fares of one flight beside each other: their names, prices and facts in rows of their own across all of them. Choosing one may go on at once, so the arrow keys only move the focus;
 * Enter and Space choose.
 */
export function FareOptions({ label, offer, chosenFareId, shownFareId, whom, onChoose }: FareOptionsProps) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)

  function steer(event: KeyboardEvent, fare: Fare, index: number) {
    if (event.key === 'Enter') return onChoose?.(fare)
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (index + step + offer.fares.length) % offer.fares.length
    group.current?.querySelectorAll('input')[next]?.focus()
  }

  return (
    <fieldset ref={group} className="grid min-w-0 grid-cols-1 gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(184px,1fr))]">
      <legend className="sr-only">{label}</legend>
      {offer.fares.map((fare, index) => {
        const isChosen = fare.fareId === chosenFareId
        const isShown = chosenFareId === null && fare.fareId === shownFareId
        return (
          <label
            key={fare.fareId}
            className={`relative grid grid-cols-[1fr_auto] gap-x-3 gap-y-2.5 rounded-card border p-3.5 sm:row-span-3 sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-2 transition-[border-color,background-color] duration-150 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-sea has-[:focus-visible]:outline-offset-2 ${look(isChosen, isShown, Boolean(onChoose))}`}
          >
            <input
              type="radio"
              name={name}
              value={fare.fareId}
              checked={isChosen}
              disabled={!onChoose}
              onChange={() => onChoose?.(fare)}
              onKeyDown={(event) => steer(event, fare, index)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-card opacity-0 disabled:cursor-default"
            />
            <FareHead offer={offer} fare={fare} isChosen={isChosen} isShown={isShown} whom={whom} />
            <span className="border-t pt-2.5 max-sm:col-span-2">
              <FareFacts fare={fare} />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Two cells: name and cabin with what that means, then the price. */
function FareHead({
  offer,
  fare,
  isChosen,
  isShown,
  whom,
}: Pick<FareOptionsProps, 'offer' | 'whom'> & { fare: Fare; isChosen: boolean; isShown: boolean }) {
  const covers = coverWords(offer)
  return (
    <>
      <span className="flex gap-2.5">
        <span
          aria-hidden="true"
          className={`mt-px grid size-[18px] shrink-0 place-items-center rounded-full border ${isChosen ? 'border-moss bg-moss text-sheet' : isShown ? 'border-sea' : 'border-ink-soft/60'}`}
        >
          {isChosen && <CheckIcon className="size-3.5" />}
          {isShown && <span className="size-2 rounded-full bg-sea" />}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold text-[15px] leading-5">{fare.brand}</span>
          <span className="block min-h-[1lh] text-fact">{cabinLine(fare)}</span>
          <span className="block text-fact text-ink-soft">{CABIN_EXPLANATIONS[fare.cabinClass]}</span>
        </span>
      </span>
      <span className="shrink-0 max-sm:text-end">
        <span className="block font-semibold text-[20px] leading-6">
          {offer.priceCovers === 'addition' && '+'}
          <Price money={fare.total} />
        </span>
        <span className="text-fact text-ink-soft">
          {covers ? `${covers}, ${whom}` : whom}
          {isShown && <span className="sr-only">, {texts.fareShownSoFar}</span>}
        </span>
      </span>
    </>
  )
}

/** The cabin below the fare's name, unless the fare is called like its cabin. */
function cabinLine({ brand, cabinClass }: Fare): string | null {
  const label = CABIN_LABELS[cabinClass]
  return label.toLowerCase() === brand.toLowerCase() ? null : label
}

function look(isChosen: boolean, isShown: boolean, canChoose: boolean): string {
  if (isChosen) return 'border-moss bg-moss-soft/40'
  if (!canChoose) return ''
  return isShown ? 'border-sea/60 hover:border-sea' : 'hover:border-ink-soft'
}
