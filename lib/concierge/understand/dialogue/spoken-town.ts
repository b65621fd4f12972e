/** Towns with a name of their own whose airport goes by that of a greater neighbour. */
const TOWNS: [string, RegExp][] = [
  ['Newark', /^newark\b(?! liberty| airport)/i],
  ['St. Paul', /^(?:st\.?|saint) paul\b/i],
  ['Orange County', /^orange county\b/i],
  ['Westchester County', /^westchester county\b/i],
]

/** The town that was said, where the index would give its neighbour's name. */
export function spokenTown(text: string): string | null {
  return TOWNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
