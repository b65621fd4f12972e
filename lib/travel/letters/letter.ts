import { cleanEmail, visibleLine, visibleText } from '../clean-text'
import { isEmail } from '../email'
import { hasCardNumber } from '../payment/find-card-number'

/** `contact`: words for the desk. `membership`: an address to be told once there is something to tell. */
export type LetterKind = 'contact' | 'membership'

/** A letter as somebody typed it: an address to answer to, a name if they like, and what they have to say. */
export type WrittenLetter = { email: string; name: string; text: string }
export type LetterField = keyof WrittenLetter
export type LetterProblems = Partial<Record<LetterField, string>>

export const LONGEST_NAME = 100
export const SHORTEST_TEXT = 10
export const LONGEST_TEXT = 4_000

const CARD =
  'That looks like a card number, so we didn’t send your message. Your text is still here. If it isn’t a card, leave out its first digits and send it again.'

/** The letter as it is kept: in one form however it was typed, and without what its kind does not ask for. */
export function tidyLetter(kind: LetterKind, { email, name, text }: WrittenLetter): WrittenLetter {
  const address = cleanEmail(email)
  if (kind === 'membership') return { email: address, name: '', text: '' }
  return { email: address, name: visibleLine(name), text: visibleText(text).trim() }
}

/** What keeps a tidy letter from being taken, by field; nothing when it can be. */
export function letterProblems(kind: LetterKind, { email, name, text }: WrittenLetter): LetterProblems {
  const problems: LetterProblems = {}
  if (name.length > LONGEST_NAME) problems.name = tooLong('A name', LONGEST_NAME, name.length)
  if (email === '') problems.email = 'Email is required'
  else if (!isEmail(email)) problems.email = 'Please enter a valid email address'
  if (kind === 'contact') {
    // A character that nobody sees says nothing.
    if (visibleText(text).replace(/\s/g, '').length < SHORTEST_TEXT) {
      problems.text = `Please write at least ${SHORTEST_TEXT} characters, so that we understand what it is about.`
    } else if (text.length > LONGEST_TEXT) problems.text = tooLong('A message', LONGEST_TEXT, text.length)
  }
  for (const [field, value] of [
    ['name', name],
    ['email', email],
    ['text', text],
  ] as const) {
    if (hasCardNumber(value)) problems[field] = CARD
  }
  return problems
}

function tooLong(what: string, most: number, length: number): string {
  const count = (characters: number) => characters.toLocaleString('en-GB')
  return `${what} can have ${count(most)} characters; this has ${count(length)}. Please shorten it by ${count(length - most)}.`
}
