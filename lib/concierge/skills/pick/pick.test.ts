import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { HOMEWARD, OUTBOUND, tableWith } from '@/tests/fixtures/concierge-table'
import type { Language } from '../../grammar/languages'
import { read } from '../../grammar/read'
import { NOTHING_CARRIED } from '../../pending'
import type { Table } from '../../table'
import { GRAMMAR } from '../grammar'
import { pickContext } from './context'
import { ASKED, COMPARED, NOT_POINTING, NOT_TAKEN, POINTED, SPOKEN, TAKEN } from './corpus'
import type { PickContext } from './find-flights'
import { foldPick, type Picking } from './fold'
import { addTableItems } from './table-items'

const NAMES = createKnownNames()

function picking(words: string, table: Table, more: Partial<PickContext> = {}): Picking {
  const { spoken = { last: [], together: [] }, choices = [] } = more
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, table, choices))
  return foldPick(clauses, { table, spoken, choices })
}

const OUT = tableWith({ lists: [OUTBOUND] })
const BOTH = tableWith()
const idsOf = (found: { kept: { offerId: string }[] }[]) => found.map(({ kept }) => kept.map(({ offerId }) => offerId).join(' '))

test.each(POINTED)('“%s” points at %s', (words, flights) => {
  const { picks, pointed, asks } = picking(words, OUT)
  const all = [...picks, ...pointed, ...asks.flatMap((ask) => ask.flights ?? [])]
  expect(idsOf(all)).toEqual([flights])
})

test.each(TAKEN)('“%s” takes %j', (words, flights) => {
  expect(idsOf(picking(words, BOTH).picks)).toEqual(flights)
})

test.each(NOT_TAKEN)('“%s” takes nothing', (words) => {
  expect(picking(words, BOTH).picks).toEqual([])
})

test.each(SPOKEN)('after flights were spoken of, “%s” means %s', (words, spoken, flights) => {
  const { picks, pointed, asks } = picking(words, OUT, { spoken })
  expect(idsOf([...picks, ...pointed, ...asks.flatMap((ask) => ask.flights ?? [])])).toEqual([flights])
})

/** With only the outbound list and KA10 just named: what is taken, "" for nothing. */
const IN_TALK: [words: string, language: Language, taken: string][] = [
  ['ok that one', 'en', 'KA10'],
  ['that one please', 'en', 'KA10'],
  ["great, that's the one", 'en', 'KA10'],
  ['cool, that one', 'en', 'KA10'],
  ['ok that one. coming home sunday', 'en', 'KA10'],
  ['den nehmen wir', 'de', 'KA10'],
  ['diesen bitte', 'de', 'KA10'],
  ['celui-là alors', 'fr', 'KA10'],
  ['ok va pour celui-là', 'fr', 'KA10'],
  ['ese mismo', 'es', 'KA10'],
  ['yahi wali', 'hi', 'KA10'],
  // Of several that fit, the one that was named.
  ['take the Kestrel one', 'en', 'KA10'],
  ['the direct one please', 'en', 'KA10'],
  ['the latest Kestrel one', 'en', 'KA40'],
  // The message's own flight comes before it.
  ['And the cheaper of the first two, when does it leave? We take that one.', 'en', 'KA40'],
  // Doubts, questions and what else is said of it.
  ['that one?', 'en', ''],
  ['what about that one', 'en', ''],
  ['that one looks expensive', 'en', ''],
  ['that one has a long layover', 'en', ''],
  ['ese es caro', 'es', ''],
  ['der da ist zu teuer', 'de', ''],
  ['the second one, is it direct?', 'en', ''],
  ['when does the direct one land? the cheapest in the afternoon', 'en', ''],
]

test.each(IN_TALK)('once KA10 was named, “%s” (%s) takes “%s”', (words, language, flights) => {
  const spoken = { last: ['KA10'], together: [] }
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, OUT), language)
  expect(idsOf(foldPick(clauses, { table: OUT, spoken, choices: [] }).picks)).toEqual(flights ? [flights] : [])
})

/** With KA10 chosen and the way back open: whatever is put right is of the flight chosen last, unless the words name another. */
const CORRECTED: [words: string, language: Language, taken: string][] = [
  ['no, I said the second one', 'en', 'ZD7'],
  ['no wait, i said the second one, change it', 'en', 'ZD7'],
  ['I wanted the Zephyr one', 'en', 'ZD7'],
  ['that should be the second one please', 'en', 'ZD7'],
  ['the cheapest is what I asked for', 'en', 'KA40'],
  ['no, I said KA40, change it', 'en', 'KA40'],
  ['sorry, I meant the second one back', 'en', 'KA50'],
  ['KA40 not KA10', 'en', 'KA40'],
  ['nein, ich sagte den zweiten', 'de', 'ZD7'],
  ['ich wollte doch KA40', 'de', 'KA40'],
  ['nicht den ersten, den zweiten', 'de', 'KA50'],
  ["non, j'ai dit le deuxième", 'fr', 'ZD7'],
  ['no, dije el segundo, cámbialo', 'es', 'ZD7'],
  ['doosri wali kaha tha', 'hi', 'ZD7'],
  // Days and people are put right by their own skills, a flight that is only doubted stays.
  ['no, I said the 13th', 'en', ''],
  ['I said two adults', 'en', ''],
]

test.each(CORRECTED)('with one flight chosen, “%s” (%s) takes “%s”', (words, language, flights) => {
  const table = tableWith({ picked: ['KA10'] })
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, table), language)
  expect(idsOf(foldPick(clauses, { table, spoken: { last: [], together: [] }, choices: [] }).picks)).toEqual(flights ? [flights] : [])
})

test('“hin und zurück” between two flights is one way each', () => {
  const words = 'den um 9:40 hin und zurück den letzten'
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, BOTH), 'de')
  expect(idsOf(foldPick(clauses, { table: BOTH, spoken: { last: [], together: [] }, choices: [] }).picks)).toEqual(['KA10', 'KA60'])
})

test.each([
  ['KA10 is no good, the Zephyr one', 'en', 'ZD7'],
  ["KA10 doesn't work for me", 'en', ''],
  ['KA10 geht nicht', 'de', ''],
  ['KA10 no me sirve', 'es', ''],
  ['KA10 ne me convient pas', 'fr', ''],
] as const)('“%s” (%s) doesn’t take the flight that it refuses', (words, language, taken) => {
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, OUT), language)
  expect(idsOf(foldPick(clauses, { table: OUT, spoken: { last: [], together: [] }, choices: [] }).picks)).toEqual(taken ? [taken] : [])
})

test.each(ASKED)('“%s” asks %j and takes nothing', (words, askings) => {
  const { asks, picks } = picking(words, BOTH)
  expect(asks.map(({ what, flights }) => (flights ? `${what} ${idsOf([flights])[0]}` : what))).toEqual(askings)
  expect(picks).toEqual([])
})

test.each(COMPARED)('“%s” wants the list %j', (words, wanted) => {
  const { list, another, picks } = picking(words, BOTH)
  expect(list ?? another).toEqual(wanted)
  expect(picks).toEqual([])
})

test('with both flights chosen, a correction applies to the one it would change', () => {
  // OM91 is the first on the list of the way back, ZD7 the second on that of the way out.
  const table = tableWith({ picked: ['ZD7', 'OM91'] })
  expect(idsOf(picking('no, I said the first one, change it', table).picks)).toEqual(['KA40'])
  expect(idsOf(picking('no, I said the second one', table).picks)).toEqual(['KA50'])
})

test.each([
  ['leave out the last flight', 'last'],
  ['skip flight 2', 1],
  ['remove the second flight', 1],
] as const)('“%s” leaves out flight %s of three', (words, leftOut) => {
  expect(picking(words, tableWith({ slices: 3 })).leftOut).toBe(leftOut)
})

test.each(NOT_POINTING)('“%s” points at nothing', (words) => {
  expect(picking(words, BOTH)).toMatchObject({ picks: [], pointed: [], refused: [], asks: [], another: null, list: null })
})

test.each<[words: string, ask: object]>([
  ['which is the greenest?', { what: 'co2', isRanked: true }],
  ['what flight has the least emissions?', { what: 'co2', isRanked: true }],
  ['welcher ist der umweltfreundlichste?', { what: 'co2', isRanked: true }],
  ['quel est le moins polluant ?', { what: 'co2', isRanked: true }],
  ['¿cuál es el menos contaminante?', { what: 'co2', isRanked: true }],
  ['is this really everything?', { what: 'all-found' }],
  ['are those the only ones?', { what: 'all-found' }],
  ['sind das wirklich alle?', { what: 'all-found' }],
  ['ce sont les seuls ?', { what: 'all-found' }],
  ['¿son todos los que hay?', { what: 'all-found' }],
  ['bas itne hi hain?', { what: 'all-found' }],
])('“%s” asks %j', (words, ask) => {
  expect(picking(words, BOTH).asks).toMatchObject([ask])
})

test.each<[words: string, side: number]>([
  ['I want to change the flight out', 0],
  ['I want the return changed', 1],
  ['new way back please', 1],
  ['neuer Rückflug bitte', 1],
  ['ich möchte den Rückflug ändern', 1],
  ['je veux changer le vol retour', 1],
  ['quiero cambiar la vuelta', 1],
  ['wapsi ki flight badalni hai', 1],
])('“%s” wants other flights of that direction', (words, sliceIndex) => {
  expect(picking(words, BOTH).list).toEqual({ sliceIndex })
})

test('without a list nothing can be pointed at', () => {
  const { picks, pointed } = picking('the second one', tableWith({ lists: [] }))
  expect([...picks, ...pointed]).toEqual([])
})

test('what the table does not hold is told in words that it can be looked up by', () => {
  const table = tableWith({ lists: [{ ...OUTBOUND, offerCount: 30 }] })
  const query = (words: string) => picking(words, table).picks[0]
  expect(query('the earliest')).toMatchObject({ kept: [], query: { order: 'earliest' } })
  expect(query('the 7:20')).toMatchObject({ kept: [], query: { departsAt: '07:20' } })
  expect(query('the quarter past eight one')).toMatchObject({ kept: [], query: { departsAt: '08:15' } })
  expect(query('the cheapest Iberia flight with a stop in Madrid')).toMatchObject({
    kept: [],
    query: { airline: 'Iberia', via: 'Madrid', order: 'cheapest' },
  })
  expect(query('the one that lands first')).toMatchObject({ kept: [], query: { order: 'earliest-arrival' } })
  // The labels of the ranking are true of all flights.
  expect(query('the cheapest')?.kept.map(({ offerId }) => offerId)).toEqual(['KA40'])
})

test('a direction whose list was not shown yet is named, so that it can be', () => {
  const table = tableWith({ lists: [OUTBOUND] })
  table.situation.result = { searchId: 's', offerCounts: [5, 4], isExpired: false, isSimulated: true }
  expect(picking('the first one back', table).picks).toMatchObject([{ sliceIndex: 1, kept: [], isUnseen: true }])
})

test('an answer to “which one?” keeps to those that were asked about', () => {
  const choices = ['KA10', 'OM300', 'OM310']
  expect(idsOf(picking('the second', OUT, { choices }).picks)).toEqual(['OM300'])
  expect(idsOf(picking('the cheapest', OUT, { choices }).picks)).toEqual(['OM300'])
  expect(idsOf(picking("I don't mind", OUT, { choices }).picks)).toEqual(['KA10'])
})

test('with everything picked “book it” is said of the trip, unless another flight was put forward', () => {
  const table = tableWith({ picked: ['KA10', 'ZD8'] })
  expect(picking('book it', table, { spoken: { last: ['ZD8'], together: [] } }).picks).toEqual([])
  expect(idsOf(picking('ok take that one', table, { spoken: { last: ['KA50'], together: [] } }).picks)).toEqual(['KA50'])
})

test('the lists of the fixture stand in the order of their cards', () => {
  expect(HOMEWARD.picks.map(({ offerId }) => offerId)).toEqual(['OM91', 'KA50', 'ZD8'])
})

test('what answers carried says which flights are spoken of, and among which it is asked', () => {
  const told = { ...NOTHING_CARRIED.told, flights: ['KA10', 'OM300'] }
  const pending = { asked: 'which-flight' as const, about: null, choices: ['OM300', 'OM310'] }
  const { spoken, choices } = pickContext({ ...OUT, pending, told, carried: [{ pending, told }] })
  expect(spoken).toEqual({ last: ['KA10', 'OM300'], together: ['KA10', 'OM300'] })
  expect(choices).toEqual(['OM300', 'OM310'])
})
