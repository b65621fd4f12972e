import { expect, test } from 'vitest'
import type { FilterName } from '@/lib/travel/flights/filters/facets'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { hearSearch } from '../../hear-search'
import type { Table } from '../../table'

function filtersOf(words: string, filterNames: FilterName[] = [], language: Table['language'] = 'en') {
  const table = tableWith()
  const slices = table.situation.slices.map((slice) => ({ ...slice, filters: filterNames, filterNames }))
  const filtered: Table = { ...table, language, situation: { ...table.situation, slices } }
  return hearSearch(words, filtered).filters
}

/** What is said of an airline X, in every language: wanted, refused, or no longer the only one. */
const WANTED = {
  en: ['only X', 'with X please', 'X flights'],
  de: ['nur X', 'mit X bitte', 'nur mit X'],
  fr: ['seulement X', 'avec X svp', 'uniquement avec X'],
  es: ['solo vuelos de X', 'con X por favor', 'solo con X'],
  hi: ['sirf X', 'X ke saath', 'X ki flight chahiye'],
}
const REFUSED = {
  en: ['no X', 'and not with X!', 'anything but X', 'definitely not X', 'I said no X', 'X is a no from me', 'please no X flights'],
  de: [
    'und nich mit X!',
    'kein X',
    'wirklich kein X, bitte',
    'bloß nich mit X',
    'auf gar keinen Fall X',
    'alles außer X',
    'mit X bitte nicht',
  ],
  fr: ['pas avec X', 'surtout pas X', 'tout sauf X', 'jamais avec X', "j'ai dit pas X", 'X non merci', 'sans X'],
  es: ['nada de X', 'que no sea X', 'cualquiera menos X', 'con X no', 'sin X', 'ya te dije que no X', 'no quiero volar con X'],
  hi: ['X nahi chahiye', 'X ki flight nahi chahiye', 'X ke alawa koi bhi', 'X ke siva', 'X mat dikhao', 'X se nahi jaana'],
}
const LIFTED = {
  en: ['remove X', 'remove the X filter', 'forget X', 'not just X, any airline', "it doesn't have to be X", 'any airline is fine'],
  de: ['nicht nur X', 'vergiss das mit X', 'nimm den X-Filter raus', 'entferne den Filter X', 'es muss nicht X sein', 'jede Airline'],
  fr: ['pas seulement X', 'enlève le filtre X', 'oublie X', 'pas que X, toutes les compagnies', "n'importe quelle compagnie"],
  es: ['quita lo de X', 'quita el filtro de X', 'no solo X, cualquier aerolínea', 'olvida X', 'no tiene que ser X', 'cualquier aerolínea'],
  hi: ['X hatao', 'X wala filter hatao', 'sirf X nahi, koi bhi airline', 'koi bhi airline chalegi'],
}
const NAMES = { en: 'Ryanair', de: 'Ryanair', fr: 'Ryanair', es: 'Ryanair', hi: 'IndiGo' }

const said = (lists: Record<keyof typeof NAMES, string[]>) =>
  Object.entries(lists).flatMap(([language, list]) => {
    const spoken = language as keyof typeof NAMES
    const airline = NAMES[spoken]
    return list.map((words) => ({ words: words.replaceAll('X', airline), airline, spoken }))
  })

test.each(said(WANTED))('"$words" wants the airline', ({ words, airline, spoken }) => {
  expect(filtersOf(words, [], spoken)).toEqual([{ airlines: [airline] }])
})

test.each(said(REFUSED))('"$words" refuses the airline', ({ words, airline, spoken }) => {
  expect(filtersOf(words, [], spoken)).toEqual([{ withoutAirlines: [airline] }])
})

test.each(said(LIFTED))('"$words" takes the airline filter away', ({ words, spoken }) => {
  expect(filtersOf(words, ['airlines'], spoken)).toEqual([{ airlines: null, withoutAirlines: null }])
})

test('"remove Ryanair" refuses it where no airline filter stands', () => {
  expect(filtersOf('remove Ryanair')).toEqual([{ withoutAirlines: ['Ryanair'] }])
  expect(filtersOf('remove Ryanair', ['departure'])).toEqual([{ withoutAirlines: ['Ryanair'] }])
})

const OUT = { sliceIndex: 0 }
const BACK = { sliceIndex: 1 }
test.each<[words: string, filters: unknown]>([
  ['not in the evening but in the morning', [{ ...OUT, departAfter: '05:00', departBefore: '12:00' }]],
  ['nicht abends, sondern morgens', [{ ...OUT, departAfter: '05:00', departBefore: '12:00' }]],
  ['nicht abends um 20:25 fliegen, sondern zwischen 10 und 15 Uhr', [{ ...OUT, departAfter: '10:00', departBefore: '15:00' }]],
  ['pas le soir mais le matin', [{ ...OUT, departAfter: '05:00', departBefore: '12:00' }]],
  ['no por la noche sino por la mañana', [{ ...OUT, departAfter: '05:00', departBefore: '12:00' }]],
  ['shaam ko nahi, subah', [{ ...OUT, departAfter: '05:00', departBefore: '12:00' }]],
])('"%s" keeps what comes instead', (words, filters) => {
  expect(filtersOf(words)).toEqual(filters)
})

test.each<[words: string, filters: unknown]>([
  ["don't want to land too late", [{ arriveBefore: '21:00' }]],
  ['nicht vor 10 Uhr morgens los und abends nich so spät ankommen', [{ departAfter: '10:00', arriveBefore: '20:00' }]],
  ['ne pas arriver trop tard le soir', [{ arriveBefore: '20:00' }]],
  ['no llegar muy tarde por la noche', [{ arriveBefore: '20:00' }]],
  ['nothing before 10, my mum hates getting up early', [{ departAfter: '10:00' }]],
  ["Pas de vol avant 8h svp, mamie n'aime pas se lever tôt", [{ departAfter: '08:00' }]],
  ['shaam ko 6 baje ke baad', [{ ...OUT, departAfter: '18:00' }]],
  ['6 baje ke baad', [{ ...OUT, departAfter: '18:00' }]],
  ['wapsi shaam ko 6 baje ke baad', [{ ...BACK, departAfter: '18:00' }]],
  ['Rückflug am 21. auch tagsüber', [{ ...BACK, departAfter: '08:00', departBefore: '20:00' }]],
  ['the return on sunday the latest one', []],
])('"%s" keeps to the right hours', (words, filters) => {
  expect(filtersOf(words)).toEqual(filters)
})

test.each<[words: string, filters: unknown]>([
  ['nothing under 90 min layover and nothing over 5 hours either', [{ minLayoverMinutes: 90, maxLayoverMinutes: 300 }]],
  ['no layover under 90 minutes or over 5 hours', [{ minLayoverMinutes: 90, maxLayoverMinutes: 300 }]],
  ['keine Umsteigezeit unter 90 Minuten und nichts über 5 Stunden', [{ minLayoverMinutes: 90, maxLayoverMinutes: 300 }]],
  ["pas d'escale de moins de 90 minutes ni de plus de 5 heures", [{ minLayoverMinutes: 90, maxLayoverMinutes: 300 }]],
  ['sin escalas de menos de 90 minutos ni de más de 5 horas', [{ minLayoverMinutes: 90, maxLayoverMinutes: 300 }]],
  ['under 90 min layover and a flight under 5 hours', [{ maxLayoverMinutes: 90, maxDurationMinutes: 300 }]],
  ['nothing over 5 hours', [{ maxDurationMinutes: 300 }]],
])('"%s" limits the wait, or the way', (words, filters) => {
  expect(filtersOf(words)).toEqual(filters)
})

test('a limit of the wait taken for one of the whole way goes', () => {
  expect(filtersOf('I said layover not over 5 hours, not the whole flight', ['durationMinutes'])).toEqual([
    { maxLayoverMinutes: 300, maxDurationMinutes: null },
  ])
  expect(filtersOf('its the layover not the flight', ['durationMinutes'])).toEqual([{ maxDurationMinutes: null }])
})

test.each([
  ["we don't want to go through the US because she has no visa", 'US'],
  ['wir wollen nicht über die USA fliegen', 'USA'],
  ['on ne veut pas passer par les États-Unis', 'United States'],
  ['No queremos pasar por Estados Unidos porque ella no tiene visa', 'United States'],
  ['USA se hokar nahi jaana', 'USA'],
])('"%s" keeps out of a country', (words, country) => {
  expect(filtersOf(words)).toEqual([{ notViaCountries: [country] }])
  expect(filtersOf(words, ['layoverCountries'])).toEqual([{ via: null, viaCountries: null, notViaCountries: [country] }])
})

test('a question about a wheelchair isn’t taken for a place', () => {
  expect(hearSearch('¿y la silla de ruedas cómo se pide?', tableWith()).change).toEqual({})
  expect(hearSearch('and Barcelna?', tableWith()).change).toEqual({ to: 'Barcelona' })
})

test.each<[words: string, filters: unknown]>([
  ['remove the departure time filter on the way back', [{ ...BACK, departAfter: null, departBefore: null }]],
  ['drop the airline limit', [{ airlines: null, withoutAirlines: null }]],
  ['remove it', [{ reset: true }]],
  ['quita eso', [{ reset: true }]],
  ['enlève ça', [{ reset: true }]],
  ['isko hatao', [{ reset: true }]],
  ['yes, remove it', []],
  ['not all British pubs please', []],
  ['no Turkish delight for me', []],
  ['no British, please', [{ withoutAirlines: ['British Airways'] }]],
  ['hotel under 150 a night', []],
])('"%s" takes away what stands', (words, filters) => {
  expect(filtersOf(words, ['departure'])).toEqual(filters)
})
