import { readSaid, type SaidContext } from './read-said'
import type { Said } from './travel-facts'

const LOOKS_AT =
  /\b(?:anything|something|options?|packages?|hotels?|deals?|trips?|flights?|available|what about|how about|consider|try|check|look(?:ing)? (?:at|into)|go(?:ing)? (?:for|with)|let's (?:do|go)|take|book|choose|pick|prefer|rather|compare|instead|other|or)\b|^\W*(?:[\p{L}.'-]+\W*){1,4}\?*\s*$/iu

/** Whoever plans a package looks at one city after the other: the one asked about is what the trip is for from then on. */
export function withPackageCity(said: Said, words: string, context: SaidContext): Said {
  const { origin, destination } = context.facts
  if (said.facts.destination || said.facts.origin || !destination || !LOOKS_AT.test(words)) return said
  const [city] = readSaid(words, context).mentioned.filter((name) => name !== origin && name !== destination)
  return city ? { ...said, facts: { ...said.facts, destination: city } } : said
}
