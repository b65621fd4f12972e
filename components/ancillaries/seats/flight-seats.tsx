'use client'

import { useMemo, useRef, useState } from 'react'
import * as texts from '@/lib/texts/ancillaries/seats'
import { type SeatMap, seatOfferFor, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { CabinMap } from './map/cabin-map'
import { priceTiers } from './price-tiers'
import type { SeatFlight } from './seat-flights'
import { type SeatHolder, type SeatScene, seatLook } from './seat-look'
import type { SeatedTraveller } from './seat-marks'
import { SeatSuggestions } from './seat-suggestions'
import { seatPrice } from './seat-words'
import { TravellerList } from './traveller-list'
import { holdersOn, type SeatChoices } from './use-seat-choices'

type FlightSeatsProps = {
  live: LiveTrip
  flight: SeatFlight
  map: SeatMap
  maps: SeatMap[]
  seated: SeatedTraveller[]
  travellers: TravellerCounts
  choices: SeatChoices
  isReadOnly: boolean
}

/** One flight: for whom, the whole party at once, and the cabin. Every press is one command. */
export function FlightSeats({ live, flight, map, maps, seated, travellers, choices, isReadOnly }: FlightSeatsProps) {
  const { trip } = live
  const list = useRef<HTMLFieldSetElement>(null)
  const holders = useMemo(() => holdersOn(flight, live, choices.pending), [flight, live, choices.pending])
  const [chooserIndex, setChooser] = useState(() => nextWithout(holders, seated.length, 0) ?? 0)
  const chooser = seated[chooserIndex] ?? seated[0]
  const tiers = useMemo(() => (isReadOnly ? [] : priceTiers(map)), [map, isReadOnly])
  const scene = useMemo<SeatScene | null>(
    () => (chooser ? { chooser, seated, holders, travellers, tiers, isReadOnly } : null),
    [chooser, seated, holders, travellers, tiers, isReadOnly],
  )
  if (!scene || !chooser) return null

  const { sliceIndex, segmentIndex } = flight
  const changeOf = (passengerIndex: number, seatNumber: string | null) => ({ sliceIndex, segmentIndex, passengerIndex, seatNumber })

  function press(seatNumber: string) {
    const seat = seatsOf(map).find((other) => other.seatNumber === seatNumber)
    if (!seat || !scene || !chooser) return
    const look = seatLook(seat, scene)
    if (isReadOnly) return choices.say(texts.seatsCannotBeChangedAnyMore)
    switch (look.status) {
      case 'taken':
        return choices.say(texts.seatIsTaken(seatNumber))
      case 'restricted':
        return choices.say(look.why ?? '')
      case 'party':
        if (look.holder) setChooser(look.holder.member.passengerIndex)
        return choices.say(texts.nowChoosingFor(look.holder?.name ?? ''))
      case 'own':
        return void choices.choose([changeOf(chooser.member.passengerIndex, null)], texts.seatGivenUpFor(seatNumber, chooser.name))
      case 'free':
        return take(seatNumber, look.price ? seatPrice(look.price) : '')
    }
  }

  function take(seatNumber: string, price: string) {
    if (!chooser) return
    const { passengerIndex } = chooser.member
    const next = nextWithout([...holders, { passengerIndex, seatNumber, isPending: true }], seated.length, passengerIndex)
    const chosen = texts.seatChosenFor(seatNumber, chooser.name, price)
    const said = next === null ? chosen : `${chosen} ${texts.nowChoosingFor(seated[next]?.name ?? '')}`
    const isGranted = choices.choose([changeOf(passengerIndex, seatNumber)], said)
    if (next !== null) setChooser(next)
    // Whoever was refused a seat is the one to choose for again.
    void isGranted.then((granted) => granted || setChooser(passengerIndex))
  }

  function clear() {
    const changes = holders.map(({ passengerIndex }) => changeOf(passengerIndex, null))
    if (changes.length > 0) void choices.choose(changes, texts.seatsOnGivenUp(flight.flightNumber))
  }

  const priceOf = ({ passengerIndex, seatNumber }: SeatHolder) => {
    const chosen = trip.ancillaries.seats.find(
      (seat) =>
        seat.passengerIndex === passengerIndex &&
        seat.seatNumber === seatNumber &&
        seat.sliceIndex === sliceIndex &&
        seat.segmentIndex === segmentIndex,
    )
    const seat = chosen ? undefined : seatsOf(map).find((other) => other.seatNumber === seatNumber)
    return chosen?.price ?? (seat && seatOfferFor(seat, passengerIndex)?.price) ?? null
  }

  return (
    <div className="grid gap-4 @xl:grid-cols-[216px_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <TravellerList
          ref={list}
          seated={seated}
          holders={holders}
          chooser={chooser}
          isReadOnly={isReadOnly}
          priceOf={priceOf}
          onChoose={setChooser}
          onClear={clear}
        />
        {!isReadOnly && <SeatSuggestions map={map} maps={maps} seated={seated} travellers={travellers} onTake={choices.choose} />}
      </div>
      <CabinMap
        label={texts.seatMapOf(flight.flightNumber, flight.route)}
        map={map}
        scene={scene}
        onPress={press}
        onLeave={() => list.current?.querySelector<HTMLElement>('input:checked')?.focus()}
      />
    </div>
  )
}

/** The next traveller without a seat, after this one and then from the start; null when all have one. */
function nextWithout(holders: SeatHolder[], count: number, after: number): number | null {
  const order = Array.from({ length: count }, (_, step) => (after + step) % count)
  return order.find((passengerIndex) => holders.every((holder) => holder.passengerIndex !== passengerIndex)) ?? null
}
