import { formatDay } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import { namingFlight } from '../marked'
import { clock, countOf, listOf, placeName, sentences } from '../phrases'
import { sayOrder } from '../say-order'
import { askNext } from '../say-talk'

/** What is chosen, of one direction or of all, with the total once it stands; before a search, what is known of it. */
export function sayChosen(situation: Situation, direction: number | null): string {
  const { slices, today, total, mode } = situation
  if (mode === 'chat') return sentences(sayWishes(situation), askNext(situation))
  const picked = slices.flatMap((slice) => {
    if (!slice.picked || (direction !== null && direction !== slice.sliceIndex)) return []
    const { flight, departsAt, arrivesAt, fare } = slice.picked
    return [
      `${slice.label}: ${namingFlight(flight)} on ${formatDay(slice.departureOn, today)}, ${clock(departsAt)} to ${clock(arrivesAt)}${fare ? `, ${fare}` : ''}`,
    ]
  })
  if (picked.length === 0) return sentences('Nothing is picked there yet.', askNext(situation))
  const isWhole = picked.length === slices.length && total !== null && slices.every((slice) => slice.picked?.fare)
  return sentences(
    `${picked.join('; ')}.`,
    direction === null && sayAdded(situation),
    isWhole ? `${total} in all.` : direction === null && mode === 'flight_search' ? askNext(situation) : null,
  )
}

/** What is chosen beside the fares, as the trip has it. */
function sayAdded({ bought }: Situation): string | null {
  if (!bought) return null
  const { seats, bags, meals, extras, total } = bought
  const kinds = [seats.length > 0 && `seats ${seats.join(', ')}`, ...bags, ...meals, ...extras].filter((part) => typeof part === 'string')
  return `Added: ${listOf(kinds)}, for ${total}.`
}

function sayWishes({ wishes, today }: Situation): string | null {
  const { from, to, departureOn, returnOn, adults, children, infants } = wishes
  const people = adults + children + infants
  const parts = [
    from && `from ${placeName(from)}`,
    to && `to ${placeName(to)}`,
    departureOn && `on ${formatDay(departureOn, today)}`,
    returnOn && `back on ${formatDay(returnOn, today)}`,
    people > 1 && `for ${people}`,
  ].filter((part) => typeof part === 'string')
  return from || to || departureOn ? `So far: ${parts.join(' ')}.` : null
}

/** What still has to be done before the trip can be paid. */
export function sayLeftToDo(situation: Situation): string {
  const { mode, slices, checkoutStep, order } = situation
  if (order) return sayOrder(situation) ?? askNext(situation)
  if (mode === 'chat') return sentences(situation.missing ? 'I only need a little more.' : null, askNext(situation))
  const open = slices.filter(({ picked }) => !picked)
  const fares = slices.filter(({ picked }) => !picked?.fare)
  const steps = [
    open.length > 0 &&
      (slices.length === 1
        ? 'the flight'
        : open.length === slices.length
          ? countOf(open.length, 'flight')
          : `the flight for ${wayOf(open[0]?.label)}`),
    fares.length > 0 && (fares.length === 1 ? 'a fare' : `${fares.length} fares`),
    'the passengers’ names',
    'billing and card',
  ].filter((part) => typeof part === 'string')
  if (checkoutStep === 1)
    return 'Next are the passengers, then billing and card, all in the checkout above. Nothing is charged until you press Pay.'
  if (checkoutStep === 2) return 'Only billing and card are left, in the checkout above. Nothing is charged until you press Pay.'
  return sentences(`Still to come: ${listOf(steps)}.`, askNext(situation))
}

function wayOf(label: string | undefined): string {
  return label === 'Return' ? 'the way back' : label === 'Outbound' ? 'the way out' : (label ?? '').toLowerCase()
}

export const WHERE_PASSENGERS = 'Names, birthdays and passports go into the checkout, which opens once flights and fares are chosen.'
export const WHERE_EXTRAS =
  'Seats, bags, meals and extras are chosen once flights and fares are: then just say what you would like, or use the cards.'
