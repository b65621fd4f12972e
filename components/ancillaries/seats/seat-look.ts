import * as texts from '@/lib/texts/ancillaries/seats'
import { type Seat, seatOfferFor } from '@/lib/travel/ancillaries/seat-map'
import { seatRefusal } from '@/lib/travel/ancillaries/seat-rules'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { Money } from '@/lib/travel/money'
import { type PriceTier, tierOf } from './price-tiers'
import type { SeatedTraveller } from './seat-marks'

export type SeatStatus = 'free' | 'own' | 'party' | 'taken' | 'restricted'

/** Who sits where on the flight that is shown, and whether the server still has to say yes to it. */
export type SeatHolder = { passengerIndex: number; seatNumber: string; isPending: boolean }

/**
 * All that a seat's look depends on beside the seat itself. `chooser` is who a seat is being chosen for; when the seats are booked
 * nobody is, and all of the party's look the same.
 */
export type SeatScene = {
  chooser: SeatedTraveller
  seated: SeatedTraveller[]
  holders: SeatHolder[]
  travellers: TravellerCounts
  tiers: PriceTier[]
  isReadOnly: boolean
}

/** `why` says in full what keeps the seat from this traveller. `holder` is who has it. */
export type SeatLook = {
  status: SeatStatus
  tier: number
  price: Money | null
  holder: SeatedTraveller | null
  isPending: boolean
  why: string | null
}

export function seatLook(seat: Seat, { chooser, seated, holders, travellers, tiers, isReadOnly }: SeatScene): SeatLook {
  const { member } = chooser
  const held = holders.find(({ seatNumber }) => seatNumber === seat.seatNumber)
  const holder = seated.find(({ member: { passengerIndex } }) => passengerIndex === held?.passengerIndex) ?? null
  const price = seatOfferFor(seat, holder?.member.passengerIndex ?? member.passengerIndex)?.price ?? null
  const base = { tier: price ? tierOf(price, tiers) : 0, price, holder, isPending: held?.isPending ?? false, why: null }
  if (holder) return { ...base, status: holder === chooser && !isReadOnly ? 'own' : 'party' }
  if (seat.offers.length === 0) return { ...base, status: 'taken' }
  const why = seatRefusal(member, seat.traits, travellers)?.message ?? (price ? null : texts.airlineDoesNotSellSeatTo(chooser.name))
  return why ? { ...base, status: 'restricted', why } : { ...base, status: 'free' }
}
