'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/stays'
import type { HotelRate } from '@/lib/travel/stays/hotel-schema'
import type { PlacedHotel } from '@/lib/travel/stays/placed-hotel'
import type { ChosenStay } from '@/lib/travel/stays/trip-stays'
import { useChatActions } from '../chat/chat-actions'
import { useLiveTrip } from '../state/use-live-trip'

export type KeepStay = {
  /** What the trip keeps now. */
  chosen: ChosenStay | null
  isWaiting: boolean
  /** What became of the last press here: the room is the trip's, or why it is not. */
  pressed: { hotelId: string; rateId: string; isKept: boolean; refusal: string | null } | null
  keep: (hotel: PlacedHotel, rate: HotelRate) => void
  forgetPress: () => void
}

/** Keeps a room with the trip: one press, one line in the thread. The server looks the price up again and may refuse. */
export function useKeepStay(): KeepStay {
  const { act, isBusy, refusal } = useChatActions()
  const chosen = useLiveTrip()?.trip.stays?.chosen ?? null
  const [last, setLast] = useState<{ hotelId: string; rateId: string } | null>(null)
  const isKept = last !== null && chosen?.hotelId === last.hotelId && chosen.rateId === last.rateId
  return {
    chosen,
    isWaiting: isBusy,
    pressed: last && { ...last, isKept, refusal: isKept || isBusy ? null : refusal },
    keep: ({ hotelId, name }, { rateId }) => {
      if (isBusy) return
      setLast({ hotelId, rateId })
      act({ type: 'choose-stay', hotelId, rateId }, texts.youKept(name))
    },
    forgetPress: () => setLast(null),
  }
}
