import { z } from 'zod'
import { TERMS } from './wire-schema'

/**
 * What a model gave a tool, as its schema wants it. A value of the wrong type that leaves no doubt is taken for what it says: "2" for 2,
 * "true" for true, one name where a list of names belongs, a list or an object written as JSON.
 */
export function readInput(schema: z.ZodType, value: unknown): z.ZodSafeParseResult<unknown> {
  const opened = withTermsOpened(value)
  const read = schema.safeParse(opened)
  if (read.success) return read
  const mended = structuredClone(opened)
  const hasMended = read.error.issues.map((issue) => mendAt(mended, issue)).some((one) => one)
  if (!hasMended) return read
  const again = schema.safeParse(mended)
  return again.success ? again : read
}

/** The names of what was given and stands in no field of the schema, so that it counts for nothing; empty values are none. */
export function unknownFields(schema: z.ZodType, value: unknown): string[] {
  if (!(schema instanceof z.ZodObject) || !isHolder(value)) return []
  const given = Object.entries(withTermsOpened(value) as object).filter(([, one]) => one !== null && one !== '' && one !== false)
  return given.map(([name]) => name).filter((name) => !(name in schema.shape))
}

/** What is wrong with an input, a field at a time: "adults: Invalid input: expected number, received string". */
export function inputFault({ issues }: z.ZodError): Error {
  return new Error(issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; '))
}

/** Terms of a search stand apart on the wire (wire-schema.ts). */
function withTermsOpened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTermsOpened)
  if (!isHolder(value)) return value
  const { [TERMS]: terms, ...fields } = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTermsOpened(inner)]))
  if (terms === undefined) return fields
  return isHolder(terms) ? { ...terms, ...fields } : { ...fields, [TERMS]: terms }
}

function mendAt(root: unknown, issue: z.core.$ZodIssue): boolean {
  // What a choice of types refuses is refused by each of them: the last word of one that is not "null" says what was wanted.
  if (issue.code === 'invalid_union') {
    return issue.errors.some((issues) => issues.some((one) => mendAt(root, { ...one, path: [...issue.path, ...one.path] })))
  }
  const name = issue.path.at(-1)
  const holder = issue.path.slice(0, -1).reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), root)
  if (issue.code !== 'invalid_type' || name === undefined || !isHolder(holder)) return false
  const mended = asType(issue.expected, holder[name])
  if (mended === undefined) return false
  holder[name] = mended
  return true
}

function asType(expected: string, value: unknown): unknown {
  if (expected === 'array' && typeof value === 'string' && !value.trim().startsWith('[')) return [value]
  if (typeof value !== 'string') return expected === 'string' && typeof value === 'number' ? String(value) : undefined
  const written = fromJson(value)
  if (expected === 'number' || expected === 'int') return typeof written === 'number' ? written : undefined
  if (expected === 'boolean') return typeof written === 'boolean' ? written : undefined
  if (expected === 'array') return Array.isArray(written) ? written : undefined
  return expected === 'object' && isHolder(written) ? written : undefined
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*(?:true|false)\s*$/i, (word) => word.toLowerCase()))
  } catch {
    return undefined
  }
}

function isHolder(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}
