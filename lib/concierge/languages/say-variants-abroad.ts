import type { Situation } from '@/lib/travel/trip/situation'
import { capitalised, sentences } from '../say/phrases'
import { describeCompared, type VariantsCompared } from '../say/say-variants'
import type { Held, ToolResult } from '../tool-results'
import type { VariantWish } from '../understand/supposed-variants'
import { filterParts } from './filter-phrases'
import type { Tongue } from './tongue'

type Compared = Extract<VariantsCompared, { status: 'compared' }>
type Taken = Extract<NonNullable<Extract<ToolResult, { tool: 'takeVariant' }>['result']>, { status: 'taken' }>

/** Each variant with its difference first, and what the trip costs now; the question keeps what the English one asks. */
export function sayVariantsAbroad({ now, variants }: Compared, wishes: VariantWish[], situation: Situation, tongue: Tongue): string {
  const { variants: phrases } = tongue
  const told = variants.flatMap((variant, index) => {
    const name = variantName(wishes[index] ?? {}, situation, tongue)
    if (variant.status === 'unpriced') return [phrases.noPrice(name)]
    const { total, difference, flights } = variant
    const others = flights.filter(({ stands }) => stands === 'other').map(describeCompared)
    const verdict =
      difference.is === 'same'
        ? phrases.same(name, total)
        : difference.is === 'dearer'
          ? phrases.more(name, difference.by, total)
          : phrases.less(name, difference.by, total)
    return [verdict, others.length > 0 && phrases.instead(others)]
  })
  const priced = variants.filter(({ status }) => status === 'priced').length
  return sentences(...told, phrases.now(now.total), phrases.unchanged, priced > 0 && (priced === 1 ? phrases.takeIt : phrases.takeOne))
}

/** The trip as it was taken. */
export function sayTakenVariantAbroad({ total }: Taken, input: Record<string, unknown>, situation: Situation, tongue: Tongue): string {
  return tongue.variants.taken(variantName(input as VariantWish, situation, tongue), total)
}

/** The chosen flights that a changed search keeps, and those that are to be chosen again. */
export function sayHeldAbroad({ kept, lost, givenUp = [] }: Held, { variants, phrases }: Tongue): string {
  return sentences(
    kept.length > 0 && variants.kept(kept.map(({ flight, total }) => `${flight} (${total})`)),
    lost.length > 0 && variants.lost(lost.map(({ flight }) => flight)),
    ...givenUp.map(({ kind }) => capitalised(phrases.givenUp(phrases.kinds[kind]))),
  )
}

function variantName(wish: VariantWish, { wishes, today }: Situation, { variants: phrases, search, filters }: Tongue): string {
  const day = (date: string) => search.day(date, today)
  const isOfPeople = [wish.adults, wish.children, wish.infants].some((count) => count !== undefined)
  const bags = wish.checkedBags
  return [
    wish.from && phrases.from(wish.from),
    wish.to && phrases.to(wish.to),
    wish.departureOn && phrases.leaving(day(wish.departureOn)),
    wish.returnOn && phrases.back(day(wish.returnOn)),
    wish.tripType === 'one-way' && phrases.oneWay,
    wish.homeFrom && phrases.homeFrom(wish.homeFrom),
    wish.homeTo && phrases.homeTo(wish.homeTo),
    isOfPeople &&
      search.people({
        adults: wish.adults ?? wishes.adults,
        children: wish.children ?? wishes.children,
        infants: wish.infants ?? wishes.infants,
        pets: 0,
      }),
    wish.cabinClass && search.cabins[wish.cabinClass],
    wish.directOnly && search.direct,
    bags !== undefined && (bags === 0 ? phrases.noBags : search.bags(bags)),
    ...(wish.filters ?? []).flatMap((filter) => filterParts(filter, filters, String)),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ')
}
