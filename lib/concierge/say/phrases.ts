import { daysBetween, formatDayInFull, type PlainDate } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'

/** "London (LON)" is said as "London". */
export function placeName(place: string): string {
  return place.replace(/\s*\([A-Z]{3}\)$/, '')
}

/** "2026-11-27T09:40" is said as "09:40". */
export function clock(time: string): string {
  return time.slice(11, 16)
}

/** "12:50 (+1)": when a flight lands, with the days that have passed since it left. */
export function landing(departsAt: string, arrivesAt: string): string {
  const days = daysBetween(departsAt.slice(0, 10), arrivesAt.slice(0, 10))
  return days === 0 ? clock(arrivesAt) : `${clock(arrivesAt)} (${days > 0 ? '+' : '−'}${Math.abs(days)})`
}

/** "Friday 27 November", with the year when it is not this one. */
export function dayName(date: PlainDate, { today }: Situation): string {
  return formatDayInFull(date, today)
}

/** "1 flight", "2 flights". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Whether several people need a seat. */
export function isParty({ wishes }: Situation): boolean {
  return wishes.adults + wishes.children > 1
}

export function travellersOf({ wishes }: Situation): number {
  return wishes.adults + wishes.children + wishes.infants
}

/** " for 2 travellers", or nothing for one. */
export function forTravellers(situation: Situation): string {
  const count = travellersOf(situation)
  return count > 1 ? ` for ${count} travellers` : ''
}

/** "£83.40", in a search there and back "£83.40 one way": what a flight on a list costs. Totals that cover more than their flight say so themselves. */
export function flightPrice(total: string, { slices, wishes }: Situation): string {
  const isOneOfTwo = wishes.tripType === 'round-trip' && slices.length === 2
  return isOneOfTwo && !COVERS_MORE.test(total) ? `${total} one way` : total
}

const COVERS_MORE = / (?:on top|for the whole trip)$/

/** "the return", in the middle of a sentence. */
export function wayName(label: string): string {
  if (label === 'Outbound') return 'the outbound'
  return label === 'Return' ? 'the return' : label.toLowerCase()
}

/** The button’s name, where this trip can’t be another one. */
export const START_ANOTHER = 'To plan another trip, choose “New trip”.'

/** "a, b and c". */
export function listOf(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Sentences with one space between them; what is empty is left out. */
export function sentences(...parts: (string | null | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
}

const LAST_QUESTION = /(?<=^|\.\s)[^.?]*\?$/

/** Puts a remark before the question that ends an answer, or at the end of one without a question. */
export function beforeQuestion(said: string, remark: string | null): string {
  const question = LAST_QUESTION.exec(said)?.[0] ?? ''
  return sentences(said.slice(0, said.length - question.length).trimEnd(), remark, question)
}

/** The words without the question that ends them. */
export function withoutQuestion(said: string): string {
  return said.replace(LAST_QUESTION, '').trimEnd()
}

/** With a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With a small first letter, for the middle of a sentence. */
export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "“a” and “b”": the words of a traveller. */
export function quotedList(said: readonly string[]): string {
  return listOf(said.map((one) => `“${one}”`))
}
