import { type Ref, useId } from 'react'
import * as texts from '@/lib/texts/ancillaries/seats'
import type { Money } from '@/lib/travel/money'
import { PriceOrIncluded } from '../shared/price-or-included'
import { SeatShape } from './map/seat-shape'
import type { SeatHolder } from './seat-look'
import type { SeatedTraveller } from './seat-marks'

type TravellerListProps = {
  ref?: Ref<HTMLFieldSetElement>
  seated: SeatedTraveller[]
  holders: SeatHolder[]
  chooser: SeatedTraveller
  isReadOnly: boolean
  priceOf: (holder: SeatHolder) => Money | null
  onChoose: (passengerIndex: number) => void
  onClear: () => void
}

/** Who a seat is being chosen for, with the seat of each. Infants stand below the adult they sit with. */
export function TravellerList({ ref, seated, holders, chooser, isReadOnly, priceOf, onChoose, onClear }: TravellerListProps) {
  const name = useId()
  const title = isReadOnly ? texts.seatsOnThisFlight : texts.choosingFor
  return (
    <fieldset ref={ref} className="min-w-0">
      <legend className="sr-only">{title}</legend>
      <div className="mb-1 flex min-h-8 items-center justify-between gap-3 text-fact">
        <span aria-hidden="true" className="font-medium">
          {title}
        </span>
        {!isReadOnly && (
          <button
            type="button"
            aria-label={texts.clearSeatsOnThisFlight}
            // Not `disabled`: the focus would be lost with the last seat.
            aria-disabled={holders.length === 0 || undefined}
            onClick={onClear}
            className="-my-1.5 min-h-11 px-1 font-medium text-sea underline-offset-4 hover:underline aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:no-underline"
          >
            {texts.clearSeats}
          </button>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(144px,1fr))] gap-1.5 @xl:grid-cols-1">
        {seated.map((traveller) => {
          const { passengerIndex } = traveller.member
          const holder = holders.find((other) => other.passengerIndex === passengerIndex)
          const isChooser = traveller === chooser && !isReadOnly
          const content = <Traveller traveller={traveller} holder={holder} price={holder ? priceOf(holder) : null} isChooser={isChooser} />
          const look = `flex min-h-11 min-w-0 items-center gap-2.5 rounded-control border px-2.5 py-1 ${isChooser ? 'border-sea bg-sea-soft/50' : ''}`
          return (
            <li key={passengerIndex} className="min-w-0">
              {isReadOnly ? (
                <div className={look}>{content}</div>
              ) : (
                <label
                  className={`${look} relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-sea has-[:focus-visible]:outline-offset-2 hover:border-ink-soft`}
                >
                  <input
                    type="radio"
                    name={name}
                    checked={isChooser}
                    onChange={() => onChoose(passengerIndex)}
                    className="absolute inset-0 cursor-pointer appearance-none rounded-control opacity-0"
                  />
                  {content}
                </label>
              )}
              {traveller.laps.map((infant) => (
                <p key={infant} className="px-2.5 pt-1 text-[12px] text-ink-soft leading-4">
                  {texts.onLapOf(infant, traveller.name)}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

type TravellerProps = { traveller: SeatedTraveller; holder: SeatHolder | undefined; price: Money | null; isChooser: boolean }

function Traveller({ traveller, holder, price, isChooser }: TravellerProps) {
  return (
    <>
      <span className="size-7 shrink-0">
        <SeatShape status={isChooser ? 'own' : 'party'} mark={traveller.mark} isPending={holder?.isPending ?? false} />
      </span>
      <span className="min-w-0 flex-1 leading-4">
        <span className="block truncate font-medium text-fact" title={traveller.name}>
          {traveller.name}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-1.5 text-[12px] text-ink-soft">
          {holder ? <span className="figures font-medium text-ink">{holder.seatNumber}</span> : texts.noSeatYet}
          {price && <PriceOrIncluded money={price} />}
        </span>
      </span>
    </>
  )
}
