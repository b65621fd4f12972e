import { numberAt } from './counts'
import { type Mention, mention, type Naming } from './said-people'
import { isJoined, type Token, textAt } from './tokens'

const CODES: [Naming, RegExp][] = [
  ['adult', /^(?:a|ad|adt|adl|adts|ads)$/],
  ['child', /^(?:c|ch|chd|chld|cnn|k)$/],
  ['infant', /^(?:i|in|inf|infs|b)$/],
]

/** "2A 1C", "2 ADT 1 CHD": the short forms of the trade; "2+1" after "for" or alone. One letter alone is a seat or a gate. */
export function codesAt(tokens: readonly Token[], from: number): Mention[] {
  const found: Mention[] = []
  if (/^(?:row|rows|seats?|gates?|terminals?|platform|room)$/.test(textAt(tokens, from - 1))) return found
  let at = from
  while (true) {
    if (found.length > 0) while (/^(?:[,+&/]|and)$/.test(textAt(tokens, at))) at += 1
    const count = numberAt(tokens, at)
    const code = count ? textAt(tokens, count.to) : ''
    const naming = CODES.find(([, pattern]) => pattern.test(code))?.[0]
    if (!count || !naming || (code.length < 3 && !isJoined(tokens, at))) break
    found.push(mention(naming, at, count.to + 1, { count: count.value }))
    at = count.to + 1
  }
  const isLong = found.some(({ to }) => textAt(tokens, to - 1).length >= 3)
  return found.length >= 2 || (isLong && found.length === 1) ? found : plusAt(tokens, from)
}

function plusAt(tokens: readonly Token[], from: number): Mention[] {
  const before = textAt(tokens, from - 1)
  if (before !== '' && !/^(?:for|are|we're|party|,)$/.test(before)) return []
  const adults = numberAt(tokens, from)
  const children = adults && textAt(tokens, adults.to) === '+' ? numberAt(tokens, adults.to + 1) : null
  if (!adults || !children || adults.value === 0 || children.value > 9) return []
  const infants = textAt(tokens, children.to) === '+' ? numberAt(tokens, children.to + 1) : null
  const end = textAt(tokens, infants?.to ?? children.to)
  if (end !== '' && !/^(?:[.,;!?~]|~+|from|to|please|on|in|and|kids?|child(?:ren)?)$/.test(end)) return []
  const isNamed = /^(?:kids?|child(?:ren)?)$/.test(end) ? 1 : 0
  return [
    mention('adult', from, adults.to, { count: adults.value }),
    mention('child', adults.to, children.to + isNamed, { count: children.value }),
    ...(infants ? [mention('infant', children.to, infants.to, { count: infants.value })] : []),
  ]
}
