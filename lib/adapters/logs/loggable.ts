const MOST_CHARACTERS = 500
const MOST_ENTRIES = 30
const DEEPEST = 4
const HIDDEN = '[hidden]'
/** Such as `card_declined`: no key is made of plain words. */
const CODE = /^[a-z]+(?:[_-][a-z]+){0,5}$/

/** Names of fields that tell of somebody, or open something, whatever stands in them; compared without case, dashes and underlines. */
const PERSONAL = new RegExp(
  [
    ...['password', 'passwd', 'secret', 'token', 'apikey', 'authorization', 'cookie', 'credential', 'signature', 'privatekey'],
    ...['email', 'phone', 'firstname', 'lastname', 'middlename', 'fullname', 'passenger', 'passport', 'born', 'birth', 'nationality'],
    ...['street', 'postcode', 'address', 'billing', 'card', 'cvc', 'cvv', 'iban', 'text', 'prompt', 'body', 'query', 'params'],
  ].join('|'),
)
/** … and these, which are counts. */
const COUNTED = /^(?:input|output|total|max)?tokens$/

/**
 * Facts as they may stand in a log: short, on one line, without what is personal or secret. Control characters, and those that turn the
 * direction of writing, would make one line look like several, or like another.
 */
export function loggable(facts: Record<string, unknown>, withoutSecrets: (text: string) => string): Record<string, unknown> {
  const text = (value: string) => (CODE.test(value) ? value.slice(0, MOST_CHARACTERS) : cleaned(value))
  const cleaned = (value: string) =>
    withoutSecrets(
      value
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
        .slice(0, 4 * MOST_CHARACTERS),
    ).slice(0, MOST_CHARACTERS)
  const entries = (value: object, depth: number) =>
    Object.fromEntries(
      Object.entries(value)
        .slice(0, MOST_ENTRIES)
        .map(([name, inner]) => [text(name), isPersonal(name) && isGiven(inner) ? HIDDEN : plain(inner, depth + 1)]),
    )
  const plain = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return text(value)
    if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return value
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
    if (typeof value !== 'object' || depth > DEEPEST || value instanceof Error) return HIDDEN
    return Array.isArray(value) ? value.slice(0, MOST_ENTRIES).map((inner) => plain(inner, depth + 1)) : entries(value, depth)
  }
  return entries(facts, 0)
}

function isPersonal(name: string): boolean {
  const plain = name.toLowerCase().replace(/[-_]/g, '')
  return PERSONAL.test(plain) && !COUNTED.test(plain)
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean'
}
