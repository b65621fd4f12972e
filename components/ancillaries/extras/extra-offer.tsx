'use client'

import * as texts from '@/lib/texts/ancillaries/extras'
import { memberName, partyOf } from '@/lib/travel/ancillaries/party'
import type { Money } from '@/lib/travel/money'
import type { Trip } from '@/lib/travel/trip/trip'
import { coverageWords } from '../shared/coverage-words'
import { LeftOut } from '../shared/left-out'
import { PriceOrIncluded } from '../shared/price-or-included'
import type { CommandOf } from '../shared/use-trip-command'
import { CheckRow } from './check-row'
import { type ExtraOffer, forAll, hasExtra, optionFor } from './extra-cards'

/** One extra for what one price covers: a box for the group, or one for each traveller and one for all. */
export function ExtraOfferChoices({
  name,
  offer,
  trip,
  send,
}: {
  name: string
  offer: ExtraOffer
  trip: Trip
  send: (commandOf: CommandOf) => void
}) {
  if (!trip.result) return null
  const { search } = trip.result
  const { extras } = trip.ancillaries
  const party = partyOf(search.travellers)
  const served = party.filter(({ passengerIndex }) => optionFor(offer, passengerIndex))
  const whoever = served.map(({ passengerIndex }) => passengerIndex)
  const label = coverageWords(offer.sliceIndexes, search)
  const left = offer.options[0]?.leftForParty
  const isForAll = served.length > 1 && !offer.options.every(({ isForOne }) => isForOne)

  function choose(optionId: string, passengerIndex: number | null, isWanted: boolean) {
    send(() => ({ type: 'choose-extras', extras: [{ optionId, passengerIndex, isWanted }] }))
  }

  function chooseForAll(isWanted: boolean) {
    send(({ ancillaries }) => {
      const changes = forAll(ancillaries.extras, offer, whoever, isWanted)
      return changes.length > 0 ? { type: 'choose-extras', extras: changes } : null
    })
  }

  const forGroup = optionFor(offer, null)
  const takers = served.filter(({ passengerIndex }) => {
    const option = optionFor(offer, passengerIndex)
    return option && hasExtra(extras, option, passengerIndex)
  })
  return (
    <fieldset className="py-2">
      <legend className="sr-only">
        {name}, {label}
        {left !== undefined && `, ${texts.placesLeft(left)}`}
      </legend>
      <p className="flex items-baseline justify-between gap-4 text-fact text-ink-soft" aria-hidden="true">
        <span>
          {label}
          {left !== undefined && ` · ${texts.placesLeft(left)}`}
        </span>
        <OfferPrice money={offer.options[0]?.price} isPerPassenger={offer.isPerPassenger} />
      </p>
      {forGroup && (
        <CheckRow
          label={texts.forEverybody}
          price={forGroup.price}
          state={hasExtra(extras, forGroup, null) ? 'all' : 'none'}
          onChange={(isWanted) => choose(forGroup.optionId, null, isWanted)}
        />
      )}
      {isForAll && (
        <CheckRow
          label={texts.everyone}
          state={takers.length === 0 ? 'none' : takers.length === served.length ? 'all' : 'some'}
          onChange={chooseForAll}
        />
      )}
      <div className={isForAll ? 'ms-8 grid gap-x-6 sm:grid-cols-2' : served.length > 1 ? 'grid gap-x-6 sm:grid-cols-2' : ''}>
        {served.map((member) => {
          const option = optionFor(offer, member.passengerIndex)
          if (!option) return null
          return (
            <CheckRow
              key={member.passengerIndex}
              label={memberName(member, trip.passengers)}
              price={option.price}
              state={takers.includes(member) ? 'all' : 'none'}
              onChange={(isWanted) => choose(option.optionId, member.passengerIndex, isWanted)}
            />
          )
        })}
      </div>
      <LeftOut words={texts.notSoldFor} party={party} served={served} passengers={trip.passengers} />
    </fieldset>
  )
}

function OfferPrice({ money, isPerPassenger }: { money: Money | undefined; isPerPassenger: boolean }) {
  if (!money) return null
  return (
    <span className="whitespace-nowrap">
      <PriceOrIncluded money={money} className="font-medium text-ink" /> {isPerPassenger ? texts.perTraveller : texts.forTheGroup}
    </span>
  )
}
