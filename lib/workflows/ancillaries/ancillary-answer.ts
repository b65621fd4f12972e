import type { AncillaryLine } from '../../travel/ancillaries/ancillaries'
import type { AncillaryAnswer, ChosenItem, ShownItem } from '../../travel/ancillaries/ancillary-answer-schema'
import { listOf } from '../../travel/ancillaries/chosen-words'
import { zeroMoney } from '../../travel/money'
import { refuse } from '../../travel/refusal'
import { tripPrice } from '../../travel/trip/price'
import type { Trip } from '../../travel/trip/trip'

/** What was done, with the sums of the trip after it. */
export function chosenAnswer(trip: Trip, kind: AncillaryLine['kind'], items: ChosenItem[], notes: string[]): AncillaryAnswer {
  const price = tripPrice(trip)
  if (!price) return noPrice()
  const line = price.ancillaries.find((any) => any.kind === kind)
  const kindTotal = line?.total ?? zeroMoney(price.total.currency)
  return { status: 'chosen', items, kindTotal, tripTotal: price.total, notes: [...new Set(notes)] }
}

/** What there is; the same thing at the same price on several flights is one row. */
export function shownAnswer(trip: Trip, items: ShownItem[]): AncillaryAnswer {
  const price = tripPrice(trip)
  if (!price) return noPrice()
  const alike = Map.groupBy(items, ({ flight: _, ...row }) => JSON.stringify(row))
  const summary = [...alike.values()].flatMap((same) => (same[0] ? [{ ...same[0], flight: listOf(same.map(({ flight }) => flight)) }] : []))
  return { status: 'shown', summary, tripTotal: price.total }
}

export function refusedAnswer(code: string, message: string): AncillaryAnswer {
  return { status: 'refused', ...refuse(code, message) }
}

function noPrice(): AncillaryAnswer {
  return refusedAnswer('trip-incomplete', 'Choose your flights and a fare for each first, then seats, bags and meals.')
}
