import type { MeantFlights } from '../skills/ancillaries/wish'
import { nextOpenSlice, type Table } from '../table'
import type { Position } from './decide'
import { callOr, type Decision } from './decision'

/** "On the long flight": durations must be looked up first; null if they are known or irrelevant. */
export function flightToLookUp({ understood, table, made, allowed }: Position): Decision | null {
  const isAsked = understood.ancillaries.some(({ flights }) => flights?.length !== undefined)
  if (!isAsked || nextOpenSlice(table.situation) !== null) return null
  for (const { sliceIndex, picked } of table.situation.slices) {
    if (!picked || table.details.has(picked.offerId)) continue
    const look = callOr('lookUpFlights', { sliceIndex, offerIds: [picked.offerId] }, made, allowed, '')
    if ('call' in look) return look
  }
  return null
}

/** The long or short flights of the trip in each direction; null means all, if they are alike or durations are unknown. */
export function flightsOfLength(length: 'longest' | 'shortest', { situation, details }: Table): (MeantFlights | null)[] {
  const flown = situation.slices.flatMap(({ sliceIndex, picked }) =>
    (details.get(picked?.offerId ?? '')?.segments ?? []).map(({ departsAt, arrivesAt }, segmentIndex, segments) => ({
      meant: segments.length === 1 ? { sliceIndexes: [sliceIndex] } : { sliceIndexes: [sliceIndex], segmentIndex },
      // Ignores time zones, which is close enough to tell long from short.
      minutes: Date.parse(`${arrivesAt}Z`) - Date.parse(`${departsAt}Z`),
    })),
  )
  const longest = Math.max(...flown.map(({ minutes }) => minutes))
  const fitting = flown.filter(({ minutes }) => minutes > longest * SHORT_SHARE === (length === 'longest'))
  return fitting.length === 0 || fitting.length === flown.length ? [null] : fitting.map(({ meant }) => meant)
}

/** A flight shorter than this share of the longest one counts as short. */
const SHORT_SHARE = 0.6
