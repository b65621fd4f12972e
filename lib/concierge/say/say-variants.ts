import type { Situation } from '@/lib/travel/trip/situation'
import { amountOf } from '../skills/pick/flight-order'
import type { ComparedFlight, ToolResult } from '../tool-results'
import type { VariantWish } from '../understand/supposed-variants'
import { asking } from './marked'
import { capitalised, clock, forTravellers, landing, listOf, sentences, uncapitalised, wayName } from './phrases'
import { askNext } from './say-talk'

export type VariantsCompared = NonNullable<Extract<ToolResult, { tool: 'compareVariants' }>['result']>
type Variant = Extract<VariantsCompared, { status: 'compared' }>['variants'][number]
export type PricedVariant = Extract<Variant, { status: 'priced' }>
type Taken = Extract<NonNullable<Extract<ToolResult, { tool: 'takeVariant' }>['result']>, { status: 'taken' }>

/** Each variant with its difference first, what it is compared with, and the question whether to take one; `wishes` as they were asked. */
export function sayVariants(result: VariantsCompared, wishes: VariantWish[], situation: Situation): string {
  if (result.status === 'refused') return sentences(result.refusal.message, askNext(situation))
  const { now, variants } = result
  const priced = variants.flatMap((variant) => (variant.status === 'priced' ? [variant] : []))
  const told = variants.map((variant) => (variant.status === 'priced' ? sayPriced(variant, priced) : sayUnpriced(variant)))
  if (priced.length === 0)
    return sentences(
      ...told.map((part) => capitalised(sentence(part))),
      'Your trip stays as it is.',
      `It comes to ${now.total}${forTravellers(situation)}.`,
    )
  const isOpen = now.flights.some(({ stands }) => stands === 'cheapest')
  const choices = variants.flatMap((variant, index) =>
    variant.status === 'priced' ? [{ name: variant.clauses.join(', '), input: { ...wishes[index] } }] : [],
  )
  const question =
    choices.length === 1
      ? 'Nothing has changed yet; shall I change your trip to that?'
      : 'Nothing has changed yet; shall I change your trip to one of them?'
  return sentences(
    // One sentence: side by side none of them is left out as said before.
    capitalised(sentence(told.map((part) => part.replace(/\.$/, '')).join('; '))),
    ...priced.flatMap((variant) => sayLost(variant, { situation, isAlone: variants.length === 1 })),
    `${isOpen ? 'The cheapest flights now come' : 'Your trip now comes'} to ${now.total}${forTravellers(situation)}.`,
    asking({ asked: 'which-variant', choices }, question),
  )
}

function sayPriced(variant: PricedVariant, all: PricedVariant[]): string {
  const { clauses, total, difference, flights } = variant
  const verdict =
    difference.is === 'same'
      ? `the same price, ${total}`
      : `${difference.by} ${difference.is === 'dearer' ? 'more' : 'less'}, ${total} in total`
  const found = flights
    .filter(({ stands }) => stands === 'cheapest')
    .map(({ flight, departsAt, arrivesAt }) => `${flight} (${clock(departsAt)}–${landing(departsAt, arrivesAt)})`)
  return [
    `${listOf(clauses)}: ${verdict}`,
    ...(isCheapest(variant, all) ? [`the ${all.length === 2 ? 'cheaper of the two' : 'cheapest of these'}`] : []),
    ...(found.length > 0 ? [`with ${listOf(found)}`] : []),
  ].join(', ')
}

/** Whether it alone costs least of several. */
function isCheapest({ total }: PricedVariant, all: PricedVariant[]): boolean {
  const atMost = all.filter((one) => amountOf(one.total) <= amountOf(total))
  return all.length > 1 && atMost.length === 1
}

/** What a variant takes from the trip: other flights in place of the chosen ones, and purchases. */
function sayLost({ clauses, flights, lost }: PricedVariant, { situation, isAlone }: { situation: Situation; isAlone: boolean }): string[] {
  const others = flights.filter(({ stands }) => stands === 'other')
  const instead = others.map((flight) => `${describeCompared(flight)} for ${wayOf(flight, situation)}`)
  // The flights come first.
  const purchases = lost.slice(others.length)
  const name = capitalised(listOf(clauses))
  const flown = `${listOf(instead)}, instead of ${others.length === 1 ? 'your flight' : 'your flights'}`
  const gone = `you’d lose ${listOf(purchases.map(uncapitalised))}`
  return [
    ...(instead.length > 0 ? [isAlone ? `That’s with ${flown}.` : `${name} is with ${flown}.`] : []),
    ...(purchases.length > 0 ? [isAlone ? `${capitalised(gone)}.` : `${name}: ${gone}.`] : []),
  ]
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}

function sayUnpriced({ clauses, message }: Extract<Variant, { status: 'unpriced' }>): string {
  return clauses.length > 0 ? `${listOf(clauses)}: ${message}` : message
}

function wayOf({ sliceIndex }: ComparedFlight, { slices }: Situation): string {
  return wayName(slices[sliceIndex]?.label ?? `Flight ${sliceIndex + 1}`)
}

/** "AZ178, 14:45–18:10". */
export function describeCompared({ flight, departsAt, arrivesAt }: ComparedFlight): string {
  return `${flight}, ${clock(departsAt)}–${landing(departsAt, arrivesAt)}`
}

/** "I’ve changed your trip: business class. Outbound AZ178 instead of U21189." */
export function sayTakenVariant({ clauses, slices, total }: Taken, situation: Situation): string {
  const label = (sliceIndex: number) => situation.slices[sliceIndex]?.label ?? ''
  const swapped = slices.flatMap(({ sliceIndex, before, now }) =>
    before && now && before !== now ? [`${wayName(label(sliceIndex))} ${now} instead of ${before}`] : [],
  )
  const kept = slices.filter(({ before, now }) => before !== null && before === now)
  return sentences(
    `Your trip is now ${listOf(clauses)}${total ? `, ${total}${forTravellers(situation)}` : ''}.`,
    swapped.length > 0 && `${capitalised(listOf(swapped))}.`,
    kept.length > 0 && `${kept.length === 1 ? 'Your other flight is' : 'Your flights are'} the same.`,
  )
}
