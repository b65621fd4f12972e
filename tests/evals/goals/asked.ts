import type { Question, View } from './traveller'

const MISSING: Question[] = ['origin', 'destination', 'departureOn', 'returnOn', 'tripType']
/** A model may ask without having searched; its question is read as a person would. The return comes first: "or when would you come back?" */
const WORDS: [RegExp, Question][] = [
  [/\b(one[- ]way|round[- ]trip|return trip)\b/i, 'tripType'],
  [/\b(come|coming|fly|flying|go|travel) (back|home)\b|\breturn (date|on)\b/i, 'returnOn'],
  [/\b(leave|leaving|depart|departing|fly|flying|start|starting|travel\w*) from\b|\bfrom where\b/i, 'origin'],
  [/\bwhere (would|do|are|shall|to)\b|\bdestination\b/i, 'destination'],
  [/\bwhen\b|\bwhat (day|date)\b|\bwhich (day|date)\b/i, 'departureOn'],
]

/** What the assistant waits for, by what its tools say is missing, else by its last sentence; null when it waits for nothing. */
export function askedFor({ answer, trip }: View): Question | null {
  if (!answer) return null
  const last = answer.results.at(-1)?.output
  if (isObject(last) && last.status === 'missing') return MISSING.find((field) => field === last.missing) ?? null
  if (isObject(last) && last.status === 'unclear-place') return 'place'
  const question = answer.text.trim().match(/[^.?!]*\?$/)?.[0]
  if (!question) return null
  if (trip.result) return /\bfare\b/i.test(question) ? 'fare' : null
  return WORDS.find(([pattern]) => pattern.test(question))?.[1] ?? null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
