import type { JSONValue } from 'ai'
import { plainText } from '../travel/plain-text'

/** Longer than any name, reason or refusal of ours; what is longer says something else. */
const LONGEST_TEXT = 400

/**
 * What a model is given as data, made harmless: outside names and notes are cut, hidden and control characters are gone, and nothing in
 * it can open or close a mark such as `<situation>`. The shape stays.
 */
export function plainJson(value: JSONValue): JSONValue {
  if (typeof value === 'string') return plainText(value, LONGEST_TEXT)
  if (Array.isArray(value)) return value.map(plainJson)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, plainJson(inner)]])))
}
