import type { Situation } from '@/lib/travel/trip/situation'
import type { Clause } from '../grammar/clauses'
import { fittingTo, inWantedCabin } from '../skills/fares/fare-sets'
import { wishedFare } from '../skills/fares/fold'
import { fareWished } from '../skills/fares/kept-fare-wish'
import type { WishedTerm } from '../skills/fares/refund-wish'
import { amountOf, byPrice } from '../skills/pick/flight-order'
import type { FareSlice } from '../table'
import type { ShownFare } from '../tool-results'
import { asking } from './marked'
import { countOf, flightPrice, isParty, listOf, sentences, wayName } from './phrases'
import { askFareOf } from './say-talk'

/** What was wished of the fares before they were known: what they have to allow, or those named in earlier clauses. */
export type EarlierFareWish = { term: WishedTerm | null; named: readonly Clause[] }

/** The cheapest two fares, then the question. `lead` says what was chosen just now. */
export function askFare(
  slices: FareSlice[],
  situation: Situation,
  lead: string | null = null,
  wish: EarlierFareWish = { term: null, named: [] },
): string {
  const open = slices.filter(({ sliceIndex }) => !situation.slices.some((slice) => slice.sliceIndex === sliceIndex && slice.picked?.fare))
  const [first, other] = open
  if (!first) return sentences(lead, askFareOf('one'))
  // Whoever has chosen one fare chooses the other, too.
  const isFirst = open.length === slices.length
  const wished = wish.term ? offerWithTerm(open, situation, wish.term) : isFirst ? offerWished(open, situation, wish.named) : null
  if (wished) return sentences(lead, wished)
  if (other)
    return sentences(
      lead ?? (slices.length === 2 ? 'You’ve chosen both flights.' : 'You’ve chosen all your flights.'),
      askFareOf(slices.length > 2 ? 'all' : 'both'),
    )
  const [light, next] = inWantedCabin(first.fares, situation.wishes.cabinClass).toSorted(
    (one, another) => amountOf(one.total) - amountOf(another.total),
  )
  const way =
    slices.length > 1 ? `For ${wayName(situation.slices.find(({ sliceIndex }) => sliceIndex === first.sliceIndex)?.label ?? '')}, ` : ''
  return sentences(
    lead ?? (way && sayFareTaken(situation)),
    light && `${way}${describeFare(light, situation)}${next ? `; ${describeFare(next, situation)}` : ''}.`,
    askFareOf('one'),
  )
}

const TERMS = {
  refund: { is: 'is refundable', free: '', fee: ', minus a fee' },
  change: { is: 'can be changed', free: ' for free', fee: ' for a fee' },
}

/** The refundable or changeable fare that the traveller asked for earlier, on every flight that has it. */
function offerWithTerm(open: FareSlice[], { wishes, slices }: Situation, term: WishedTerm): string {
  const found = open.flatMap(({ sliceIndex, fares }) => {
    const fare = byPrice(fittingTo(inWantedCabin(fares, wishes.cabinClass), term))[0]
    return fare ? [{ fare, label: slices.find((slice) => slice.sliceIndex === sliceIndex)?.label ?? '' }] : []
  })
  const [first] = found
  if (!first)
    return `None of these fares ${TERMS[term].is}. ${asking({ asked: 'which-fare', about: 'one', choices: [] }, 'Which one would you like?')}`
  const alike = found.filter(({ fare }) => fare.brand === first.fare.brand)
  const totals = alike.map(({ fare, label }) => (open.length > 1 ? `${fare.total} for ${wayName(label)}` : fare.total))
  const { is, free, fee } = TERMS[term]
  return `${first.fare.brand} ${is}${first.fare[term] === 'yes' ? free : fee}: ${listOf(totals)}. ${offerFare(first.fare.brand, open)}`
}

/** "You asked for the cheapest fare: Light for the outbound at £75.95. Shall I choose it?"; null if none of these is meant. */
function offerWished(open: FareSlice[], { wishes, slices }: Situation, clauses: readonly Clause[]): string | null {
  const spec = fareWished(clauses)
  const found = open.flatMap((slice) => {
    const fare = wishedFare(clauses, slice, wishes.cabinClass)
    return fare
      ? [{ fare, sliceIndex: slice.sliceIndex, label: slices.find(({ sliceIndex }) => sliceIndex === slice.sliceIndex)?.label }]
      : []
  })
  const [first, other] = found
  if (!spec || !first) return null
  const name = spec.brand === undefined ? 'the cheapest fare' : `a ${spec.brand} fare`
  const named = found.map(({ fare, label = '' }) => `${fare.brand}${slices.length > 1 ? ` for ${wayName(label)}` : ''} at ${fare.total}`)
  const acts = found.map(({ fare: { fareId }, sliceIndex }) => ({ tool: 'chooseFlight' as const, input: { sliceIndex, fareId } }))
  return `You asked for ${name}: ${listOf(named)}. ${asking({ asked: 'confirm', acts }, `Shall I choose ${other ? 'these' : 'it'}?`)}`
}

/** "Shall I choose Flex?", for every flight of `slices` that has it. */
export function offerFare(brand: string, slices: FareSlice[]): string {
  const acts = slices.flatMap(({ sliceIndex, fares }) =>
    fares.filter((fare) => fare.brand === brand).map(({ fareId }) => ({ tool: 'chooseFlight' as const, input: { sliceIndex, fareId } })),
  )
  return asking({ asked: 'confirm', acts }, `Shall I choose ${brand}?`)
}

/** "You’ve chosen Flex for the return." */
function sayFareTaken({ slices }: Situation): string {
  const taken = slices.flatMap(({ picked, label }) => (picked?.fare ? [`${picked.fare} for ${wayName(label)}`] : []))
  return taken.length > 0 ? `You’ve chosen ${listOf(taken)}.` : ''
}

/** "Light is £212.40 without a checked bag". */
export function describeFare({ brand, total, checkedBags }: ShownFare, situation: Situation): string {
  return `${brand} is ${flightPrice(total, situation)} ${bagWords(checkedBags, situation)}`
}

/** "with a checked bag each"; the allowance is per traveller. */
export function bagWords(checkedBags: number, situation: Situation): string {
  if (checkedBags === 0) return 'without a checked bag'
  const each = isParty(situation) ? ' each' : ''
  return `with ${checkedBags === 1 ? 'a checked bag' : countOf(checkedBags, 'checked bag')}${each}`
}
