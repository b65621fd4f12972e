import { z } from 'zod'

/** "San Jose, CR (SJO)". */
export const candidateSchema = z
  .string()
  .regex(/^.+, [A-Z]{2} \([A-Z]{3}\)$/)
  .transform((text) => ({ name: text.slice(0, -10), countryCode: text.slice(-8, -6), iataCode: text.slice(-4, -1) }))
export type Candidate = z.infer<typeof candidateSchema>

const REGION_NAMES = new Intl.DisplayNames(['en-GB'], { type: 'region' })
const OTHER_NAMES: Record<string, string[]> = {
  US: ['usa', 'us', 'america', 'states'],
  GB: ['uk', 'england', 'britain'],
  AE: ['uae', 'emirates'],
}
const ORDER = [/\b(?:first|former|1st|one)\b/i, /\b(?:second|latter|2nd|two)\b/i, /\b(?:third|3rd|three)\b/i]

/** Of the places that were offered the one that is named, counted, or said yes to. */
export function candidateMeant(candidates: Candidate[], words: string): Candidate | undefined {
  const [first, second] = candidates
  if (first && !second && /^\s*(?:yes|yeah|yep|ok|sure|right|exactly|correct)\b/i.test(words)) return first
  return candidates.find((place) => isNamed(place, words)) ?? candidates[ORDER.findIndex((pattern) => pattern.test(words))]
}

/** "Costa Rica", or the place's own name. */
export function countryName(countryCode: string): string {
  return REGION_NAMES.of(countryCode) ?? countryCode
}

function isNamed({ iataCode, countryCode, name }: Candidate, words: string): boolean {
  const lower = words.toLowerCase()
  const countries = [countryName(countryCode).toLowerCase(), ...(OTHER_NAMES[countryCode] ?? [])]
  return [iataCode.toLowerCase(), name.toLowerCase(), ...countries].some((known) =>
    new RegExp(`(?<!\\p{L})${known.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(lower),
  )
}
