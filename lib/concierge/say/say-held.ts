import type { Situation } from '@/lib/travel/trip/situation'
import { sumOf } from '../skills/pick/flight-order'
import type { Held } from '../tool-results'
import { capitalised, forTravellers, listOf, sentences, wayName } from './phrases'
import { kindNames } from './say-lost'

/** The chosen flights that a changed search keeps, at their new prices, those that have to be chosen again, and what was bought with them. */
export function sayHeld({ kept, lost, givenUp = [] }: Held, situation: Situation): string {
  const flights = kept.map(({ label, flight, total }) => `${wayName(label)} ${flight} (${total})`)
  const gone = lost.map(({ label, flight }) => `${wayName(label)} ${flight}`)
  const sum = kept.length > 1 ? `, ${sumOf(kept.map(({ total }) => total))} in all` : ''
  return sentences(
    flights.length > 0 && `I’ve kept ${listOf(flights)}${forTravellers(situation)}${sum}.`,
    gone.length > 0 && `${capitalised(listOf(gone))} couldn’t be kept, so please choose again.`,
    givenUp.length > 0 &&
      `Your ${kindNames(givenUp.map(({ kind }) => kind))} went with the change; they can be added again once every flight has its fare.`,
  )
}
