import { pickedFares } from '../say/answers/say-fares'
import { bagWords } from '../say/ask-fare'
import { asking } from '../say/marked'
import { countOf, listOf } from '../say/phrases'
import type { AncillaryCall } from './ancillary-calls'
import type { Position } from './decision'

/**
 * The search asked for bags that a fare chosen this turn doesn't hold: said with the summary, with the offer to add them. Null where every
 * fare holds them, or bags were spoken of by themselves.
 */
export function missingBags({ table, made }: Position): { told: string; question: string } | null {
  const { situation, bought } = table
  const { checkedBags: wanted, adults, children } = situation.wishes
  const isSpokenOf =
    bought.some(({ tool, input }) => tool === 'chooseBags' && input.wish !== 'show') || (situation.bought?.bags ?? []).length > 0
  if (wanted === 0 || isSpokenOf || !made.some(({ tool }) => tool === 'chooseFlight')) return null
  const short = pickedFares(table).flatMap(({ chosen }, index) => {
    const sliceIndex = table.fares[index]?.sliceIndex
    return chosen && sliceIndex !== undefined && chosen.checkedBags < wanted ? [{ chosen, sliceIndex }] : []
  })
  if (short.length === 0) return null
  const fares = new Map(short.map(({ chosen }) => [chosen.brand, `${chosen.brand} comes ${bagWords(chosen.checkedBags, situation)}`]))
  const each = adults + children > 1 ? ' each' : ''
  const acts = [...Map.groupBy(short, ({ chosen }) => wanted - chosen.checkedBags)].map(
    ([quantity, some]): AncillaryCall => ({
      tool: 'chooseBags',
      input: {
        wish: 'add',
        kind: 'checked',
        quantity,
        ...(some.length === situation.slices.length ? {} : { sliceIndexes: some.map(({ sliceIndex }) => sliceIndex) }),
      },
    }),
  )
  return {
    told: `${listOf([...fares.values()])}; you asked for ${countOf(wanted, 'checked bag')}${each}.`,
    question: asking({ asked: 'confirm', acts }, wanted === 1 ? 'Shall I add it?' : 'Shall I add what’s missing?'),
  }
}
