import { formatDay, type PlainDate } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'

/** "London (LON)" is said as "London". */
export function placeName(place: string): string {
  return place.replace(/\s*\([A-Z]{3}\)$/, '')
}

/** "2026-11-27T09:40" is said as "09:40". */
export function clock(time: string): string {
  return time.slice(11, 16)
}

/** "Fri 27 Nov", with the year when it is not this one. */
export function dayName(date: PlainDate, { today }: Situation): string {
  return formatDay(date, today)
}

/** "1 flight", "2 flights". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** " for 2 travellers", or nothing for one. */
export function forTravellers({ wishes }: Situation): string {
  const count = wishes.adults + wishes.children + wishes.infants
  return count > 1 ? ` for ${count} travellers` : ''
}

/** "the way back", in the middle of a sentence. */
export function wayName(label: string): string {
  if (label === 'Outbound') return 'the way out'
  return label === 'Return' ? 'the way back' : label.toLowerCase()
}

/** "a, b and c". */
export function listOf(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Sentences with one space between them; what is empty is left out. */
export function sentences(...parts: (string | null | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
}

/** A remark put before the question that ends an answer, or after all of one that asks nothing. */
export function beforeQuestion(said: string, remark: string | null): string {
  const question = /(?<=\.\s)[^.?]*\?$/.exec(said)?.[0] ?? ''
  return sentences(said.slice(0, said.length - question.length).trimEnd(), remark, question)
}

/** With a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With a small first letter, for the middle of a sentence. */
export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
