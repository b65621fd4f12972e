import type { Situation } from '@/lib/travel/trip/situation'
import type { Language } from '../../grammar/languages'
import { conceptsOf } from '../../router/concepts'
import { inWantedCabin } from '../../skills/fares/fare-sets'
import { byPrice, sumOf } from '../../skills/pick/flight-order'
import type { Table } from '../../table'
import type { Brief, ShownFare } from '../../tool-results'
import { bagWords, describeFare } from '../ask-fare'
import { about, type Fact, type FactRow, only, SAID } from '../facts'
import { telling } from '../marked'
import { flightPrice, forTravellers, isParty, listOf, sentences } from '../phrases'
import { describeFlight, flightFact } from '../say-flights'
import { isBrandIn } from './named-fares'

/** The fares of one flight: `flight` is set until the flight is chosen, `chosen` once the fare is. */
export type FaresOfFlight = { flight: Brief | null; fares: ShownFare[]; chosen: ShownFare | null }

/** More fares than these make no sentence. */
const MOST_FARES = 3

/** The fares of the chosen flights. */
export function pickedFares({ fares, situation }: Table): FaresOfFlight[] {
  return fares.map((slice) => {
    const brand = situation.slices.find(({ sliceIndex }) => sliceIndex === slice.sliceIndex)?.picked?.fare
    return {
      flight: null,
      fares: inWantedCabin(slice.fares, situation.wishes.cabinClass),
      chosen: slice.fares.find((fare) => fare.brand === brand) ?? null,
    }
  })
}

/** Which fare has a checked bag, and what it then costs. */
export function sayBags({ flight, fares, chosen }: FaresOfFlight, situation: Situation): string {
  const row = (fare: ShownFare): FactRow => ({ head: fareFact(fare), parts: bagFacts(fare, situation) })
  if (chosen)
    return telling({ rows: [row(chosen)] }, `${chosen.brand} comes ${bagWords(chosen.checkedBags, situation)}${weightOf(chosen)}.`)
  const cheapestFirst = byPrice(fares)
  const [lead] = cheapestFirst
  const withBag = cheapestFirst.find((fare) => fare.checkedBags > 0)
  const name = flight && describeFlight(flight)
  const on = name ? `On ${name}, ` : ''
  if (!lead || !withBag)
    return telling(
      { lead: leadOf(flight), ...only(['no-checked-bag']) },
      `${name ? `No fare of ${name}` : 'None of these fares'} includes a checked bag.`,
    )
  const facts = { lead: leadOf(flight), rows: [lead, ...(lead === withBag ? [] : [withBag])].map(row) }
  if (lead === withBag)
    return telling(
      facts,
      `Yes, ${name ? `on ${name} ` : ''}${lead.brand} at ${flightPrice(lead.total, situation)} comes ${bagWords(lead.checkedBags, situation)}${weightOf(lead)}.`,
    )
  return telling(
    facts,
    `${on}${lead.brand} at ${flightPrice(lead.total, situation)} has no checked bag; ${withBag.brand} at ${flightPrice(withBag.total, situation)} comes ${bagWords(withBag.checkedBags, situation)}${weightOf(withBag)}.`,
  )
}

function weightOf({ checkedBags, checkedBagKg }: ShownFare): string {
  return checkedBags > 0 && checkedBagKg !== undefined ? `, ${checkedBagKg} kg` : ''
}

function leadOf(flight: Brief | null): Fact | undefined {
  return flight ? flightFact(flight) : undefined
}

function fareFact({ brand, total }: ShownFare): Fact {
  return ['fare', brand, total]
}

function bagFacts({ checkedBags, checkedBagKg }: ShownFare, situation: Situation): Fact[] {
  const bags: Fact = ['bags', checkedBags, isParty(situation)]
  return checkedBags > 0 && checkedBagKg !== undefined ? [bags, ['weight', checkedBagKg]] : [bags]
}

function conditionFacts({ change, refund }: ShownFare): Fact[] {
  return [
    ['change', change],
    ['refund', refund],
  ]
}

/** What the traveller may take into the cabin. */
export function sayHandBags({ flight, fares, chosen }: FaresOfFlight): string {
  const shown = chosen ? [chosen] : fares
  const known = shown.filter(({ cabinBags }) => cabinBags !== undefined)
  const [first] = known
  if (!first?.cabinBags) return telling(only(['hand-luggage-unknown']), 'The flight’s card lists the cabin bags under each fare.')
  const on = flight ? ` on ${describeFlight(flight)}` : ''
  if (known.every(({ cabinBags }) => cabinBags === first.cabinBags)) {
    const facts = { lead: leadOf(flight), ...only(['cabin-bags', first.cabinBags]) }
    if (first.cabinBags === 'none')
      return sentences(
        telling(facts, `No cabin bag is included${on}.`),
        telling(SAID, 'The airline can tell you what fits under the seat.'),
      )
    return telling(facts, `${chosen ? chosen.brand : 'Every fare'}${on} includes ${piecesOf(first.cabinBags)}.`)
  }
  const few = known.slice(0, MOST_FARES)
  const told = few.map(({ brand, cabinBags }) => `${brand}: ${cabinBags === 'none' ? 'no cabin bag' : piecesOf(cabinBags ?? '')}`)
  const rows = few.map((fare): FactRow => ({ head: fareFact(fare), parts: [['cabin-bags', fare.cabinBags ?? '']] }))
  return telling({ lead: leadOf(flight), rows }, `${flight ? `On ${describeFlight(flight)}, ` : ''}${told.join('; ')}.`)
}

/** "1 of 8 kg" → "one piece of 8 kg". */
export function piecesOf(cabinBags: string): string {
  return cabinBags.replace(/^1\b/, 'one piece').replace(/^(\d+)(?= of|$)/, '$1 pieces')
}

/** Whether the fares can be changed and refunded; where only a refund was asked for, a yes or no comes first. */
export function sayConditions(words: string, slices: FaresOfFlight[], language: Language): string {
  const [slice] = slices
  const chosen = slices.flatMap((one) => one.chosen ?? [])
  const each = chosen.filter(
    (fare, index) => chosen.findIndex((other) => other.brand === fare.brand && other.change === fare.change) === index,
  )
  const all = slice?.fares ?? []
  const named = all.filter(({ brand }) => isBrandIn(words, brand))
  const shown = named.length > 0 ? named : each.length > 0 ? each : all.slice(0, MOST_FARES)
  const flight = slice?.flight ?? null
  const rows = shown.map((fare) => ({ head: fareFact(fare), parts: conditionFacts(fare) }))
  const [only = null, ...others] = shown
  const isOfRefund = conceptsOf(words, language).includes('refund')
  if (isOfRefund && only && others.length === 0 && only.refund !== 'unknown') {
    const isRefunded = only.refund !== 'no'
    return telling(
      { lead: [isRefunded ? 'yes' : 'no'], rows },
      `${isRefunded ? 'Yes' : 'No'}, ${flight ? `on ${describeFlight(flight)} ` : ''}${only.brand} comes with ${termWords(only.change, 'changes')} and ${isRefunded ? 'a ' : ''}${termWords(only.refund, 'refund')}.`,
    )
  }
  return telling(
    { lead: leadOf(flight), rows },
    `${flight ? `On ${describeFlight(flight)}, ` : ''}${shown.map((fare) => `${fare.brand}: ${conditions(fare)}`).join('; ')}.`,
  )
}

function conditions({ change, refund }: ShownFare): string {
  return `${termWords(change, 'changes')}, ${termWords(refund, 'refund')}`
}

/** "free changes", "refund less £21.75", of a term as `conditionWords` writes it. */
export function termWords(said: string, what: 'changes' | 'refund'): string {
  if (said === 'no') return `no ${what}`
  if (said === 'unknown') return `${what} not stated`
  if (said === 'yes') return what === 'refund' ? 'full refund' : 'free changes'
  if (said === 'yes, fee not stated') return `${what} for a fee that is not stated`
  const fee = said.replace(/^fee /, '')
  return what === 'refund' ? `refund less ${fee}` : `changes for ${fee}`
}

/** Each fare with its bag and conditions: those named, else the one chosen, else the first few. */
export function sayFares(words: string, { flight, fares, chosen }: FaresOfFlight, situation: Situation, isOfAll = false): string {
  const named = fares.filter(({ brand }) => isBrandIn(words, brand))
  const shown = named.length > 0 ? named : chosen && !isOfAll ? [chosen] : fares.slice(0, MOST_FARES)
  const told = shown.map((fare) => `${describeFare(fare, situation)}, ${conditions(fare)}`)
  const rows = shown.map((fare) => ({ head: fareFact(fare), parts: [...bagFacts(fare, situation), ...conditionFacts(fare)] }))
  return telling({ lead: leadOf(flight), rows }, `${flight ? `On ${describeFlight(flight)}: ` : ''}${told.join('; ')}.`)
}

/** Seats and meals as the fare includes them. No fare says whether a meal is safe with an allergy. */
export function sayExtras(words: string, slice: FaresOfFlight, language: Language): string {
  const about = new Set(conceptsOf(words, language))
  if (about.has('infant') && about.has('seat')) return 'A baby under two travels on an adult’s lap and doesn’t get a seat of its own.'
  return sentences(
    sayIncluded(about.has('eat'), slice),
    about.has('allergy') && 'Only the airline can say whether it’s safe with an allergy, so please tell them before you fly.',
  )
}

function sayIncluded(isMeal: boolean, { flight, fares, chosen }: FaresOfFlight): string {
  const what = isMeal ? 'A meal' : 'Choosing a seat'
  const of = (fare: ShownFare) => (isMeal ? fare.meal : fare.seat)
  const shown = chosen ? [chosen] : fares
  const including = shown.filter((fare) => of(fare) === 'included').map(({ brand }) => brand)
  const on = flight ? ` on ${describeFlight(flight)}` : ''
  const facts = (fact: Fact) => ({ lead: leadOf(flight), ...about([isMeal ? 'meal' : 'seat'], fact) })
  const among = facts(['included-in', including])
  if (including.length === shown.length && shown.length > 0)
    return telling(among, `${what} is included in ${chosen ? chosen.brand : `every fare${on}`}.`)
  if (including.length > 0) return telling(among, `${what} is included in ${listOf(including)}${on}, not in the other fares.`)
  if (shown.some((fare) => of(fare) === 'not included'))
    return sentences(
      telling(facts(['not-included']), `${what} isn’t included${chosen ? ` in ${chosen.brand}` : on}.`),
      !chosen && telling(only(['added-later']), 'You can add it once you’ve chosen the fares.'),
    )
  return telling(facts(['inclusion-unknown']), `The airline doesn’t say whether ${isMeal ? 'a meal' : 'choosing a seat'} is included${on}.`)
}

/** Which fare to choose: the cheapest, or the cheapest one that can be changed. */
export function sayWhichFare({ fares }: FaresOfFlight): string {
  const cheapestFirst = byPrice(fares)
  const [light] = cheapestFirst
  const free = cheapestFirst.find(({ change }) => change === 'yes') ?? cheapestFirst.find(({ change }) => change.startsWith('fee'))
  if (!light) return ''
  const firm = about(fareFact(light), ['if-firm'])
  if (!free || free === light) return telling(firm, `${light.brand} for ${light.total} is enough unless you need more luggage.`)
  return sentences(
    telling(firm, `If your plans are firm, ${light.brand} for ${light.total} is enough.`),
    telling(
      about(fareFact(free), ['if-unsure', free.change]),
      `If they may change, ${free.brand} for ${free.total} has ${termWords(free.change, 'changes')}.`,
    ),
  )
}

/** What each fare costs. */
export function sayAllFares({ fares }: FaresOfFlight, situation: Situation): string {
  const few = fares.slice(0, MOST_FARES)
  return telling(
    { rows: few.map((fare) => ({ head: fareFact(fare), parts: bagFacts(fare, situation) })) },
    `${few.map((fare) => describeFare(fare, situation)).join('; ')}.`,
  )
}

/** What the whole trip costs in each fare that all its flights have; one that is chosen already stays. Each sum with its parts. */
export function sayFaresOfTrip(slices: readonly FaresOfFlight[], situation: Situation): string {
  const [open = slices[0]] = slices.filter(({ chosen }) => chosen === null)
  const alike = (open?.fares ?? []).flatMap(({ brand }) => {
    const all = slices.map((slice) => slice.chosen ?? slice.fares.find((fare) => fare.brand === brand))
    const known = all.filter((fare) => fare !== undefined)
    if (known.length < all.length) return []
    const held = Math.min(...known.map(({ checkedBags }) => checkedBags))
    return [sayTotal(brand, known, ` ${bagWords(held, situation)}`, ['bags', held, isParty(situation)])]
  })
  const wished = situation.wishes.checkedBags
  const least = slices.flatMap(({ fares, chosen }) => chosen ?? cheapestOf(withBags(fares, wished)))
  const isLeastAlike = new Set(least.map(({ brand }) => brand)).size === 1
  const held = Math.min(...least.map(({ checkedBags }) => checkedBags))
  const isHeld = wished > 0 && held >= wished
  const cheapest =
    isLeastAlike && alike.length > 0
      ? null
      : sayTotal(
          null,
          least,
          isHeld ? ` ${bagWords(held, situation)}${forTravellers(situation)}` : forTravellers(situation),
          ...(isHeld ? [['bags', held, isParty(situation)] satisfies Fact] : []),
        )
  return sentences(cheapest, ...alike.slice(0, MOST_FARES))
}

/** `brand` is null for the cheapest of each flight. */
function sayTotal(brand: string | null, fares: readonly ShownFare[], how: string, ...facts: Fact[]): string {
  const totals = fares.map(({ total }) => total)
  const sum = sumOf(totals)
  return telling(
    about(brand === null ? ['cheapest-of-each'] : ['name', brand], ['sum', sum, totals], ...facts),
    `${brand ?? 'The cheapest of each'} comes to ${sum}${how}: ${listOf(totals)}.`,
  )
}

/** Those that hold the bags wished for; all where none does. */
function withBags(fares: readonly ShownFare[], wished: number): readonly ShownFare[] {
  const holding = fares.filter(({ checkedBags }) => checkedBags >= wished)
  return holding.length > 0 ? holding : fares
}

function cheapestOf(fares: readonly ShownFare[]): ShownFare[] {
  return byPrice(fares).slice(0, 1)
}
