import { expect, test } from 'vitest'
import { STAY_PLACES } from '@/lib/content/stay-places'
import { stayThread } from '@/tests/fixtures/stay-thread'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { setBudget } from '../trips/set-budget'
import { findStays, type StaysRequest } from './find-stays'

const IN_LISBON: StaysRequest = { city: 'Lisbon', checkInOn: '2027-03-12', checkOutOn: '2027-03-15' }
const FLIGHTS = { origin: LONDON, destination: LISBON, departureOn: '2027-03-12', returnOn: '2027-03-15' }

type Thread = ReturnType<typeof stayThread>
async function found(thread: Thread, request: StaysRequest) {
  const answer = await findStays(request, thread.caller, thread.deps)
  if (answer.status !== 'found') throw new Error(JSON.stringify(answer))
  return answer.stays
}

test('what was asked for is kept with the trip, and what is left out the next time is taken from there', async () => {
  const thread = stayThread()
  const first = await found(thread, { ...IN_LISBON, adults: 3, children: 1 })
  expect(first.search).toMatchObject({ city: { slug: 'lisbon' }, adults: 3, children: 1, rooms: 2, currency: 'EUR' })
  expect([first.first.length, first.shownCount === first.suitingCount, first.near]).toEqual([5, true, null])
  const second = await found(thread, { filters: { stars: [4, 5] }, sort: 'price' })
  expect(second.search).toEqual(first.search)
  expect(second.first.every(({ hotel }) => hotel.stars > 3)).toBe(true)
  expect((await thread.trip()).stays?.search).toEqual(first.search)
})

test('nights and people come from the flights: from the day they arrive to the day they go back', async () => {
  const thread = stayThread()
  await thread.searchFlights({ ...FLIGHTS, travellers: { adults: 2, infants: 1 } })
  const before = await found(thread, {})
  expect(before.search).toMatchObject({
    city: { slug: 'lisbon' },
    checkInOn: '2027-03-12',
    checkOutOn: '2027-03-15',
    adults: 2,
    children: 1,
  })
  const after = stayThread()
  await after.searchFlights(FLIGHTS)
  await after.pickFlight()
  expect((await found(after, {})).search).toMatchObject({ checkInOn: '2027-03-13', checkOutOn: '2027-03-15' })
})

test('flights to another place say nothing of the nights, and what is missing is asked for', async () => {
  const thread = stayThread()
  await thread.searchFlights(FLIGHTS)
  const answerTo = (request: StaysRequest) => findStays(request, thread.caller, thread.deps)
  expect(await answerTo({ city: 'Rome' })).toEqual({ status: 'missing', missing: 'checkInOn' })
  expect(await answerTo({ city: 'Rome', checkInOn: '2027-03-12' })).toEqual({ status: 'missing', missing: 'checkOutOn' })
  expect((await thread.trip()).stays).toBeNull()
  const nowhere = stayThread()
  expect(await findStays({}, nowhere.caller, nowhere.deps)).toEqual({ status: 'missing', missing: 'city' })
})

test('a number of nights stands for the day of leaving, and days that move past it keep their number', async () => {
  const thread = stayThread()
  expect((await found(thread, { city: 'Lisbon', checkInOn: '2027-03-12', nights: 2 })).search.checkOutOn).toBe('2027-03-14')
  expect((await found(thread, { nights: 4 })).search).toMatchObject({ checkInOn: '2027-03-12', checkOutOn: '2027-03-16' })
  expect((await found(thread, { checkInOn: '2027-03-13' })).search.checkOutOn).toBe('2027-03-16')
  expect((await found(thread, { checkInOn: '2027-04-02' })).search.checkOutOn).toBe('2027-04-05')
})

test('rooms follow the adults, unless they were spoken of', async () => {
  const thread = stayThread()
  const roomsOf = async (request: StaysRequest) => (await found(thread, request)).search.rooms
  expect(await roomsOf({ ...IN_LISBON, adults: 4 })).toBe(2)
  expect(await roomsOf({ rooms: 1 })).toBe(1)
  expect(await roomsOf({ children: 1 })).toBe(1)
  expect(await roomsOf({ adults: 3 })).toBe(2)
})

test('near a sight is within a walk of it, or as near as anything stands; a neighbourhood is that one alone', async () => {
  const thread = stayThread()
  const castle = await found(thread, { ...IN_LISBON, near: 'the castle' })
  expect(castle.near).toEqual({ said: 'the castle', name: 'Castelo de São Jorge' })
  expect(castle.first.every(({ metres }) => metres <= 1_200)).toBe(true)
  const alfama = await found(thread, { near: 'alfama' })
  expect(new Set(alfama.first.map(({ hotel }) => hotel.neighbourhood))).toEqual(new Set(['Alfama and Mouraria']))
  const palace = await found(stayThread(), { ...IN_LISBON, city: 'Vienna', near: 'Schönbrunn palace' })
  expect([palace.filters.nearSight?.withinMetres, palace.shownCount > 0]).toEqual([6_000, true])
  const unknown = await found(thread, { near: 'the Eiffel Tower' })
  expect([unknown.near, unknown.shownCount]).toEqual([{ said: 'the Eiffel Tower', name: null }, unknown.suitingCount])
})

test('prices stay in the currency that was asked for, until it is another place', async () => {
  const thread = stayThread()
  expect((await found(thread, { ...IN_LISBON, currency: 'USD' })).search.currency).toBe('USD')
  expect((await found(thread, { adults: 2 })).search.currency).toBe('USD')
  expect((await found(thread, { ...IN_LISBON, city: 'London' })).search.currency).toBe('GBP')
})

test('stays are priced in the traveller’s own currency, unless the trip counts in another one', async () => {
  const own = stayThread()
  Object.assign(own.caller, { preferredCurrency: 'CHF' })
  expect((await found(own, IN_LISBON)).search.currency).toBe('CHF')
  const budgeted = stayThread()
  Object.assign(budgeted.caller, { preferredCurrency: 'CHF' })
  expect(await setBudget({ amount: 900, currency: 'GBP' }, budgeted.caller, budgeted.deps)).not.toHaveProperty('refusal')
  expect((await found(budgeted, IN_LISBON)).search.currency).toBe('GBP')
})

test('a part of a place is found without its name, here first', async () => {
  const thread = stayThread()
  const alfama = await found(thread, { ...IN_LISBON, city: 'Alfama' })
  expect([alfama.search.city.slug, alfama.near?.name]).toEqual(['lisbon', 'Alfama and Mouraria'])
  expect((await found(thread, { city: 'Baixa' })).search.city.slug).toBe('lisbon')
})

test('a place without hotels is told with those that have some: its own country’s, then what everybody knows', async () => {
  const thread = stayThread()
  const answer = await findStays({ ...IN_LISBON, city: 'Faro' }, thread.caller, thread.deps)
  if (answer.status !== 'unknown-place') throw new Error(answer.status)
  expect([answer.said, answer.known.slice(0, 2), answer.known.length]).toEqual(['Faro', ['Lisbon', 'Porto'], STAY_PLACES.length])
  const nowhere = await findStays({ ...IN_LISBON, city: 'Atlantis' }, thread.caller, thread.deps)
  expect(nowhere).toMatchObject({ status: 'unknown-place', known: expect.arrayContaining(['London']) })
})

test('where nothing suits, the search is kept all the same, and a stranger finds nothing', async () => {
  const thread = stayThread()
  const none = await findStays({ ...IN_LISBON, filters: { pricePerNight: { from: 0, to: 5 } } }, thread.caller, thread.deps)
  expect(none).toMatchObject({ status: 'none', message: expect.stringContaining('in Lisbon') })
  expect((await thread.trip()).stays?.search.checkInOn).toBe('2027-03-12')
  const stranger = await findStays(IN_LISBON, { ...thread.caller, userId: 'somebody' }, thread.deps)
  expect(stranger).toMatchObject({ status: 'refused', refusal: { code: 'not_found' } })
})
