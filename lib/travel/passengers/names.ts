import { cleanLine } from '../clean-text'
import { type Refusal, refuse } from '../refusal'
import type { Passenger } from './passenger-schema'
import { passportLetters } from './passport-letters'

export type TypedName = Pick<Passenger, 'firstName' | 'middleName' | 'lastName'>

/** A name as the airline gets it and prints it: capitals A to Z and single spaces, each part 1 to 20 signs long. */
export type AirlineName = { given: string; family: string }

/** What Duffel takes in each of `given_name` and `family_name`, and the shortest limit that we know of. */
const LONGEST_PART = 20

/** Marks in names for which a ticket has no sign. Full stop and hyphen part words there ("St. John"), the others do not ("O'Brien"). */
const PARTING_MARKS = /[.-]|,(?= ?(?:JR|SR|[IV]+)\b)/g
const SILENT_MARKS = /['\u02b0-\u02ff\u00b7]|(?<=\p{L})\/(?=\p{L})/gu
/** Letters for which passports of some countries print two letters, and those of others one. */
const SPELT_IN_TWO_WAYS = /[äåöüæøœßþðəñ]/iu
const SUFFIX = /(?<=\s|^)(?:jr|sr|ii|iii|iv)\.?$/iu

/**
 * The one name that form, ticket, papers, mails and supplier use, from what was typed. Null while a part is missing, or has a letter that
 * no Latin alphabet has. Middle names go as far as they fit.
 */
export function airlineName({ firstName, middleName, lastName }: TypedName): AirlineName | null {
  const [first, middle, last] = [firstName, middleName, lastName].map(ticketLetters)
  if (!first || !last || middle === null) return null
  return { given: cut([first, middle].filter(Boolean).join(' ')), family: cut(last) }
}

/** "BYRON/ADA KING MS": the name as the ticket prints it. Empty until there is something to print. */
export function ticketName({ title, ...typed }: TypedName & Pick<Passenger, 'title'>): string {
  const name = airlineName(typed)
  return name ? [`${name.family}/${name.given}`, title.toUpperCase()].filter(Boolean).join(' ') : ''
}

/** "Ada King Byron": the name as its owner writes it. */
export function fullName({ firstName, middleName, lastName }: TypedName): string {
  return cleanLine([firstName, middleName, lastName].join(' '))
}

/** What is wrong with one part of a name, in a sentence that says what to do. `label` is "first name". Nothing typed is not wrong here. */
export function nameError(typed: string, label: string): string | undefined {
  if (ticketLetters(typed) !== null) return undefined
  const name = passportLetters(cleanLine(typed))
  const strange = [...name].find((sign) => ticketLetters(`A${sign}A`) === null)
  return strange && /^[A-Z]*$/.test(name.replace(/\P{L}/gu, ''))
    ? `Please leave out “${strange}”: a ticket shows a ${label} in letters, spaces, hyphens and apostrophes only`
    : `Please write the ${label} in Latin letters, as in the passport: they’re in the two lines at the bottom of its photo page`
}

/** Whether a name has so much as one letter. "-" and "." say "I have none". */
export function hasLetters(name: string): boolean {
  return /\p{L}/u.test(cleanLine(name))
}

/** What somebody with a name of one letter, or with one name only, can do; empty for every other name. */
export function shortNameHint({ firstName, lastName }: TypedName): string {
  const [first = '', last = ''] = [firstName, lastName].map((part) => (hasLetters(part) ? cleanLine(part) : ''))
  if (!first !== !last) {
    return 'Only one name in the passport? Type it as the last name, and FNU as the first name: airlines read FNU as “first name unknown”.'
  }
  return first.length === 1 || last.length === 1 ? 'Only one letter in the passport? Type it twice: airlines need at least two.' : ''
}

/** What to compare with the passport, and what a ticket leaves out, once there is a name to print. */
export function ticketHints(typed: TypedName): string[] {
  const printed = airlineName(typed)
  if (!printed) return []
  const parts = [typed.firstName, typed.middleName, typed.lastName].map(cleanLine)
  const isShortened = parts.map(ticketLetters).filter(Boolean).join(' ').length > `${printed.given} ${printed.family}`.length
  const suffix = parts.map((part) => SUFFIX.exec(part)?.[0]).find(Boolean)
  return [
    isShortened &&
      `Tickets have room for ${LONGEST_PART} letters of the first and middle names, and for ${LONGEST_PART} of the last name. The rest is left out.`,
    suffix && `Does the passport say “${suffix}”, too? If not, leave it out here.`,
    parts.some((part) => SPELT_IN_TWO_WAYS.test(part)) &&
      'Does the passport spell it differently in the lines with <<< on its photo page? Then type it as it stands there.',
  ].filter((hint) => typeof hint === 'string')
}

/** Why a supplier cannot print these names on its tickets. It names places in the list and nobody: it stays with the order, which models read. */
export function namesRefusal(passengers: TypedName[]): Refusal | undefined {
  const names = passengers.map(airlineName)
  const unprintable = names.indexOf(null)
  if (unprintable >= 0) {
    return refuse(
      'name-not-taken',
      `The airline can’t print the name of passenger ${unprintable + 1}. Please write it in Latin letters, as in the passport.`,
      'passengers',
    ).refusal
  }
  const second = sameNameIndex(passengers)
  if (second < 0) return undefined
  const first = passengers.findIndex((passenger) => isSameName(passenger, passengers[second]))
  return refuse(
    'same-name',
    `Passengers ${first + 1} and ${second + 1} would have the same name on their tickets, and the airline can’t tell them apart. Add a middle name or Jr to one of them, as in the passport.`,
    'passengers',
  ).refusal
}

/** The first in the list whose ticket would read like that of somebody further up; -1 when nobody's does. */
export function sameNameIndex(names: TypedName[]): number {
  return names.findIndex((name, index) => names.slice(0, index).some((other) => isSameName(other, name)))
}

/** Whether two names read the same on a ticket. Two that are not complete do not. */
export function isSameName(one: TypedName, other: TypedName | undefined): boolean {
  const [name, otherName] = [airlineName(one), other && airlineName(other)]
  return name?.family === otherName?.family && name?.given === otherName?.given && Boolean(name)
}

/** Capitals A to Z and single spaces, in full length; null for what cannot be written with them. */
function ticketLetters(typed: string): string | null {
  const letters = passportLetters(cleanLine(typed)).replace(PARTING_MARKS, ' ').replace(SILENT_MARKS, '').replace(/\s+/g, ' ').trim()
  return /^[A-Z ]*$/.test(letters) ? letters : null
}

/** As airlines do it, also within a word: two sisters whose names differ late are still told apart. */
function cut(name: string): string {
  return name.slice(0, LONGEST_PART).trim()
}
