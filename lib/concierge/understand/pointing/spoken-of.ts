import type { Brief, ShownFlights } from '../../tool-results'

/** Flights that the talk is about: those the last answer named, and the last few that were named together. */
export type SpokenOf = { last: Brief[]; together: Brief[] }

/** So far back an "it" still reaches. */
const REACH = 4

/** Reads the answers so far, the newest last. */
export function spokenOf(answers: string[], shown: ShownFlights): SpokenOf {
  const named = answers
    .slice(-REACH)
    .toReversed()
    .map((answer) => namedIn(answer, shown))
    .filter((briefs) => briefs.length > 0)
  return { last: named[0] ?? [], together: named.find((briefs) => briefs.length > 1) ?? [] }
}

/** The flights whose numbers the text has, in its order; "BA12 + BA34" is not also BA12. */
function namedIn(text: string, { briefs }: ShownFlights): Brief[] {
  const places = briefs
    .map((brief) => ({ brief, said: brief.flightNumbers.join(' + ') }))
    .map((one) => ({ ...one, at: text.indexOf(one.said) }))
  const found = places.filter(({ at, said }) => at >= 0 && said !== '')
  return found
    .filter(
      ({ at, said }) =>
        !found.some((other) => other.said !== said && other.said.includes(said) && other.at <= at && at < other.at + other.said.length),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ brief }) => brief)
}
