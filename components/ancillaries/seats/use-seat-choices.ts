'use client'

import { useRef, useState } from 'react'
import { useTripStore } from '@/components/state/trip-store'
import * as texts from '@/lib/texts/ancillaries/seats'
import type { SeatChange } from '@/lib/travel/ancillaries/change-ancillaries'
import { isSameSegment, type SegmentRef } from '@/lib/travel/ancillaries/seat-map'
import { formatMoney, zeroMoney } from '@/lib/travel/money'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { tripPrice } from '@/lib/travel/trip/price'
import type { SeatHolder } from './seat-look'

type Press = { changes: SeatChange[]; said: string }

export type SeatChoices = {
  /** Presses the server has not answered yet, oldest first. */
  pending: Press[]
  refusal: string | null
  /** What happened last, for the live region. */
  said: string
  /** Says something to screen readers alone. */
  say: (words: string) => void
  /** One press is one command. `said` begins the sentence that is told once the server has said yes; false: it said no. */
  choose: (changes: SeatChange[], said: string) => Promise<boolean>
}

/** Sends presses one after the other, so that a quick family of four is four commands and not one and three refusals. */
export function useSeatChoices(threadId: string, onRefused: () => void): SeatChoices {
  const [pending, setPending] = useState<Press[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  async function send(press: Press): Promise<boolean> {
    const answer = await useTripStore.getState().issue(threadId, { type: 'choose-seats', seats: press.changes })
    setPending((presses) => presses.filter((other) => other !== press))
    if ('live' in answer) {
      setSaid(`${press.said} ${totalWords(answer.live)}`)
      return true
    }
    setRefusal(answer.refusal.message)
    // Without a connection there is no newer map either.
    if (answer.refusal.code !== 'offline') onRefused()
    return false
  }

  function choose(changes: SeatChange[], words: string) {
    const press = { changes, said: words }
    setPending((presses) => [...presses, press])
    setRefusal(null)
    const sent = queue.current.then(() => send(press))
    queue.current = sent
    return sent
  }

  return { pending, refusal, said, say: setSaid, choose }
}

/** Who sits where on a flight once every open press is granted. */
export function holdersOn(flight: SegmentRef, live: LiveTrip, pending: Press[]): SeatHolder[] {
  const chosen = live.trip.ancillaries.seats
    .filter((seat) => isSameSegment(seat, flight))
    .map(({ passengerIndex, seatNumber }) => ({ passengerIndex, seatNumber, isPending: false }))
  return pending
    .flatMap(({ changes }) => changes)
    .filter((change) => isSameSegment(change, flight))
    .reduce<SeatHolder[]>((holders, { passengerIndex, seatNumber }) => {
      const others = holders.filter((holder) => holder.passengerIndex !== passengerIndex)
      return seatNumber === null ? others : [...others, { passengerIndex, seatNumber, isPending: true }]
    }, chosen)
}

/** "12A, 12B", in the order of the travellers. */
export function seatNumbers(holders: SeatHolder[]): string {
  return holders
    .toSorted((one, other) => one.passengerIndex - other.passengerIndex)
    .map(({ seatNumber }) => seatNumber)
    .join(', ')
}

function totalWords({ trip }: LiveTrip): string {
  const price = tripPrice(trip)
  if (!price) return ''
  const seats = price.ancillaries.find(({ kind }) => kind === 'seats')?.total ?? zeroMoney(price.total.currency)
  return texts.seatsAndTripTotal(formatMoney(seats), formatMoney(price.total))
}
