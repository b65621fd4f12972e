import { pickedFares } from '../say/answers/say-fares'
import { offerFare } from '../say/ask-fare'
import { noting } from '../say/marked'
import { listOf, wayName } from '../say/phrases'
import { fittingTo } from '../skills/fares/fare-sets'
import { type WishedTerm, wishedTerm } from '../skills/fares/refund-wish'
import { byPrice } from '../skills/pick/flight-order'
import type { ShownFare } from '../tool-results'
import type { Position } from './decision'

const WISHED = { refund: 'refundable', change: 'changeable' }
const LACKING = { refund: 'isn’t refundable', change: 'can’t be changed' }
const UNSTATED = { refund: 'doesn’t say whether it’s refundable', change: 'doesn’t say whether it can be changed' }
const FREE = { refund: 'is refundable in full', change: 'can be changed for free' }

/**
 * The traveller asked for a refund or for changes, and a fare chosen this turn gives none or takes a fee: said once with the summary, with
 * the fare that does better and the offer to take it. Null where no other does, or the wish is given up in this message.
 */
export function missingTerms({ understood, table, made }: Position): { told: string; question: string | null } | null {
  const isGivenUp = understood.heard?.reading.frames.some(({ value }) => value.refundable === false)
  const term = isGivenUp ? null : wishedTerm(table.earlierWords, table.names)
  if (!term || !made.some(({ tool, input }) => tool === 'chooseFlight' && input.fareId !== undefined)) return null
  const short = pickedFares(table).flatMap(({ chosen, fares }, index) => {
    const slice = table.fares[index]
    if (!chosen || !slice || chosen[term] === 'yes') return []
    const [fare] = byPrice(fittingTo(fares, term))
    const isBetter = fare !== undefined && (fare[term] === 'yes' || !isForFee(chosen, term))
    return isBetter || !isForFee(chosen, term) ? [{ chosen, slice, fare: fare ?? null }] : []
  })
  const note = `lacks:${short.map(({ chosen }) => chosen.brand).join()}`
  if (short.length === 0 || table.carried.some((one) => one?.told.notes.includes(note))) return null
  const lacking = [...new Set(short.map(({ chosen }) => `${chosen.brand} ${stateOf(chosen, term)}`))]
  const lead = `You asked for a ${WISHED[term]} fare: ${listOf(lacking)}`
  const [first] = short.flatMap(({ fare }) => fare ?? [])
  if (!first) return { told: noting(note, `${lead}; nor is any other fare here better.`), question: null }
  const alike = short.filter(({ fare }) => fare?.brand === first.brand)
  const { slices } = table.situation
  const prices = alike.flatMap(({ fare, slice }) => {
    const label = slices.find(({ sliceIndex }) => sliceIndex === slice.sliceIndex)?.label ?? ''
    return fare ? [slices.length > 1 ? `${fare.total} for ${wayName(label)}` : fare.total] : []
  })
  const offered = alike.map(({ slice }) => slice)
  return {
    told: noting(note, `${lead}; ${first.brand} ${stateOf(first, term)}: ${listOf(prices)}.`),
    question: offerFare(first.brand, offered),
  }
}

/** "fee £21.75", or "yes, fee not stated". */
function isForFee(fare: ShownFare, term: WishedTerm): boolean {
  return fare[term].startsWith('fee ') || fare[term].startsWith('yes,')
}

/** "isn’t refundable", "can be changed for £21.75". */
function stateOf(fare: ShownFare, term: WishedTerm): string {
  const stated = fare[term]
  if (stated === 'no') return LACKING[term]
  if (!isForFee(fare, term)) return stated === 'yes' ? FREE[term] : UNSTATED[term]
  const fee = stated.startsWith('fee ') ? stated.slice('fee '.length) : 'a fee that isn’t stated'
  return term === 'refund' ? `is refundable less ${fee}` : `can be changed for ${fee}`
}
