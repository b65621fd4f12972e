/** Whether a text holds a row's regular expression, upper and lower case alike. */
export function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'iu').test(text)
}

/** Straight quotes and single spaces: rows are typed on a keyboard. */
export function plainWords(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ')
}

export function listOf<Value>(value: Value | Value[]): Value[] {
  return Array.isArray(value) ? value : [value]
}

/** Whether a fact is the value wanted: the same, `/a pattern/`, a span `2027-03-12..2027-03-14`, or a number above another, `>0`. */
export function isLike(wanted: unknown, actual: unknown): boolean {
  if (wanted === (actual ?? null)) return true
  if (typeof wanted !== 'string' || actual === null || actual === undefined) return false
  const text = String(actual)
  if (/^\/.*\/$/.test(wanted)) return matches(wanted.slice(1, -1), text)
  const [from = '', to] = wanted.split('..')
  if (to !== undefined) return text >= from && text <= to
  return /^>\d+$/.test(wanted) && Number(actual) > Number(wanted.slice(1))
}
