const EXAMPLES = [
  { from: 'London', to: 'Lisbon', rest: 'next Friday, back Sunday, 2 adults, cheapest with a bag' },
  { from: 'Manchester', to: 'Barcelona', rest: 'on 12 June, back 19 June, 2 adults and a child of 4, direct' },
  { from: 'London', to: 'New York', rest: 'next Monday, back Friday, business' },
  { from: 'Edinburgh', to: 'Paris', rest: 'tomorrow, one way, the fastest' },
]
/** For whoever is already where an example goes. */
const ELSEWHERE = 'Vienna'

/** Sentences to begin with; all of them start in `city` where it is known. */
export function flightExamples(city: string | null): string[] {
  return EXAMPLES.map(({ from, to, rest }) => `${city ?? from} to ${to === city ? ELSEWHERE : to} ${rest}`)
}
