import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { ComparedFlight, TripVariant } from '@/lib/travel/trip/trip-variants-schema'
import { compareVariants as compare } from '@/lib/workflows/trips/compare-variants'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const compareVariants = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: ({ variants }, { caller, deps }: ToolContext) => compare(variants, caller, deps),
  forModel: (answer) => {
    if (answer.status === 'refused') return answer
    const { total, flights, variants, isSimulated } = answer.comparison
    return {
      status: 'compared',
      now: { total: formatMoney(total), flights: flights.map(flightForModel) },
      variants: variants.map(variantForModel),
      isSimulated,
    }
  },
})

function variantForModel(variant: TripVariant) {
  if (variant.status === 'unpriced') return variant
  const { clauses, total, difference, flights, lost } = variant
  return {
    status: 'priced',
    clauses,
    total: formatMoney(total),
    difference: differenceForModel(difference),
    flights: flights.map(flightForModel),
    ...(lost.length > 0 ? { lost } : {}),
  }
}

/** Nobody has to read a sign. */
function differenceForModel({ amountMinor, currency }: Money) {
  const is = amountMinor === 0 ? 'same' : amountMinor > 0 ? 'dearer' : 'cheaper'
  return { is, by: formatMoney({ amountMinor: Math.abs(amountMinor), currency }) }
}

function flightForModel({ sliceIndex, flightNumbers, airline, departsAt, arrivesAt, fare, stands, total }: ComparedFlight) {
  return { sliceIndex, flight: flightNumbers.join(' + '), airline, departsAt, arrivesAt, fare, stands, total: formatMoney(total) }
}
