import type { CabinClass } from '@/lib/travel/flights/search'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import type { FareSlice } from '../table'
import type { ShownFare } from '../tool-results'
import { REFUNDABLE } from './pointing/fare-wish'
import { amountOf } from './pointing/order-words'

export type FareChoice = { sliceIndex: number; fareId: string; brand: string }
/** Names, passengers and documents belong to the checkout: talk of them chooses nothing. */
const ABOUT_PASSENGERS = /\b(?:names?|surnames?|passengers?|passports?|birth\w*|e-?mail|phone|address|title)\b/i
export type FareReading = { choices: FareChoice[] } | { unclear: [string, string] }

const ORDINALS: [RegExp, number][] = [
  [/\b(?:(?:first|1st)(?: (?:one|fare|option|ticket))?(?=\W*(?:$|please|for|on|then))|number (?:1|one)|option (?:1|one))/i, 0],
  [
    /\b(?:(?:second|2nd)(?: (?:one|fare|option|ticket))?(?=\W*(?:$|please|for|on|then))|number (?:2|two)|option (?:2|two)|middle (?:one|fare|option))/i,
    1,
  ],
  [/\b(?:(?:third|3rd)(?: (?:one|fare|option|ticket))?(?=\W*(?:$|please|for|on|then))|number (?:3|three)|option (?:3|three))/i, 2],
]
const OUT = /\b(?:out|outbound|way out|there|going|first flight)\b/i
const BACK = /\b(?:back|return|way back|inbound|home)\b/i

/**
 * The fares that the words choose. A fare named without a direction goes for every flight that has none yet (or, when all have,
 * for every flight); null when the words name no fare.
 */
export function readFares(
  said: string,
  slices: FareSlice[],
  chosenIn: (sliceIndex: number) => boolean,
  wantedCabin: CabinClass = 'economy-with-restrictions',
): FareReading | null {
  if (ABOUT_PASSENGERS.test(said)) return null
  // Money that comes back names no way back.
  const words = said.replace(/\bmoney back\b/gi, 'refund refundable')
  const open = slices.filter(({ sliceIndex }) => !chosenIn(sliceIndex))
  const wanted = open.length > 0 && !/\b(?:both|all|each|every)\b/i.test(words) ? open : slices
  const clauses = words.split(/[,;]|\band\b|\bbut\b/i)
  const isSplit = clauses.length > 1 && clauses.some((clause) => OUT.test(clause)) && clauses.some((clause) => BACK.test(clause))
  const choices: FareChoice[] = []
  for (const slice of slices) {
    const direction = slice.sliceIndex === 0 ? OUT : BACK
    const other = slice.sliceIndex === 0 ? BACK : OUT
    const own = isSplit ? (clauses.find((clause) => direction.test(clause)) ?? '') : words
    if (!isSplit && other.test(words) && !direction.test(words)) continue
    if (!isSplit && !direction.test(words) && !wanted.includes(slice)) continue
    const named = namedFares(own, slice.fares, wantedCabin)
    const [first, second] = named
    if (first && second) return { unclear: [first.brand, second.brand] }
    if (first) choices.push({ sliceIndex: slice.sliceIndex, fareId: first.fareId, brand: first.brand })
  }
  return choices.length > 0 ? { choices } : null
}

function namedFares(words: string, fares: ShownFare[], wantedCabin: CabinClass): ShownFare[] {
  const cabin = fares.filter(({ cabinClass }) => cabinWord(cabinClass)?.test(words))
  const branded = namedByBrand(words, fares)
  const among = branded.length > 0 ? branded : cabin.length > 0 ? cabin : inWantedCabin(fares, wantedCabin)
  if (
    /\b(?:cheapest|lowest|basic|light|lite|saver|least expensive|cheaper (?:one|fare|option|ticket))\b/i.test(words) &&
    branded.length !== 1
  )
    return cheapest(fitting(words, among) ?? among)
  if (branded.length > 0) return branded
  if (/\b(?:most expensive|dearest|top)\b/i.test(words))
    return among.toSorted((one, other) => amountOf(other.total) - amountOf(one.total)).slice(0, 1)
  const fit = fitting(words, among)
  if (fit) return cheapest(fit)
  if (cabin.length > 0) return cheapest(cabin)
  const ordinal = ORDINALS.find(([pattern]) => pattern.test(words))?.[1]
  const counted = ordinal === undefined ? undefined : fares[ordinal]
  if (counted) return [counted]
  const last = /\blast (?:one|fare|option)\b/i.test(words) ? fares.at(-1) : undefined
  return last ? [last] : []
}

const WITH_BAG = /\b(?:one|fare|ticket|option|with|including)\b(?!.{0,20}\b(?:without|no)\b).{0,20}\b(?:bags?|luggage|suitcases?)\b/i

/** Those that give money back, can be changed or come with a bag, where the words ask for that: "the cheapest with a bag"; null else. */
function fitting(words: string, fares: ShownFare[]): ShownFare[] | null {
  if (REFUNDABLE.test(words)) return best(fares, (fare) => fare.refund)
  if (/\b(?:flexible|changeable)\b/i.test(words)) return best(fares, (fare) => fare.change)
  return WITH_BAG.test(words) ? fares.filter((fare) => fare.checkedBags > 0) : null
}

/** The fares of the cabin that was searched for where that is not the plainest; all where none is of it. */
export function inWantedCabin(fares: ShownFare[], wantedCabin: CabinClass): ShownFare[] {
  const label = wantedCabin === 'economy-with-restrictions' ? null : CABIN_LABELS[wantedCabin]
  const wanted = fares.filter(({ cabinClass }) => cabinClass === label)
  return wanted.length > 0 ? wanted : fares
}

/** A brand is named by all its words, or by one that no other brand has: "flexible" names "Economy Flex". */
export function namedByBrand(words: string, fares: ShownFare[]): ShownFare[] {
  // "Plus a bag" adds something; it names no fare.
  const spoken = wordsOf(words.replace(/\bplus (?=(?:an?|one|another|my|our|some|the|\d)\b)/gi, ' '))
  const says = (part: string) => spoken.some((word) => word === part || (part.length >= 4 && word.startsWith(part)))
  const parts = (fare: ShownFare) => wordsOf(fare.brand)
  const whole = fares.filter((fare) => parts(fare).every(says))
  if (whole.length > 0) {
    const longest = Math.max(...whole.map((fare) => parts(fare).length))
    return whole.filter((fare) => parts(fare).length === longest)
  }
  const own = (fare: ShownFare) => parts(fare).filter((part) => !fares.some((other) => other !== fare && parts(other).includes(part)))
  return fares.filter((fare) => own(fare).some((part) => part.length >= 4 && says(part)))
}

/** The words in small letters; "Plus+" is one. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d+]+/gu) ?? []
}

/** The cheapest fare that gives money back; none where no fare does. */
export function refundable(fares: ShownFare[]): ShownFare[] {
  return cheapest(best(fares, (fare) => fare.refund))
}

/** "yes" beats a fee, a fee beats "no" and "unknown". */
function best(fares: ShownFare[], condition: (fare: ShownFare) => string): ShownFare[] {
  const free = fares.filter((fare) => condition(fare) === 'yes')
  return free.length > 0 ? free : fares.filter((fare) => condition(fare).startsWith('fee'))
}

function cheapest(fares: ShownFare[]): ShownFare[] {
  return fares.toSorted((one, other) => amountOf(one.total) - amountOf(other.total)).slice(0, 1)
}

function cabinWord(cabinClass: string): RegExp | null {
  if (/business/i.test(cabinClass)) return /\bbusiness\b/i
  if (/first/i.test(cabinClass)) return /\bfirst class\b/i
  if (/premium/i.test(cabinClass)) return /\bpremium\b/i
  return /economy/i.test(cabinClass) ? /(?<!premium )\beconomy\b/i : null
}
