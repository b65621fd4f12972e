import type { Situation } from '@/lib/travel/trip/situation'
import { about, type Fact, type FactRow, only, SAID } from '../facts'
import { namingFlight, telling } from '../marked'
import { clock, countOf, dayName, landing, listOf, placeName, sentences, wayName } from '../phrases'
import { sayOrder } from '../say-order'
import { askNext } from '../say-talk'
import { ONLY_PAY } from '../say-trip'

/** What is chosen, of one direction or of all, with the total once it stands; before a search, what is known of it. */
export function sayChosen(situation: Situation, direction: number | null): string {
  const { slices, total, mode } = situation
  if (mode === 'chat') return sentences(sayWishes(situation), askNext(situation))
  const rows: FactRow[] = []
  const picked = slices.flatMap((slice) => {
    if (!slice.picked || (direction !== null && direction !== slice.sliceIndex)) return []
    const { flight, departsAt, arrivesAt, fare } = slice.picked
    const times = `${clock(departsAt)}–${landing(departsAt, arrivesAt)}`
    rows.push({
      ...(slices.length > 1 && slice.sliceIndex < 2 ? { head: [slice.sliceIndex === 0 ? 'out' : 'back'] } : {}),
      parts: [['flight', flight, times], ['day', slice.departureOn, situation.today], ...(fare ? [['name', fare] satisfies Fact] : [])],
    })
    return [`${slice.label}: ${namingFlight(flight)} on ${dayName(slice.departureOn, situation)}, ${times}${fare ? `, ${fare}` : ''}`]
  })
  if (picked.length === 0) return sentences(telling(only(['not-chosen-yet']), 'You haven’t chosen a flight there yet.'), askNext(situation))
  const isWhole = picked.length === slices.length && total !== null && slices.every((slice) => slice.picked?.fare)
  return sentences(
    telling({ rows }, `${picked.join('; ')}.`),
    direction === null && sayAdded(situation),
    isWhole
      ? telling(only(['trip-total', total]), `The total price is ${total}.`)
      : mode === 'flight_search' || direction !== null
        ? askNext(situation)
        : null,
  )
}

/** What the traveller has added to the fares. */
function sayAdded({ bought }: Situation): string | null {
  if (!bought) return null
  const { seats, bags, meals, extras, total } = bought
  const kinds = [seats.length > 0 && `seats ${seats.join(', ')}`, ...bags, ...meals, ...extras].filter((part) => typeof part === 'string')
  return telling(only(['added', total]), `You’ve added ${listOf(kinds)} for ${total}.`)
}

function sayWishes(situation: Situation): string | null {
  const { wishes } = situation
  const { from, to, departureOn, returnOn, adults, children, infants } = wishes
  const people = adults + children + infants
  const parts = [
    from && `from ${placeName(from)}`,
    to && `to ${placeName(to)}`,
    departureOn && `on ${dayName(departureOn, situation)}`,
    returnOn && `returning on ${dayName(returnOn, situation)}`,
    people > 1 && `for ${people}`,
  ].filter((part) => typeof part === 'string')
  return from || to || departureOn ? `So far: ${parts.join(' ')}.` : null
}

/** What is left to do before the traveller can pay. */
export function sayLeftToDo(situation: Situation): string {
  const { mode, slices, checkoutStep, order } = situation
  if (order) return sayOrder(situation) ?? askNext(situation)
  if (mode === 'chat') return sentences(situation.missing ? 'I just need a little more.' : null, askNext(situation))
  const open = slices.filter(({ picked }) => !picked)
  const fares = slices.filter(({ picked }) => !picked?.fare)
  const steps = [
    open.length > 0 &&
      (slices.length === 1
        ? 'the flight'
        : open.length === slices.length
          ? countOf(open.length, 'flight')
          : `${wayName(open[0]?.label ?? '')} flight`),
    fares.length > 0 && (fares.length === 1 ? 'a fare' : `${fares.length} fares`),
    'the passengers’ names',
    'billing and card',
  ].filter((part) => typeof part === 'string')
  if (checkoutStep === 1) return `Next are the passengers, then billing and card, all in the checkout above. ${ONLY_PAY}`
  if (checkoutStep === 2) return `Only billing and card are left, in the checkout above. ${ONLY_PAY}`
  const facts: Fact[] = [
    ...(open.length > 0 ? [['flights-to-choose', open.length] satisfies Fact] : []),
    ...(fares.length > 0 ? [['fares-to-choose', fares.length] satisfies Fact] : []),
    ['passengers'],
    ['payment'],
  ]
  return sentences(telling(about(['still-to-do'], ...facts), `Still to do: ${listOf(steps)}.`), askNext(situation))
}

export const WHERE_PASSENGERS = telling(
  only(['where-passengers']),
  'You enter names, birth dates and passports in the checkout, which opens once you’ve chosen your flights and fares.',
)
export const WHERE_EXTRAS = sentences(
  telling(only(['where-extras']), 'You can choose seats, bags, meals and extras once you’ve chosen your flights and fares.'),
  telling(SAID, 'Just tell me what you’d like, or use the cards.'),
)
