import { only, SAID } from './facts'
import { telling } from './marked'
import { listOf, sentences } from './phrases'

const OTHERS_NEAR = /^On (?<flight>\S+) .+? (?:has|have) the (?<what>.+); the others sit as close as possible\.$/
const CHILD_APART = /^\S+: Child \d is not beside an adult of your party\.$/
const OF_FLIGHT = /^(?<lead>.+ on )(?<flight>(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{1,4})\.$/
const APART = 'Not every child sits next to an adult of your party.'
const CHILD_ALONE = /^\S+: Child \d has a seat, but no adult in your party has one yet\. Please seat an adult beside them\.$/
const ALONE = 'no adult beside the child'
const SEAT_AN_ADULT = 'Please seat an adult beside them.'
const NO_MEALS = /^You can’t order meals on /
/** The most notes in an answer; the card shows the rest. */
const MOST_NOTES = 2

/** A turn's notes; the same note on several flights is one sentence. */
export function gatherNotes(notes: string[]): string[] {
  const groups = new Map<string, { note: string; flights: string[] }>()
  for (const said of new Set(notes)) {
    const note = /[.?]$/.test(said) ? said : `${said}.`
    const near = OTHERS_NEAR.exec(note)?.groups
    const { lead, flight } = OF_FLIGHT.exec(note)?.groups ?? {}
    const key = CHILD_APART.test(note) ? APART : CHILD_ALONE.test(note) ? ALONE : near ? `near ${near.what}` : (lead ?? note)
    const own = groups.get(key) ?? { note, flights: [] }
    const of = near?.flight ?? flight ?? (key === APART ? note : undefined)
    groups.set(key, { ...own, flights: of ? [...own.flights, of] : own.flights })
  }
  return [...groups].slice(0, MOST_NOTES).map(([key, { note, flights }]) => {
    const isNear = key.startsWith('near ')
    const single = flights.length < 2 ? note : null
    if (key === APART) return telling(only(['child-apart']), single ?? APART)
    if (isNear && single) return telling(only(['others-near']), single)
    if (isNear)
      return sentences(
        telling(only(['others-near']), `Not everyone has the ${key.slice('near '.length)}.`),
        telling(SAID, 'The others sit as close as possible.'),
      )
    if (key === ALONE) return sentences(telling(only(['child-without-adult']), withoutFlight(note)), telling(SAID, SEAT_AN_ADULT))
    if (NO_MEALS.test(note)) return telling(only(['no-meals', flights]), single ?? `${key}${listOf(flights)}.`)
    if (single) return single
    return `${key}${listOf(flights)}.`
  })
}

/** "Child 1 has a seat, but no adult in your party has one yet.": the same on each flight is said once. */
function withoutFlight(note: string): string {
  return note.replace(/^\S+: /, '').replace(` ${SEAT_AN_ADULT}`, '')
}
