import type { Situation } from '@/lib/travel/trip/situation'
import { only } from '../facts'
import { telling } from '../marked'
import { forTravellers, listOf, sentences } from '../phrases'

type Whole = { total: string; cheapest: string }

/** Whether a price that was said back is the total. */
export function verdictOn(isRight: boolean): string {
  return isRight ? telling(only(['yes']), 'Yes.') : telling(only(['no']), 'No, not quite.')
}

/** What stands against a price that is found too high, and what may cost less. */
export function sayTooMuch({ total, cheapest, isKnown }: Whole & { isKnown: boolean }, situation: Situation): string {
  const isChosen = situation.total !== null
  const way = situation.slices.length > 1 ? ' there and back' : ''
  return sentences(
    !isKnown && `What I have is ${total}${forTravellers(situation)}, taxes and fees included.`,
    isChosen
      ? `${total} is the total as you’ve chosen it. Another fare, other flights or other days may cost less: tell me which to look at.`
      : `${cheapest === total ? `${total} is the cheapest of these${way}` : `The cheapest of these${way} is ${cheapest}`}${forTravellers(situation)}. Other days may cost less: say “cheapest days” and I’ll compare them.`,
  )
}

/** Why a price stays as it was. */
export function sayPriceStands({ total }: Whole, situation: Situation): string {
  const filters = [...new Set(situation.slices.flatMap((slice) => slice.filters ?? []))]
  if (situation.total !== null)
    return `Yes, the total is still ${total}${forTravellers(situation)}: it only moves with the flights, fares and extras you choose.`
  return `Yes, it’s still ${total}${forTravellers(situation)}${filters.length > 0 ? `, as those flights also fit what you’ve set: ${listOf(filters)}` : ''}.`
}
