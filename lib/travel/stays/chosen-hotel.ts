import { isPlainDate } from '../dates'
import { BOARDS, HOTEL_KINDS } from './hotel'
import type { Hotel, HotelRate } from './hotel-schema'
import type { ChosenStay } from './trip-stays'

/** What is told of a house and of the price that were chosen. */
type ChosenHotel = Pick<Hotel, 'kind' | 'stars' | 'neighbourhood'> & { rate: Pick<HotelRate, 'board' | 'cancellation'> | null }

/** The house that a trip keeps a room of; null where its supplier words it otherwise. By hand: pages that show a trip do without zod. */
export function chosenHotel({ selectedHotel }: Pick<ChosenStay, 'selectedHotel'>): ChosenHotel | null {
  const { kind: saidKind, stars, neighbourhood, room } = selectedHotel.hotelContent
  const kind = HOTEL_KINDS.find((known) => known === saidKind)
  if (!kind || typeof stars !== 'number' || typeof neighbourhood !== 'string') return null
  return { kind, stars, neighbourhood, rate: rateOf(room) }
}

type Words = ChosenStay['selectedHotel']['hotelContent']

/** Of the room's prices only the chosen one is kept. */
function rateOf(room: Words[string] | undefined): ChosenHotel['rate'] {
  const rate = isRecord(room) && Array.isArray(room.rates) ? room.rates[0] : null
  if (!isRecord(rate)) return null
  const board = BOARDS.find((known) => known === rate.board)
  const cancellation = cancellationOf(rate.cancellation)
  return board && cancellation ? { board, cancellation } : null
}

function cancellationOf(words: Words[string] | undefined): HotelRate['cancellation'] | null {
  if (!isRecord(words)) return null
  const { kind, freeUntilOn } = words
  if (kind === 'not-refundable') return { kind }
  return kind === 'free' && typeof freeUntilOn === 'string' && isPlainDate(freeUntilOn) ? { kind, freeUntilOn } : null
}

function isRecord(words: Words[string] | undefined): words is Words {
  return typeof words === 'object' && words !== null && !Array.isArray(words)
}
