import { ANCILLARY_KINDS, type AncillaryKind } from '../skills/ancillaries/wish'
import { areGone, type Item } from './describe-items'
import { listOf } from './phrases'
import type { Answered } from './say-chosen'

const COUNTS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "I’ve added seats, three bags and vegetarian meals"; with removals: "I’ve added a bag and removed the meals". */
export function kindsInWords(answered: Answered[]): string {
  const taken: string[] = []
  const gone: string[] = []
  for (const kind of ANCILLARY_KINDS) {
    const own = answered.flatMap(({ kind: of, result, input }) =>
      of === kind && result.status === 'chosen' ? [{ items: result.items, input }] : [],
    )
    const added = own.filter(({ items }) => !areGone(items))
    if (added.length > 0) taken.push(...addedWords(kind, added))
    else if (own.length > 0) gone.push(`the ${kind}`)
  }
  const parts = [taken.length > 0 && `added ${listOf([...new Set(taken)])}`, gone.length > 0 && `removed ${listOf(gone)}`].filter(
    (part) => typeof part === 'string',
  )
  return `I’ve ${parts.join(' and ')}`
}

function addedWords(kind: AncillaryKind, added: { items: Item[]; input: Record<string, unknown> }[]): string[] {
  const items = added.flatMap((one) => one.items)
  switch (kind) {
    case 'seats':
      return [items.length === 1 ? 'a seat' : 'seats']
    case 'bags': {
      const count = mostOnOneFlight(items)
      return [count === 1 ? 'a bag' : `${COUNTS[count] ?? count} bags`]
    }
    case 'meals': {
      const named = [...new Set(added.flatMap(({ input }) => (typeof input.meal === 'string' ? [input.meal] : [])))]
      if (named.length !== 1) return ['meals']
      const name = named[0] === 'child' ? 'children’s' : named[0]
      return [items.length === 1 ? `one ${name} meal` : `${name} meals`]
    }
    case 'extras':
      return added.map(({ input, items: [first] }) => (typeof input.extra === 'string' ? input.extra : (first?.what ?? 'extras')))
  }
}

/** A bag both ways counts once. */
function mostOnOneFlight(items: Item[]): number {
  const flights = [...new Set(items.map(({ flight }) => flight))]
  const counts = flights.map((flight) =>
    items.filter((item) => item.flight === flight).reduce((sum, { what }) => sum + (Number(/^\d+(?= )/.exec(what)?.[0]) || 1), 0),
  )
  return Math.max(...counts)
}
