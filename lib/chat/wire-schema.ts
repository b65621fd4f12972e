import type { JSONSchema7 } from 'ai'

type Schema = Record<string, unknown>

/** Bounds that a tool checks itself when it is called: a model only needs to know what a value means. */
const BOUNDS = ['$schema', 'additionalProperties', 'maxItems', 'minItems', 'maxLength', 'minLength', 'maximum', 'minimum', 'default']
/** A shorter object is clearer written out. */
const FEWEST_SHARED = 6

/**
 * A JSON schema as a model reads it before every answer, as short as it stays clear: no bounds, “null” as one more type instead of an
 * alternative, and fields that an object shares with the one around it only once.
 */
export function wireSchema(schema: JSONSchema7): JSONSchema7 {
  return shorten(schema, [])
}

function shorten(schema: unknown, fieldsAround: string[]): Schema {
  if (!isSchema(schema)) return {}
  const { properties, items, anyOf, ...rest } = schema
  const kept = Object.fromEntries(Object.entries(rest).filter(([keyword]) => !BOUNDS.includes(keyword)))
  if (isSchema(properties)) {
    const fields = Object.keys(properties)
    const isSaidAlready = fields.length >= FEWEST_SHARED && fields.every((name) => fieldsAround.includes(name))
    if (isSaidAlready) return { type: 'object', description: 'the same fields as around it' }
    const shortened = fields.map((name) => [name, shorten(properties[name], fields)])
    return { ...kept, properties: Object.fromEntries(shortened) }
  }
  if (items !== undefined) return { ...kept, items: shorten(items, fieldsAround) }
  return Array.isArray(anyOf) ? withNullAsType({ ...kept, anyOf: anyOf.map((one) => shorten(one, fieldsAround)) }) : kept
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
