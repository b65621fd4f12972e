import type { Situation } from '@/lib/travel/trip/situation'
import { piecesOf, termWords } from '../../say/answers/say-fares'
import { bagWords } from '../../say/ask-fare'
import { type Fact, only, SAID } from '../../say/facts'
import { telling } from '../../say/marked'
import { clock, dayName, forTravellers, isParty, listOf, placeName, sentences } from '../../say/phrases'
import { PAPERS } from '../../say/say-help'

export const SAVED_PASSENGERS = 'Your saved passengers are in the checkout. Choose a name there and the form is filled in.'
export const NOTHING_PAID = 'You haven’t been charged. You only pay when you tap Pay, and only once the airline has booked.'
export const NO_VOUCHERS =
  'I can’t take or give gift cards, vouchers or travel certificates, and I don’t see their balances. You pay by card in the checkout.'
export const WHAT_HAPPENED = 'Tell me what happened, and I’ll say what the rules give you.'
const HOW_TO_CANCEL = sentences(
  telling(only(['how-to-cancel']), 'To cancel, open your booking page and choose “Cancel this booking”.'),
  telling(SAID, 'We ask the airline for the exact amount first, and nothing is cancelled until you confirm.'),
)

/** The booking: reference, each flight with day and times, and the total. */
export function sayBooked(situation: Situation): string {
  const { order, slices, total, bought } = situation
  const flights = slices.flatMap(({ label, from, to, picked }) => {
    if (!picked) return []
    const { flight, departsAt, arrivesAt, fare } = picked
    const [leaving, landing] = [departsAt.slice(0, 10), arrivesAt.slice(0, 10)]
    const lands = landing === leaving ? clock(arrivesAt) : `${clock(arrivesAt)} on ${dayName(landing, situation)}`
    const route = `${placeName(from)} to ${placeName(to)}`
    return [
      `${label}: ${flight}, ${route}${forTravellers(situation)}, ${dayName(leaving, situation)}, ${clock(departsAt)}–${lands}${fare ? `, ${fare}` : ''}.`,
    ]
  })
  const beside = (['seats', 'bags', 'meals', 'extras'] as const).filter((kind) => (bought?.[kind].length ?? 0) > 0)
  return sentences(
    order?.bookingReference && `Your booking reference is ${order.bookingReference}.`,
    ...flights,
    beside.length > 0 && `You’ve added ${listOf([...beside])}.`,
    total && `The total price is ${total}.`,
  )
}

/** What the fares refund, in their own words, and how to cancel. */
export function sayCancelling(situation: Situation): string {
  return sentences(saidOfFares(situation, 'refund', refundOf), HOW_TO_CANCEL)
}

/** The bags of the fares: those checked in, or those for the cabin. */
export function sayOwnBags(situation: Situation, isCabin: boolean): string | null {
  const fares = situation.slices.flatMap(({ picked }) =>
    picked?.fare && picked.terms ? [{ brand: picked.fare, terms: picked.terms }] : [],
  )
  const byWords = Map.groupBy(fares, ({ terms }) => (isCabin ? cabinBagsOf(terms) : checkedBagsOf(terms, situation)))
  const said = [...byWords].map(([words, same]) => {
    const brands = [...new Set(same.map(({ brand }) => brand))]
    const facts = same[0] ? bagFactsOf(same[0].terms, isCabin, situation) : []
    const isOne = brands.length === 1
    return (
      words &&
      telling(
        { rows: [{ head: ['own-fares', brands], parts: facts }] },
        `Your ${isOne ? 'fare' : 'fares'}, ${listOf(brands)}, ${isOne ? 'comes' : 'come'} ${words}.`,
      )
    )
  })
  return sentences(...said) || null
}

type Terms = NonNullable<NonNullable<Situation['slices'][number]['picked']>['terms']>

function checkedBagsOf({ checkedBags, checkedBagKg }: Terms, situation: Situation): string | null {
  if (checkedBags === undefined) return null
  return `${bagWords(checkedBags, situation)}${checkedBagKg === undefined ? '' : `, ${checkedBagKg} kg`}`
}

function cabinBagsOf({ cabinBags }: Terms): string | null {
  if (cabinBags === undefined) return null
  return cabinBags === 'none' ? 'without a cabin bag' : `with ${piecesOf(cabinBags)} in the cabin`
}

function bagFactsOf({ cabinBags, checkedBags, checkedBagKg }: Terms, isCabin: boolean, situation: Situation): Fact[] {
  if (isCabin) return [['cabin-bags', cabinBags ?? '']]
  const bags: Fact = ['bags', checkedBags ?? 0, isParty(situation)]
  return checkedBagKg === undefined ? [bags] : [bags, ['weight', checkedBagKg]]
}

/** Whether the flights can be changed, and who does it. */
export function sayFlightChange(situation: Situation): string {
  const reference = situation.order?.bookingReference
  return sentences(
    telling(SAID, 'I can’t change a booked trip here.'),
    saidOfFares(situation, 'change', changeOf),
    telling(
      only(['only-airline-changes', 'flights', reference ?? null]),
      `The airline can change it${reference ? ` with your booking reference, ${reference}` : ''}.`,
    ),
    telling(SAID, 'Or cancel on your booking page and look for other flights in a new trip.'),
  )
}

/** Who changes seats, bags, meals and extras after booking. */
export function sayExtrasChange({ order }: Situation): string {
  const reference = order?.bookingReference
  return sentences(
    telling(
      only(['only-airline-changes', 'extras', reference ?? null]),
      'Your trip is booked, so only the airline can change seats, bags, meals and extras now.',
    ),
    telling(SAID, `Use its site or app, with your booking reference${reference ? ` ${reference}` : ''} and your last name.`),
  )
}

/** Who changes passengers and names after booking. */
export function sayPeopleChange({ order }: Situation): string {
  return sentences(
    telling(SAID, 'I can’t change the passengers of a booked trip.'),
    telling(SAID, 'Only the airline can correct a name, or take one person out of the booking.'),
    telling(only(['only-airline-changes', 'people', order?.bookingReference ?? null]), `Ask it${byReference(order)}.`),
  )
}

/** Insurance isn’t sold here; cover for cancelling is an extra that is bought with the trip. */
export function sayInsurance({ bought }: Situation): string {
  const cover = bought?.extras.find((extra) => /cancel/i.test(extra))
  return sentences(
    cover ? `You bought this with the trip: ${cover}.` : 'This booking has no insurance, so there’s none to refund.',
    'I can’t add any once a trip is booked. You can buy travel insurance from an insurer, whose own terms then apply; the airline’s fees stay as they are.',
  )
}

/** Money is only given back by the fare’s terms. */
export function sayCompensation({ order }: Situation): string {
  return sentences(
    telling(SAID, 'I can’t pay compensation or give vouchers.'),
    telling(
      only(['no-compensation', order?.bookingReference ?? null]),
      `If the airline cancels or delays a flight, claim from the airline${byReference(order)}.`,
    ),
  )
}

/** Exceptions to a fare’s rules: only the airline can make them. */
export function sayException({ order }: Situation): string {
  return `I can’t make an exception or waive a fee: only the airline can. Ask it${byReference(order)}, and say why.`
}

function byReference(order: Situation['order']): string {
  return order?.bookingReference ? ` with your booking reference, ${order.bookingReference}` : ''
}

/** What the traveller still has to do. */
export function sayNextSteps(situation: Situation): string {
  const [first] = situation.slices
  return sentences(
    situation.order?.bookingReference
      ? `Your trip is booked. Your booking reference is ${situation.order.bookingReference}.`
      : 'Your trip is booked.',
    `Check that the names match the passports. Then check in online with the airline${
      first ? ` before ${dayName(first.departureOn, situation)}` : ''
    }, usually a day or two before departure.`,
    PAPERS,
  )
}

/** A booked trip stays as it is; a new trip starts separately. */
export function sayNewTrip(from: string | undefined, to: string | undefined): string {
  const words = from && to ? `“${from} to ${to}”` : to ? `“to ${to}”` : 'where you’d like to go'
  return `To start another trip, choose “New trip” in the menu and tell me ${words} there. This booking stays as it is.`
}

function changeOf(subject: Subject, change: string): string {
  return change === 'unknown'
    ? `${subject.name} ${subject.isOne ? 'doesn’t' : 'don’t'} say what a change costs.`
    : `${subject.name} ${subject.isOne ? 'allows' : 'allow'} ${termWords(change, 'changes')}.`
}

function refundOf({ name, isOne }: Subject, refund: string): string {
  const gives = `${name} ${isOne ? 'gives' : 'give'}`
  if (refund === 'no') return `${gives} no refund, so expect nothing back.`
  if (refund === 'unknown') return `${name} ${isOne ? 'doesn’t' : 'don’t'} say beforehand what you get back; it may be nothing.`
  return `${gives} a ${termWords(refund, 'refund')}.`
}

/** Fares that share a term. */
type Subject = { name: string; isOne: boolean }

/** The fares' terms, each once, with directions if they differ. */
function saidOfFares({ slices }: Situation, what: 'change' | 'refund', say: (subject: Subject, term: string) => string): string {
  const fares = slices.flatMap(({ label, picked }) => {
    return picked?.fare && picked.terms ? [{ label, brand: picked.fare, term: picked.terms[what] }] : []
  })
  const byTerm = Map.groupBy(fares, ({ term }) => term)
  const said = [...byTerm].map(([term, same]) => {
    const brands = [...new Set(same.map(({ brand }) => brand))]
    const isOne = byTerm.size > 1 ? same.length === 1 : brands.length === 1
    const name =
      byTerm.size > 1
        ? listOf(same.map(({ label, brand }) => `${label} (${brand})`))
        : `Your ${isOne ? 'fare' : 'fares'}, ${listOf(brands)},`
    return telling({ rows: [{ head: ['own-fares', brands], parts: [[what, term]] }] }, say({ name, isOne }, term))
  })
  return sentences(...said)
}
