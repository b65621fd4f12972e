import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const THREE = 'London to Rome on 4 January, Rome to Athens on 8 January, Athens to London on 13 January, 2 adults'

test('searches several flights in one sentence as one trip', async () => {
  const { calls, text, situation } = await playWords(THREE)
  expect(calls).toEqual([
    {
      tool: 'searchFlights',
      input: {
        slices: [
          { from: 'London', to: 'Rome', departureOn: '2027-01-04' },
          { from: 'Rome', to: 'Athens', departureOn: '2027-01-08' },
          { from: 'Athens', to: 'London', departureOn: '2027-01-13' },
        ],
        adults: 2,
      },
    },
  ])
  expect(text).toContain('I found ')
  expect(situation).toMatchObject({ mode: 'flight_search', wishes: { tripType: 'multi-trip', adults: 2 } })
})

test.each([
  ['with a three-day stopover in Istanbul', 3],
  ['stopping over in Istanbul for 2 days on the way', 2],
  ['break the journey in Istanbul for two nights', 2],
  ['with a stopover of 3 nights in Istanbul', 3],
  ['with a week in Istanbul on the way', 7],
  ['mit zwei Nächten Aufenthalt in Istanbul', 2],
  ['avec une escale de deux nuits à Istanbul', 2],
  ['con una escala de dos noches en Estambul', 2],
])('%s is two flights', async (words, nights) => {
  const { situation } = await playWords(`London to Delhi on 10 January 2027 one way, ${words}`)
  expect(situation?.slices.map(({ departureOn }) => departureOn)).toEqual(['2027-01-10', `2027-01-${10 + nights}`])
})

test('who travels, said while a day of several flights is asked for, keeps the flights', async () => {
  const { text } = await playWords('London to Rome then on to Athens', '2 adults')
  expect(text).toContain('Which day would you like to fly from London to Rome?')
  const { calls } = await playWords('London to Rome then on to Athens', '2 adults', '3 May and 8 May')
  expect(calls[0]?.input).toMatchObject({ slices: [{ departureOn: '2027-05-03' }, { departureOn: '2027-05-08' }] })
})

test('“for the second flight the cheapest” takes the cheapest of that flight, and not the second of a list', async () => {
  const trip = 'London to Rome on 3 May, then Rome to Athens on 8 May'
  const { calls } = await playWords(trip, 'the first one', 'and for the second flight the cheapest')
  const { calls: cheapest } = await playWords(trip, 'the first one', 'the cheapest')
  expect(calls[0]).toMatchObject({ tool: 'chooseFlight', input: { sliceIndex: 1 } })
  expect(calls[0]).toEqual(cheapest[0])
})

test('each day without a month follows the flight before it', async () => {
  const three = await playWords('Oslo to Rome 28 december, Rome to Athens the 2nd, Athens to Oslo the 5th')
  expect(three.situation?.slices.map(({ departureOn }) => departureOn)).toEqual(['2026-12-28', '2027-01-02', '2027-01-05'])
  const two = await playWords('Oslo to Rome 28 december, Rome to Athens the 2nd')
  expect(two.situation?.slices.map(({ departureOn }) => departureOn)).toEqual(['2026-12-28', '2027-01-02'])
})

test('adds a flight and moves the day of one', async () => {
  const grown = await playWords(
    'Berlin to Vienna 14 January, then Vienna to Budapest 17 January',
    'and then Budapest to Berlin on 20 January',
  )
  expect(grown.situation?.slices.map(({ departureOn }) => departureOn)).toEqual(['2027-01-14', '2027-01-17', '2027-01-20'])
  const moved = await playWords(THREE, 'change the second flight to 9 January')
  expect(moved.situation?.slices.map(({ departureOn }) => departureOn)).toEqual(['2027-01-04', '2027-01-09', '2027-01-13'])
})

test('asks for the missing day of one flight, and the answer completes the trip', async () => {
  const words = 'Dublin to Milan on 13 January and back from Venice to Dublin'
  expect((await playWords(words)).text).toBe('Which day would you like to fly from Venice to Dublin?')
  expect((await playWords(words, '20 January')).situation?.slices).toHaveLength(2)
})

test('says how it read an ambiguous date', async () => {
  expect((await playWords('Munich to Rome on 3/5, one way')).text).toContain('I’ve taken “3/5” as Monday 3 May 2027.')
})

test('offers the cheapest of flexible days', async () => {
  const { calls } = await playWords('Rome to Munich around 10 June, one way, 2 days flexible')
  expect(calls).toEqual([
    {
      tool: 'searchDates',
      input: { from: 'Rome', to: 'Munich', leaveFrom: '2027-06-08', leaveTo: '2027-06-12', nights: [] },
    },
  ])
})

test("compares the flight's whole month, and another one with a stay as long", async () => {
  const search = 'Zurich to Palma on 3 February for a week'
  const own = await playWords(search, 'which day in February is cheapest?')
  expect(own.calls).toEqual([{ tool: 'compareDays', input: { sliceIndex: 0, span: 'month' } }])
  const other = await playWords(search, 'which day in March is cheapest?')
  expect(other.calls).toMatchObject([{ tool: 'searchDates', input: { leaveFrom: '2027-03-01', leaveTo: '2027-03-24', nights: [7] } }])
})

test('a row of cities starts and ends at the start already given', async () => {
  const { situation } = await playWords('from Leeds', 'Paris on 3 March then Rome on 8 March and home on 12 March')
  expect(situation?.slices.map(({ from, to, departureOn }) => [from, to, departureOn])).toEqual([
    ['Leeds Bradford (LBA)', 'Paris (PAR)', '2027-03-03'],
    ['Paris (PAR)', 'Rome (ROM)', '2027-03-08'],
    ['Rome (ROM)', 'Leeds Bradford (LBA)', '2027-03-12'],
  ])
})

test.each([
  'Prague 3 nights, Vienna 2 nights, starting 10 May from Leeds',
  'Leeds to Prague on 10 May for 3 nights, then Vienna for 2 nights, then home',
])('counts the days of a round trip from its nights: "%s"', async (words) => {
  const { situation } = await playWords(words)
  expect(situation?.slices.map(({ to, departureOn }) => [to, departureOn])).toEqual([
    ['Prague (PRG)', '2027-05-10'],
    ['Vienna (VIE)', '2027-05-13'],
    ['Leeds Bradford (LBA)', '2027-05-15'],
  ])
})

test('a return from another city leaves the outbound as it is', async () => {
  const { situation } = await playWords('London to Porto on 12 January, back 19 January', 'fly back from Lisbon instead')
  expect(situation?.slices.map(({ from, to, departureOn }) => [from, to, departureOn])).toEqual([
    ['London (LON)', 'Porto (OPO)', '2027-01-12'],
    ['Lisbon (LIS)', 'London (LON)', '2027-01-19'],
  ])
})

test('hours that are said after the days of both flights hold for both', async () => {
  const { calls } = await playWords('fly into Rome and home from Venice, from Amsterdam, 10 to 17 April, direct and not too early')
  expect(calls[1]).toMatchObject({ tool: 'filterFlights', input: { departAfter: '08:00' } })
  expect(calls[1]?.input).not.toHaveProperty('sliceIndex')
})

test('a filter that is agreed to go goes, with what stands already said beside it', async () => {
  const { calls } = await playWords(
    'Amsterdam to Rome 16 to 19 April for one, landing around 10pm',
    'direct only',
    'yes remove it. just me, one person, direct',
  )
  expect(calls).toMatchObject([{ tool: 'filterFlights', input: { arriveAfter: null, arriveBefore: null } }])
})
