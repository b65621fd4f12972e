import { formatDayInFull } from '@/lib/travel/dates'
import { foldWords } from '@/lib/travel/fold-words'
import type { Situation } from '@/lib/travel/trip/situation'
import type { SearchOfStays, StaySearchWish } from '../../skills/stays/stay-wish'
import type { ShownStay, ShownStays } from '../../stay-results'
import type { StayResult } from '../../tool-results'
import { asking, namingStay, noting } from '../marked'
import { capitalised, countOf, dayName, sentences, uncapitalised } from '../phrases'

export const ASK_STAY_CITY = asking({ asked: 'stay-city' }, 'In which city would you like to stay?')
/** Nothing suits: each wish that may go, on a button; null where dropping one alone doesn’t help. */
export function askWayOn(
  { waysOn }: Extract<NonNullable<StayResult['result']>, { status: 'none' }>,
  input: Record<string, unknown>,
): string | null {
  const { near, ...elsewhere } = input
  const choices = waysOn.slice(0, MOST_WAYS).map(({ wish, filters, count, isNearness }) => ({
    name: `Without ${wish} (${count})`,
    act: { tool: 'searchStays' as const, input: { ...(isNearness ? elsewhere : input), filters } },
  }))
  return choices.length > 0
    ? asking({ asked: 'which-way-on', choices }, choices.length > 1 ? 'Which one shall I drop?' : 'Shall I look without?')
    : null
}

const MOST_WAYS = 2

export const ASK_WHICH_STAY = askWhichStay('Which one shall I keep with your trip?')
export const WHAT_STAYS_ARE = 'I can find and compare places to stay and keep one with your trip. You can’t book them here.'
export const SAY_A_HOTEL = 'Say “a hotel” and I’ll look there for those nights.'
export const HOW_TO_CHOOSE_STAY = 'Name the one to keep, or tell me what should be different: the price, area, stars or what it has.'
/** Its note in `told`. */
export const OFFER_NOTE = 'stay-offered'
/** Offered once, after a booking. */
export const OFFER_STAY = noting(OFFER_NOTE, 'If you need a place to stay there, say “a hotel”.')
const NOT_BOOKED_HERE = 'It isn’t booked: you can’t book places to stay here.'

/** The number of results, unless only the order changed, and the picks with their prices. */
export function sayStaysFound(
  shown: ShownStays,
  { input, isReordered }: Pick<SearchOfStays, 'input' | 'isReordered'>,
  situation: Situation,
): string {
  return sentences(!isReordered && sayCount(shown, situation), sayUnknownNear(shown), sayPicks(shown, input))
}

/** "12 of 31 places to stay in Lisbon fit, from Friday 12 March to Monday 15 March for 2." */
function sayCount(
  { shownCount, suitingCount, city, near, checkInOn, checkOutOn, adults, children, rooms }: ShownStays,
  situation: Situation,
): string {
  const where = near?.name ? `near ${near.name} in ${city}` : `in ${city}`
  const isOneYear = checkInOn.slice(0, 4) === checkOutOn.slice(0, 4)
  const days = `from ${isOneYear ? formatDayInFull(checkInOn) : dayName(checkInOn, situation)} to ${dayName(checkOutOn, situation)}`
  const people = adults + children > 1 ? ` for ${adults + children}${rooms > 1 ? ` in ${rooms} rooms` : ''}` : ''
  if (shownCount === suitingCount) return `I found ${countOf(shownCount, 'place', 'places')} to stay ${where}, ${days}${people}.`
  return `${shownCount} of ${countOf(suitingCount, 'place', 'places')} to stay ${where} ${shownCount === 1 ? 'fits' : 'fit'}, ${days}${people}.`
}

function sayUnknownNear({ near, city }: ShownStays): string | null {
  return near && near.name === null ? `I don’t know “${near.said}” in ${city}, so I looked in the whole city.` : null
}

/** The stay the traveller asked for, else the best value, with the cheapest beside it. */
function sayPicks({ picks, first, shownCount, rooms }: ShownStays, { by, sort }: StaySearchWish): string | null {
  if (sort && !by) return first[0] ? `The first is ${describeStay(first[0], rooms)}.` : null
  const wanted = by ?? 'best-value'
  const lead = picks.find(({ labels }) => labels.includes(wanted)) ?? first[0]
  if (!lead) return null
  const cheapest = picks.find(({ labels }) => labels.includes('cheapest'))
  const isCheapest = cheapest === undefined || cheapest.hotelId === lead.hotelId
  const name =
    shownCount === 1 ? 'It’s' : `${wanted === 'cheapest' || (isCheapest && wanted === 'best-value') ? LEADS.cheapest : LEADS[wanted]} is`
  const beside = isCheapest ? '' : `; the cheapest is ${namingStay(cheapest.name)} at ${cheapest.perNight}`
  return `${name} ${describeStay(lead, rooms)}${beside}.`
}

const LEADS = { cheapest: 'The cheapest', 'best-placed': 'The best placed', 'best-value': 'The best value' }

export function askWhichStay(question: string): string {
  return asking({ asked: 'which-stay' }, question)
}

/** Whether any place is called so: a name that none has gets the picks as its candidates. */
export function isNameOf({ said, candidates }: { said: string; candidates: string[] }): boolean {
  return candidates.some((name) => foldWords(name).includes(foldWords(said)))
}

/** "Shall I keep it with your trip?" of the place just named. */
export function offerStay({ hotelId }: ShownStay): string {
  return asking({ asked: 'confirm', acts: [{ tool: 'chooseStay', input: { hotel: hotelId } }] }, 'Shall I keep it with your trip?')
}

/** "Hotel Aurora Baixa (3 stars, 650 m from the centre) at €96.00 a night". */
export function describeStay({ name, stars, away, perNight }: ShownStay, rooms = 1): string {
  return `${namingStay(name)} (${countOf(stars, 'star')}, ${away}) at ${perNight} a night${rooms > 1 ? ' per room' : ''}`
}

/** The one field still missing before a search. */
export function askStayMissing(
  missing: 'city' | 'checkInOn' | 'checkOutOn',
  { city }: StaySearchWish,
  vague: string | null,
  situation: Situation,
): string {
  if (missing === 'city') return ASK_STAY_CITY
  if (missing === 'checkOutOn') return asking({ asked: 'stay-until' }, 'Until which day would you like to stay?')
  const place = city === undefined ? situation.stay?.city : capitalised(city)
  const nights = vague ? 'Which nights would that be' : 'Which nights would you like to stay'
  return asking({ asked: 'stay-nights' }, `${nights}${place ? ` in ${place}` : ''}, from which day to which?`)
}

/** A place without hotels, with some places that have them, nearest first. */
export function sayUnknownStayPlace(said: string, known: string[]): string {
  const some = known.slice(0, 3)
  const others = known.length > some.length ? ` and ${known.length - some.length} other cities` : ''
  return `I don’t have hotels in ${capitalised(said)} yet, so book one with the house or a hotel site. I have them in ${some.join(', ')}${others}. ${asking({ asked: 'stay-city' }, 'Would one of those do?')}`
}

type Chosen = Extract<NonNullable<Extract<StayResult, { tool: 'chooseStay' }>['result']>, { status: 'chosen' }>

/** "I’ve kept Hotel Aurora Baixa with your trip: double room, 3 nights for €288.00, free to cancel until Tue 9 Mar." */
export function sayStayKept({ hotel, room, nights, total, board, cancellation }: Chosen): string {
  const conditions = [board, cancellation].filter((one) => one !== undefined).map(uncapitalised)
  const told = [uncapitalised(room), `${countOf(nights, 'night')} for ${total}`, ...conditions].join(', ')
  return `I’ve kept ${namingStay(hotel)} with your trip: ${told}. ${NOT_BOOKED_HERE}`
}
