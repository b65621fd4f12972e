import { ACCESS_LABELS, AMENITY_LABELS } from '@/lib/travel/stays/hotel'
import type { Situation } from '@/lib/travel/trip/situation'
import { sumOf } from '../../skills/pick/flight-order'
import { hasAccess, hasAmenity } from '../../skills/stays/stay-labels'
import type { StayWish } from '../../skills/stays/stay-wish'
import type { ShownStay, ShownStays } from '../../stay-results'
import { only } from '../facts'
import { namingStay, telling } from '../marked'
import { capitalised, listOf, sentences, uncapitalised } from '../phrases'
import { ASK_WHICH_STAY, describeStay, offerStay } from './say-stays'

type Ask = Extract<StayWish, { act: 'ask' }>
/** A question about places to stay, not about the trip. */
type AskOfHouses = Ask & { about: Exclude<Ask['about'], 'kept'> }

/** The answer to a question about the places shown, from the tool’s facts. */
export function sayStayAnswer({ about, amenities, access }: AskOfHouses, stays: ShownStay[], { rooms }: ShownStays): string {
  const [first] = stays
  if (!first) return ASK_WHICH_STAY
  const few = stays.slice(0, 3).map((stay) => ({ ...stay, name: namingStay(stay.name) }))
  const each = (clause: (stay: ShownStay) => string) => `${few.map(clause).join('; ')}.`
  switch (about) {
    case 'amenity':
      return sayFeatures(few, { amenities, access })
    case 'breakfast':
      return each(({ name, board }) => `${name}: ${uncapitalised(board)} at that price`)
    case 'cancellation':
      return each(({ name, cancellation }) => `${name}: ${uncapitalised(cancellation)} at that price`)
    case 'distance':
      return each(({ name, away, toCentre }) => `${name} is ${[away, toCentre].filter((way) => way !== undefined).join(' and ')}`).replace(
        /\.$/,
        ', in a straight line.',
      )
    case 'stars':
      return each(({ name, stars }) => `${name} has ${stars} stars`)
    case 'area':
      return each(({ name, neighbourhood, away }) => `${name} is in ${neighbourhood}, ${away}`)
    case 'price':
      return each(({ name, perNight, total }) => `${name} is ${perNight} a night, ${total} in total`)
    case 'times':
      return each(({ name, checkInFrom, checkOutUntil }) => `${name}: check-in from ${checkInFrom}, check-out until ${checkOutUntil}`)
    case 'why':
      return each(({ name, reason }) => `${name} is ${reason}`)
    case 'which': {
      const best = stays.find(({ labels }) => labels.includes('best-value')) ?? first
      return sentences(`${stays.length > 1 ? 'I’d choose' : 'It’s'} ${describeStay(best, rooms)}: ${best.reason}.`, offerStay(best))
    }
  }
}

/** The place to stay that is kept with the trip, which isn’t booked. */
export function sayKeptStay({ stay }: Situation): string {
  if (!stay?.chosen) return telling(only(['no-stay-kept']), 'You haven’t kept a place to stay with the trip yet.')
  const { hotel, total } = stay.chosen
  return sentences(
    telling(only(['stay-kept', hotel, stay.city, total]), `${namingStay(hotel)} in ${stay.city} is kept with the trip, for ${total}.`),
    telling(only(['stay-not-booked']), 'It isn’t booked.'),
  )
}

/** The stay kept with the trip, beside the flights' total, and what both come to where they are in one currency. */
export function sayStayOnTop({ stay, total }: Situation): string | null {
  if (!stay?.chosen) return null
  const { hotel, total: ofStay } = stay.chosen
  const onTop = telling(
    only(['stay-on-top', hotel, ofStay]),
    `${namingStay(hotel)}, kept with your trip, is ${ofStay} on top: you book and pay for it with them directly.`,
  )
  if (!total || signOf(total) !== signOf(ofStay)) return onTop
  const sum = sumOf([total, ofStay])
  return sentences(onTop, telling(only(['with-stay', sum, total, ofStay]), `That’s ${sum} for everything: ${total} and ${ofStay}.`))
}

function signOf(amount: string): string {
  return amount.replace(/[\d.,\s]/g, '')
}

function sayFeatures(stays: ShownStay[], { amenities, access }: Pick<Ask, 'amenities' | 'access'>): string {
  const labels = [...amenities.map((amenity) => AMENITY_LABELS[amenity]), ...access.map((fact) => ACCESS_LABELS[fact])]
  const what = listOf(labels.map(uncapitalised))
  const has = (stay: ShownStay) => amenities.every((amenity) => hasAmenity(stay, amenity)) && access.every((fact) => hasAccess(stay, fact))
  const [having, lacking] = [stays.filter(has), stays.filter((stay) => !has(stay))]
  const names = (some: ShownStay[]) => listOf(some.map(({ name }) => name))
  return sentences(
    having.length > 0 && `${capitalised(what)}: ${names(having)} ${having.length === 1 ? 'has it' : 'have it'}.`,
    lacking.length > 0 && `${having.length > 0 ? 'Not listed' : `${capitalised(what)}: not listed`} at ${names(lacking)}, so I don’t know.`,
  )
}
