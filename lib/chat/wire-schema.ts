import type { JSONSchema7 } from 'ai'

type Schema = Record<string, unknown>

/** Where a model puts what other tools have of a search. */
export const TERMS = 'terms'

/** Bounds that a tool checks itself when it is called: a model only needs to know what a value means. */
const BOUNDS = [
  '$schema',
  'additionalProperties',
  'maxItems',
  'minItems',
  'maxLength',
  'minLength',
  'maximum',
  'minimum',
  'pattern',
  'default',
]

/**
 * A JSON schema as a model reads it before every answer, as short as it stays clear: no bounds, “null” as one more type instead of an
 * alternative, and what has `meta({ as: … })` by its type and those words, since it is written out elsewhere. Fields with
 * `meta({ term: true })`, which searchFlights writes out, stand in one object that read-input.ts opens. To a flag, null is the same as false. What has
 * `meta({ hidden: true })` can be said in another way and is not told.
 */
export function wireSchema(schema: JSONSchema7): JSONSchema7 {
  return shorten(schema)
}

function shorten(schema: unknown): Schema {
  if (!isSchema(schema)) return {}
  const { properties, items, anyOf, as, ...rest } = schema
  if (typeof as === 'string') return { type: schema.type, description: as, ...(isSchema(items) ? { items: { type: items.type } } : {}) }
  const kept: Schema = Object.fromEntries(Object.entries(rest).filter(([keyword]) => !BOUNDS.includes(keyword)))
  if (isSchema(properties)) kept.properties = withTermsNamed(properties)
  if (items !== undefined) kept.items = shorten(items)
  if (Array.isArray(kept.type) && kept.type.join() === 'boolean,null') kept.type = 'boolean'
  return Array.isArray(anyOf) ? withNullAsType({ ...kept, anyOf: anyOf.map(shorten) }) : kept
}

function withTermsNamed(properties: Schema): Schema {
  const shown = Object.entries(properties).filter(([, one]) => !isSchema(one) || one.hidden !== true)
  const own = shown.filter(([, one]) => !isSchema(one) || one.term !== true)
  const shortened = Object.fromEntries(own.map(([name, one]) => [name, shorten(one)]))
  if (own.length === shown.length) return shortened
  return { ...shortened, [TERMS]: { type: 'object', description: 'fields of searchFlights: who travels, cabin, stops, bags, currency' } }
}

function withNullAsType({ anyOf, ...rest }: Schema & { anyOf: Schema[] }): Schema {
  const [one, ...others] = anyOf.filter(({ type }) => type !== 'null')
  // An enumeration would have to list null too.
  if (!one || others.length > 0 || anyOf.length !== 2 || typeof one.type !== 'string' || 'enum' in one) return { ...rest, anyOf }
  return { ...rest, ...one, type: [one.type, 'null'] }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
