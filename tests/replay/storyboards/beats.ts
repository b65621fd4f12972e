import type { Replay } from '@/app/(quality)/engine/replay'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { describeCommand, describeOffer } from '@/lib/travel/trip/describe-command'
import { rankFlights } from '@/lib/workflows/flights/rank-flights'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { aBilling, aPassenger } from '@/tests/fixtures/trip'
import type { ActToTell, Beat } from './story'

export const say = (text: string): Beat => ({ type: 'say', text })
export const edit = (message: number, text: string): Beat => ({ type: 'edit', message, text })
export const again = (message: number): Beat => ({ type: 'again', message })
export const showVersion = (message: number): Beat => ({ type: 'show-version', message })
export const undo: Beat = { type: 'undo' }
export const goOn: Beat = { type: 'go-on' }
export const stopAfter = (afterChunks: number): Beat => ({ type: 'stop', afterChunks })
export const leaveAfter = (afterChunks: number): Beat => ({ type: 'leave', afterChunks })
export const minutesLater = (minutes: number): Beat => ({ type: 'wait', milliseconds: minutes * 60_000 })
export const checkPrices: Beat = { type: 'check-prices' }
export const command = (wanted: TripCommand): Beat => ({ type: 'command', command: wanted })
export const pay = (card: string): Beat => ({ type: 'pay', card })
export const bank = (answer: 'confirmed' | 'refused'): Beat => ({ type: 'bank', answer })
export const cancelOrder: Beat = { type: 'cancel-order' }

/** Clicks the card at a place of the list, counted from 1. */
export function pick(place: number, sliceIndex = 0): Beat {
  return async ({ stores, deps }): Promise<ActToTell> => {
    const ranked = await rankFlights({ sliceIndex }, stores, deps)
    const brief = ranked.status === 'found' ? ranked.flights.briefs[place - 1] : undefined
    const result = ranked.status === 'found' ? await stores.searches.find(ranked.flights.searchId, stores.userId) : null
    const offer = result?.offers[sliceIndex]?.find(({ offerId }) => offerId === brief?.offerId)
    if (!offer) throw new Error(`there is no flight at place ${place} of direction ${sliceIndex} to click`)
    return {
      type: 'click',
      command: { type: 'pick-offer', sliceIndex, offerId: offer.offerId },
      label: `You chose ${describeOffer(offer)}`,
    }
  }
}

/** Clicks the fare at a place of the picked flight. */
export function fare(place: number, sliceIndex = 0): Beat {
  return async (replay): Promise<ActToTell> => {
    const chosen = (await tripOf(replay)).picks[sliceIndex]?.offer.fares[place - 1]
    if (!chosen) throw new Error(`there is no fare at place ${place} of direction ${sliceIndex} to click`)
    const wanted = { type: 'choose-fare', sliceIndex, fareId: chosen.fareId } as const
    return { type: 'click', command: wanted, label: `You chose the ${describeCommand({ command: wanted, facts: { fare: chosen } })}` }
  }
}

/** Both directions with their first flight and fare, by click. */
export const chooseFirst = (directions: number): Beat[] =>
  Array.from({ length: directions }, (_, index) => [pick(1, index), fare(1, index)]).flat()

/** Opens the checkout and fills its forms. */
export const checkOut: Beat[] = [command({ type: 'start-checkout' }), passengers, command({ type: 'set-billing', billing: aBilling() })]

async function passengers(replay: Replay): Promise<ActToTell> {
  const { result, requiredDetails } = await tripOf(replay)
  const { adults, children, infants, childAges } = result?.search.travellers ?? { adults: 1, children: 0, infants: 0, childAges: [] }
  const passport = requiredDetails.includes('passport')
    ? { number: 'X1234567', expiresOn: '2033-05-01', issuingCountry: 'GB', nationality: 'GB' }
    : null
  const born = (age: number) => `${Number(result?.search.slices.at(-1)?.departureOn.slice(0, 4)) - age - 1}-06-15`
  const people = [
    ...Array.from({ length: adults }, (_, index) =>
      aPassenger({ firstName: ['Ada', 'Ben', 'Cleo', 'Dan'][index] ?? 'Eve', lastName: 'Byron', passport }),
    ),
    ...Array.from({ length: children }, (_, index) =>
      aPassenger({ type: 'child', firstName: `Mia${'abc'[index]}`, lastName: 'Byron', bornOn: born(childAges[index] ?? 7), passport }),
    ),
    ...Array.from({ length: infants }, (_, index) =>
      aPassenger({ type: 'infant', firstName: `Leo${'ab'[index]}`, lastName: 'Byron', bornOn: '2026-03-10', passport }),
    ),
  ]
  return { type: 'command', command: { type: 'set-passengers', passengers: people } }
}

/** Takes over today's prices after a look at them found other ones. */
export async function acceptNewPrices({ events, stores }: Replay): Promise<ActToTell> {
  const searched = events.findLast((event) => event.type === 'outside' && event.call === 'search')
  const answer = searched?.type === 'outside' && searched.answer && 'value' in searched.answer ? searched.answer.value : null
  const searchId = typeof answer === 'object' && answer !== null && 'searchId' in answer ? String(answer.searchId) : ''
  if (!(await stores.searches.find(searchId, stores.userId))) throw new Error('no prices were looked for')
  return { type: 'command', command: { type: 'renew-prices', searchId } }
}

async function tripOf({ stores, deps }: Replay) {
  const live = await loadLiveTrip(stores.threadId, stores.userId, deps)
  if (!live) throw new Error('the thread of the story is gone')
  return live.trip
}
