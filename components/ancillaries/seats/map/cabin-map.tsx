'use client'

import { useMemo, useState } from 'react'
import { type SeatMap, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { SeatInfo } from '../seat-info'
import { SeatLegend } from '../seat-legend'
import type { SeatScene } from '../seat-look'
import { DeckSwitch } from './deck-switch'
import { SeatGrid } from './seat-grid'

type CabinMapProps = {
  label: string
  map: SeatMap
  scene: SeatScene
  onPress: (seatNumber: string) => void
  onLeave: () => void
}

/** A flight's seats deck by deck, with what the marks mean and the seat at hand above them, where neither a finger nor a footer covers it. */
export function CabinMap({ label, map, scene, onPress, onLeave }: CabinMapProps) {
  const [shown, setShown] = useState<string | null>(null)
  const decks = useMemo(() => [...new Set(map.cabins.map(({ deck }) => deck))].toSorted((one, other) => one - other), [map])
  const [chosenDeck, setDeck] = useState<number | null>(null)
  const deck = chosenDeck ?? homeDeck(map, scene)
  const cabins = useMemo(() => map.cabins.filter((cabin) => cabin.deck === deck), [map, deck])
  const seat = useMemo(() => seatsOf(map).find(({ seatNumber }) => seatNumber === shown), [map, shown])
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      {decks.length > 1 && <DeckSwitch decks={decks} deck={deck} onChange={setDeck} />}
      <SeatLegend scene={scene} />
      <SeatInfo seat={seat} scene={scene} />
      <SeatGrid key={deck} label={label} cabins={cabins} scene={scene} onPress={onPress} onShow={setShown} onLeave={onLeave} />
    </div>
  )
}

/** The deck to begin with: where this traveller sits, else where their fare is. */
function homeDeck({ cabins }: SeatMap, { chooser, holders }: SeatScene): number {
  const own = holders.find(({ passengerIndex }) => passengerIndex === chooser.member.passengerIndex)?.seatNumber
  const holds = (seatNumber: string) => (cabin: SeatMap['cabins'][number]) =>
    cabin.rows.some(({ sections }) => sections.flat().some((element) => element.kind === 'seat' && element.seatNumber === seatNumber))
  const home = (own && cabins.find(holds(own))) || cabins.find(({ isYours }) => isYours)
  return home?.deck ?? 0
}
