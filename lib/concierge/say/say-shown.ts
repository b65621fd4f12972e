import { amountOf } from '../skills/pick/flight-order'
import type { AncillaryAnswer } from '../tool-results'
import { capitalised, countOf, listOf, sentences, uncapitalised } from './phrases'

type Row = Extract<AncillaryAnswer, { status: 'shown' }>['summary'][number]

/** More names make no sentence; the card beside it shows them all. */
const MOST_NAMED = 3
const ANY_SEAT = /^any free seat \((?<count>\d+) free\)$/
/** For whom, how many and what an extra covers: the card says it. */
const BESIDE = /(?:,? for (?:each traveller|everybody together)\b.*| \(\d+ free\))$/

/** Faiths and nationalities keep their capital. */
const NAMED_AFTER = /^(?:Muslim|Hindu|Jain|Asian|Indian|Jewish|Kosher)\b/

/** "On BB22 61 seats are free. Window seat from £10.00 and aisle seat from £9.00.": what there is, and from what price. */
export function sayShown(rows: Row[], asked: unknown): string {
  const found = typeof asked === 'string' ? rows.filter(({ what }) => plainOf(what).includes(plainOf(asked))) : []
  const told = found.length > 0 ? found : rows
  const counted = told.flatMap(({ what, flight }) => {
    const count = ANY_SEAT.exec(what)?.groups?.count
    return count ? [`${countOf(Number(count), 'seat')} ${count === '1' ? 'is' : 'are'} free on ${flight}`] : []
  })
  const others = told.filter(({ what }) => !ANY_SEAT.test(what)).map((row) => ({ ...row, what: nameOf(row.what) }))
  const names = [...new Set(others.map(({ what }) => what))]
  const included = includedNames(others)
  const priced = pricedNames(others, included)
  const isFree = ({ from }: { from: string }) => amountOf(from) === 0
  const free = priced.filter(isFree).map(({ said }) => said)
  const paid = priced.filter((one) => !isFree(one)).map(({ said, from }) => `${said} from ${from}`)
  const none = others.filter(
    ({ lowest, isIncluded, what }) => lowest === null && !isIncluded && !others.some((row) => row.what === what && row.lowest !== null),
  )
  if (names.length + counted.length === 0) return 'There’s none left on these flights.'
  return sentences(
    asked === 'lounge' && found.length === 0 && 'These fares don’t offer a lounge.',
    counted.length > 0 && `${listOf(counted)}.`,
    included.length > 0 &&
      `${capitalised(shortList(included.map(({ name, only }) => `${name}${only}`)))} ${included.length > 1 || PIECES.test(included[0]?.name ?? '') ? 'are' : 'is'} included.`,
    free.length > 0 && `${capitalised(shortList(free))} ${free.length > 1 ? 'are' : 'is'} free on some flights.`,
    paid.length > 0 && `${capitalised(shortList(paid))}.`,
    none.length > 0 && `${capitalised(listOf(none.map(({ what, flight }) => (flight ? `${what} on ${flight}` : what))))}.`,
  )
}

/** The fare includes it, though more of the same may be for sale. */
function isOfFare({ isIncluded, lowest: from }: Row): boolean {
  return isIncluded && from === null
}

/** Whether the fares include a checked bag on at least one of the flights. */
export function holdsCheckedBag(rows: Row[]): boolean {
  return rows.some((row) => isOfFare(row) && /\bchecked bags?\b/.test(row.what))
}

type IncludedName = { name: string; only: string }

/** What the fares include, and what is free; `only` names the flight where it isn’t on all of them. */
function includedNames(rows: Row[]): IncludedName[] {
  const flights = new Set(rows.flatMap(flightsOf))
  return [...new Set(rows.map(({ what }) => what))].flatMap((name) => {
    const own = rows.filter(({ what }) => what === name)
    const ofFare = own.filter(isOfFare)
    if (ofFare.length === 0) return own.every(({ isIncluded }) => isIncluded) ? [{ name, only: '' }] : []
    const held = new Set(ofFare.flatMap(flightsOf))
    return [{ name, only: flights.size > held.size ? ` on ${listOf([...held])}` : '' }]
  })
}

/** "U2919 and U2816": a row that is alike on several flights names them all. */
function flightsOf({ flight }: Row): string[] {
  return flight.split(/, | and /).filter((name) => name !== '')
}

/** "A checked bag from £43.07": bags of several weights together, and what costs nothing on some of the flights. */
function pricedNames(rows: Row[], included: IncludedName[]): { said: string; from: string }[] {
  const isFreeOfCharge = (what: string) => rows.every((row) => row.what !== what || row.isIncluded)
  const open = rows.filter(({ what, lowest: from }) => !isFreeOfCharge(what) && from !== null)
  const plain = open.map((row) => ({ ...row, what: row.what.replace(WEIGHT, '') }))
  const single = plain.filter(({ what }) => !PIECES.test(what) || !plain.some((other) => other.what === singular(what)))
  return [...new Set(single.map(({ what }) => what))].map((name) => {
    const own = single.filter(({ what }) => what === name)
    const weights = new Set(open.filter(({ what }) => what.replace(WEIGHT, '') === name).map(({ what }) => what))
    const from = lowest(own) ?? ''
    const said = weights.size === 1 ? ([...weights][0] ?? name) : name
    const isMore = included.some((one) => one.only === '' && [one.name, singular(one.name)].includes(said))
    return { said: isMore ? said.replace(/^an? /, 'one more ') : said, from }
  })
}

const WEIGHT = / of \d+ kg(?: each)?$/
const PIECES = /^\d+ /

/** "A checked bag", of however many and however heavy. */
function singular(what: string): string {
  const plain = what.replace(WEIGHT, '')
  return PIECES.test(plain) ? `a ${plain.replace(PIECES, '').replace(/s$/, '')}` : plain
}

function plainOf(what: string): string {
  return what.toLowerCase().replaceAll('-', ' ')
}

function nameOf(what: string): string {
  const name = what.replace(BESIDE, '')
  return /^[A-Z][a-z]/.test(name) && !NAMED_AFTER.test(name) ? uncapitalised(name) : name
}

function lowest(rows: Row[]): string | null {
  const prices = rows.flatMap((row) => row.lowest ?? [])
  return prices.toSorted((one, other) => amountOf(one) - amountOf(other))[0] ?? null
}

function shortList(parts: string[]): string {
  return listOf(parts.length > MOST_NAMED ? [...parts.slice(0, MOST_NAMED), `${parts.length - MOST_NAMED} more`] : parts)
}
