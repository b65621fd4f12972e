import { formatAmountsIn } from '@/lib/travel/amount-format'
import type { Pending } from '../pending'
import { factsOf, fixedOf, marksOf, noting, unmarked } from '../say/marked'
import { capitalised, sentences } from '../say/phrases'
import { printOf, sentencesOf } from '../say/said-sentences'
import { keptNote } from '../skills/ancillaries/promise'
import { ANCILLARY_KINDS, type AncillaryKind } from '../skills/ancillaries/wish'
import type { Table } from '../table'
import { sayFacts } from './say-facts'
import { searchParts } from './search-abroad'
import type { Tongue } from './tongue'

/** Before what there is only in English. */
const ENGLISH = noting('english', '')

/** Marked English sentence by sentence: questions by what they ask, fixed sentences by their names; the rest stays as it is. */
export function translated(marked: string, table: Table, tongue: Tongue): string {
  const parts = sentencesOf(marked).map((sentence) => {
    const said = inTongue(sentence, table, tongue)
    return { words: said ?? ENGLISH + sentence, marks: said === null ? '' : marksOf(sentence) }
  })
  // What the sentence before has said already leaves only its marks.
  return (
    sentences(...parts.map(({ words, marks }) => (words === '' ? '' : words.replace(/[.?!।]?$/, (end) => marks + end)))) +
    parts.map(({ words, marks }) => (words ? '' : marks)).join('')
  )
}

export function hasEnglish(marked: string): boolean {
  return marked.includes(ENGLISH)
}

/** What there is only in English comes first, announced, said once and with its figures; the rest and its question follow. */
export function announcingEnglish(marked: string, { phrases, language }: Tongue): string {
  const all = sentencesOf(marked)
  const english = all.filter(hasEnglish)
  if (english.length === 0) return formatAmountsIn(marked, language)
  const once = [...new Map(english.map((sentence) => [printOf(sentence), sentence.replaceAll(ENGLISH, '')])).values()]
  return sentences(
    `${phrases.inEnglish} ${once.join(' ')}`,
    ...all.filter((sentence) => !hasEnglish(sentence)).map((sentence) => formatAmountsIn(sentence, language)),
  )
}

function inTongue(sentence: string, table: Table, tongue: Tongue): string | null {
  const { pending, told } = unmarked(sentence)
  const known = fixedOf(sentence)
  if (known?.fixed === 'known') return tongue.fixed.fixed.known(searchParts(table.situation, tongue.search).join(', '))
  if (known?.fixed === 'who-travels') return tongue.fixed.fixed['who-travels'](tongue.search.people(table.situation.wishes))
  if (known) return tongue.fixed.fixed[known.fixed](...known.args)
  const facts = factsOf(sentence)
  if (facts) return sayFacts(facts, tongue)
  const { phrases } = tongue
  const kept = ANCILLARY_KINDS.filter((kind) => told.notes.includes(keptNote(kind)))
  if (kept.length > 0) return keptInMind(kept, phrases)
  return pending && asked(pending, table, tongue)
}

/** What is noted until the fares are chosen: "Sitzplätze, Gepäck und Essen". */
export function keptInMind(kinds: readonly AncillaryKind[], phrases: Tongue['phrases']): string {
  const named = kinds.map((kind) => phrases.kinds[kind])
  const last = named.at(-1) ?? ''
  return capitalised(phrases.keptInMind(named.length > 1 ? `${named.slice(0, -1).join(', ')} ${phrases.and} ${last}` : last))
}

/** The question in the traveller's language; null where it is only asked in English. */
function asked(pending: Pending, { fares, situation }: Table, { phrases, fixed, stays }: Tongue): string | null {
  switch (pending.asked) {
    case 'destination':
      return phrases.ask.destination
    case 'origin':
      return phrases.ask.origin
    case 'departure-day':
      return phrases.ask.departureOn
    case 'return-day':
      return phrases.ask.returnOn
    case 'trip-type':
      return phrases.ask.tripType
    case 'day':
      return fixed.whichDay
    case 'other-day-or-airport':
      return fixed.otherDay
    case 'which-filter':
      return fixed.whichFilter
    case 'which-place':
      return phrases.whichPlace(pending.about.said, pending.choices.map(({ name, iataCode }) => `${name} (${iataCode})`).join(', '))
    case 'which-flight':
      return whichFlight(situation, phrases)
    case 'which-round-trip':
      return phrases.chooseRoundTrip
    case 'which-fare':
      return pending.choices.length > 0 ? phrases.whichFare(pending.choices.join(', ')) : whichFare(fares, phrases)
    case 'which-ancillary':
      return phrases.offer
    case 'seat-side':
      return fixed.windowOrAisle
    case 'which-stay':
      return stays.which
    case 'stay-city':
      return stays.ask.city
    case 'stay-nights':
      return stays.ask.checkInOn
    case 'stay-until':
      return stays.ask.checkOutOn
    case 'confirm':
      return confirmed(pending.acts[0], phrases, fixed)
    default:
      return null
  }
}

type Offered = Extract<Pending, { asked: 'confirm' }>['acts'][number] | undefined

function confirmed(act: Offered, phrases: Tongue['phrases'], fixed: Tongue['fixed']): string | null {
  switch (act?.tool) {
    case 'startCheckout':
      return phrases.toCheckout
    case 'filterFlights':
      return act.input.reset === true ? fixed.showAll : fixed.removeFilter
    case 'chooseFlight':
      return act.input.fareId === undefined ? fixed.chooseFlight : fixed.chooseFare
    case 'searchFlights': {
      const [name, other] = Object.keys(act.input)
      if (name === undefined) return fixed.lookForFlights
      if (name === 'departureOn' || name === 'returnOn') return fixed.lookThatDay
      if (other !== undefined) return null
      if (name === 'directOnly') return fixed.lookWithStops
      return name === 'cabinClass' ? fixed.lookInEconomy : null
    }
    case 'chooseSeats':
      return act.input.wish === 'together' ? fixed.seatsTogether : null
    case 'chooseBags':
      return fixed.addBag
    case 'chooseExtras':
      return fixed.addIt
    case 'chooseStay':
      return fixed.keepStay
    default:
      return null
  }
}

/** Which flight of the direction that is still open. */
export function whichFlight({ slices }: Table['situation'], phrases: Tongue['phrases']): string {
  if (slices.length !== 2) return phrases.chooseFlight
  return slices.some(({ picked }) => picked) ? phrases.chooseBack : phrases.chooseOut
}

/** Names the fares if all directions have the same. */
export function whichFare(fares: Table['fares'], phrases: Tongue['phrases']): string {
  const [brands, ...others] = new Set(fares.map((slice) => slice.fares.map(({ brand }) => brand).join(', ')))
  return brands && others.length === 0 ? phrases.whichFare(brands) : phrases.chooseFare
}
