import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const MONTH = 'any 4 days in February, whatever is cheapest, from London to Rome for 2'

test('a month with a length of stay is compared in one search, and its best three are named with what was covered', async () => {
  const { calls, text, situation } = await playWords(MONTH)
  expect(calls).toEqual([
    {
      tool: 'searchDates',
      input: { from: 'London', to: 'Rome', adults: 2, leaveFrom: '2027-02-01', leaveTo: '2027-02-24', nights: [4], returnBy: '2027-02-28' },
    },
  ])
  expect(text).toMatch(
    /^The cheapest days are .+ \(4 nights\): £[\d.]+ there and back for 2 travellers\. Then .+ for £[\d.]+ and .+ for £[\d.]+\. Compared 24 pairs of days, leaving Mon 1 Feb to Wed 24 Feb\. Shall I show you the flights/,
  )
  expect(situation?.wishes).toMatchObject({ from: 'London (LON)', adults: 2, departureOn: null })
})

test.each<[string, string, string | null]>([
  ['yes please', '2027-02-10', '2027-02-14'],
  ['the first one', '2027-02-10', '2027-02-14'],
  ['the second', '2027-02-06', '2027-02-10'],
  ['take the cheapest', '2027-02-10', '2027-02-14'],
  ['the 12th to the 16th', '2027-02-12', '2027-02-16'],
  ['the 12th', '2027-02-12', '2027-02-16'],
  ['the 12th please', '2027-02-12', '2027-02-16'],
  ['on the 12th please', '2027-02-12', '2027-02-16'],
  ['the second please', '2027-02-06', '2027-02-10'],
])('“%s” shows the flights of these days', async (words, departureOn, returnOn) => {
  const { calls, situation } = await playWords(MONTH, words)
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { departureOn, returnOn } })
  expect(situation).toMatchObject({ mode: 'flight_search', wishes: { adults: 2, departureOn, returnOn, tripType: 'round-trip' } })
})

test('asks for the nights alone where they are missing, and takes days up once the route is known', async () => {
  const asked = await playWords('London to Rome in May, cheapest days')
  expect(asked.text).toBe('I’ll compare all the days for you. How many nights would you like to stay, or is it one way?')
  const { calls } = await playWords('cheapest flights in May', 'from London', 'Rome', '3 or 4 nights')
  expect(calls).toMatchObject([{ tool: 'searchDates', input: { leaveFrom: '2027-05-01', nights: [3, 4], returnBy: '2027-05-31' } }])
  const oneWay = await playWords('cheapest day to fly from London to Rome in May', 'one way')
  expect(oneWay.calls).toMatchObject([{ tool: 'searchDates', input: { nights: [] } }])
  expect(oneWay.text).toMatch(/^The cheapest day is /)
})

test('a wish for the flights waits for the days that are chosen', async () => {
  const { calls } = await playWords('flights from Leeds to Malaga in March for a week, no ryanair', 'the third')
  expect(calls).toMatchObject([{ tool: 'searchFlights' }, { tool: 'filterFlights', input: { withoutAirlines: ['Ryanair'] } }])
})

test('beside shown flights another month is compared with a stay as long, and nothing changes yet', async () => {
  const { calls, situation } = await playWords('London to Rome 3 to 8 March', 'what would it cost in April?')
  expect(calls).toMatchObject([{ tool: 'searchDates', input: { leaveFrom: '2027-04-01', nights: [5] } }])
  expect(situation?.wishes).toMatchObject({ departureOn: '2027-03-03' })
})

test('a stay that cannot be compared is refused in one sentence', async () => {
  const { text } = await playWords('London to Rome, 60 nights in May')
  expect(text).toBe('I can compare stays of 1 to 45 nights. How many would you like?')
})

test('hours of a direction limit every day compared, and then the flights', async () => {
  const words = 'leave Friday after 5pm, any weekend in March, London to Nice'
  const { calls, text } = await playWords(words)
  expect(calls).toMatchObject([{ tool: 'searchDates', input: { leaveOn: ['friday'], outHours: { departAfter: '17:00' } } }])
  expect(text).toContain('Only flights outbound leaving after 17:00')
  expect((await playWords(words, 'yes')).calls).toMatchObject([
    { tool: 'searchFlights' },
    { tool: 'filterFlights', input: { departAfter: '17:00' } },
  ])
})

test.each([
  ['Berlin nach Rom, irgendein Wochenende im Februar', 'das zweite', /^Am günstigsten ist /],
  ['Paris à Rome, quatre nuits en février, le moins cher', 'oui', /^Le moins cher : /],
  ['Madrid a Roma cuatro noches en febrero, lo más barato', 'la primera', /^Lo más barato: /],
  ['February me Delhi se Goa 4 raat, sabse sasta', 'doosra wala', /^Sabse sasta /],
])('“%s” is compared and answered in its own language', async (words, choice, said) => {
  const { calls, text } = await playWords(words)
  expect(calls).toMatchObject([{ tool: 'searchDates' }])
  expect(text).toMatch(said)
  expect((await playWords(words, choice)).calls[0]).toMatchObject({ tool: 'searchFlights' })
})

test.each<[string, string, string | null]>([
  ['flights from London to Bangkok after 3 weeks, one way', '2026-12-11', null],
  ['London to Delhi leaving after 3 weeks for 2 months', '2026-12-11', '2027-02-09'],
  ['London to Bangkok on 10 January and back after 3 weeks', '2027-01-10', '2027-01-31'],
  ['London to Bangkok on 10 January for around 3 weeks time', '2027-01-10', '2027-01-31'],
  ['London to Sydney for 8 moths from 10 January', '2027-01-10', '2027-09-07'],
  // The same day is that of the appointment, whichever day the flight out is on.
  ['meeting in Zurich on 12 January at 14:00, from London, fly out the night before and back the same day', '2027-01-11', '2027-01-12'],
  ['interview in Edinburgh 12 January at 11, flying from London the evening before, home the same day', '2027-01-11', '2027-01-12'],
])('%s', async (words, departureOn, returnOn) => {
  const { calls } = await playWords(words)
  expect(calls[0]?.input).toMatchObject({ departureOn, ...(returnOn ? { returnOn } : {}) })
})

test('the hour of an appointment is no hour to leave at, and the night before begins in the evening', async () => {
  const { calls } = await playWords('I have to be in Berlin on 12 January for a 9am meeting, from London, coming back the same evening')
  expect(calls[1]?.input).toMatchObject({ arriveBefore: '09:00' })
  expect(calls[1]?.input).not.toHaveProperty('departAfter')
  const before = await playWords('meeting in Zurich on 12 January, from London, fly out the night before and back the same day')
  expect(before.calls[1]?.input).toMatchObject({ departAfter: '17:00' })
})

test('“the Thursday one” is the compared pair that leaves on a Thursday', async () => {
  const { calls } = await playWords('London to Lisbon, 4 nights around 12 March, whatever is cheapest', 'the thursday one please')
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { departureOn: '2027-03-11', returnOn: '2027-03-15' } })
})

test('the margin before an appointment is told where the search moves to the day before', async () => {
  const { text } = await playWords('I’ve got a meeting in Frankfurt at 9am on 10 March, flying from London, back on 11 March')
  expect(text).toContain('gets you to Frankfurt a couple of hours before it starts, so I’m looking at Tuesday 9 March')
})

test('“the day before” leaves a day earlier while a return is asked for', async () => {
  const { situation } = await playWords('London to Rome 12 March', 'go the day before then')
  expect(situation?.wishes).toMatchObject({ departureOn: '2027-03-11', returnOn: null })
})

test.each<[string, string, string, string | undefined]>([
  ['It’s our 25th anniversary on 14 February', 'We want to be in Venice on the 14th, so maybe fly the 13th', '2027-02-13', undefined],
  ['for our wedding on 5 June', 'fly on the 3rd, back on the 8th', '2027-06-03', '2027-06-08'],
])('after “%s” a day without a month is of that month: “%s”', async (event, days, departureOn, returnOn) => {
  const { calls } = await playWords(`London to Venice. ${event}`, days)
  expect(calls[0]?.input).toMatchObject({ departureOn, ...(returnOn ? { returnOn } : {}) })
  if (!returnOn) expect(calls[0]?.input).not.toHaveProperty('returnOn')
})

test('days that are gone back to are searched, and the next wish is of their flights', async () => {
  const { calls, situation } = await playWords(
    'London to Rome 3 to 8 March',
    'what about 10 to 15 March',
    'actually 3-8 was cheaper, go back to that. take the cheapest one',
  )
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { departureOn: '2027-03-03', returnOn: '2027-03-08' } })
  expect(situation?.slices[0]?.picked).not.toBeNull()
})

test.each<[string, { departureOn?: string; returnOn?: string }]>([
  ['15 ko chhodo 16 ko wapas dikhao', { returnOn: '2026-12-16' }],
  ['15 ko nahi, 16 ko wapas', { returnOn: '2026-12-16' }],
  ['jaana 12 ko hi hai, wapas 17', { returnOn: '2026-12-17' }],
  ['jaana 10 ko hi hai, wapas 16 ko', { departureOn: '2026-12-10', returnOn: '2026-12-16' }],
])('“%s”', async (words, days) => {
  const { situation } = await playWords('Delhi se Goa 12 December ko jaana hai, 15 ko wapas, 2 log', words)
  expect(situation?.wishes).toMatchObject({ departureOn: '2026-12-12', returnOn: '2026-12-15', ...days })
})

test('who has to be there in time leaves in time, or the evening before', async () => {
  const fair =
    'I’ve got to be in Frankfurt for a trade fair on 9 February, first meeting at 10am, and I’m done on the 11th at 4pm. Heathrow please'
  const first = await playWords(fair)
  expect(first.calls).toMatchObject([
    { tool: 'searchFlights', input: { from: 'Heathrow', to: 'Frankfurt', departureOn: '2027-02-09', returnOn: '2027-02-11' } },
    { tool: 'filterFlights', input: { sliceIndex: 0, arriveBefore: '10:00', also: [{ sliceIndex: 1, departAfter: '16:00' }] } },
  ])
  const { calls } = await playWords(fair, 'I need to land by 9 at the latest, or fly out the evening before')
  expect(calls).toMatchObject([
    { tool: 'searchFlights', input: { departureOn: '2027-02-08' } },
    { tool: 'filterFlights', input: { sliceIndex: 0, departAfter: '17:00', arriveBefore: null } },
  ])
})

test('“or go on Wednesday evening” leaves on the eve of a day of arriving', async () => {
  const { calls } = await playWords(
    'London to Belfast on Thursday, back the same day',
    'I need to land by 11 on Thursday, or go on Wednesday evening',
  )
  expect(calls[1]).toMatchObject({ tool: 'filterFlights', input: { sliceIndex: 0, departAfter: '17:00' } })
  expect(calls[1]?.input).not.toMatchObject({ arriveBefore: '11:00' })
  expect(calls[0]?.input).not.toHaveProperty('returnOn')
})

test('a place outside the comparison is searched on its own, for the same period', async () => {
  const { calls } = await playWords(
    'Barcelona or Lisbon from Birmingham for 8, Friday to Monday in June, under 1200 in all for the flights',
    'Porto then, what is the cheapest weekend',
  )
  expect(JSON.stringify(calls)).toMatch(/Porto.*2027-06-01.*2027-06-30/)
})

test('“I meant the 18th” is of the way that was spoken of last', async () => {
  const search = 'London to Malaga 12 to 17 February'
  const { calls } = await playWords(search, 'could we fly back the day before instead', 'I meant the 18th')
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { returnOn: '2027-02-18' } })
  expect(calls[0]?.input).not.toHaveProperty('departureOn')
})

test('a whole route said again keeps the month of its days', async () => {
  const { calls } = await playWords('London to Lisbon 13 to 17 March', 'no, from Bristol to Porto, out on the 14th and back on the 18th')
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { departureOn: '2027-03-14', returnOn: '2027-03-18' } })
})

test('who is flexible by some days sees the days around the trip, and “that day” is the one that was offered', async () => {
  const search = 'London to Lisbon on 27 November, back on 29 November'
  const { calls } = await playWords(search, 'we are flexible by two days')
  expect(calls).toEqual([{ tool: 'compareDays', input: { sliceIndex: 0 } }])
  const { calls: taken } = await playWords(search, 'we are flexible by two days', 'ok that day')
  expect(taken[0]).toMatchObject({ tool: 'searchFlights', input: { departureOn: expect.stringMatching(/^2026-/) } })
})

test('an hour behind a meeting, or with a dot before “latest”, is when to be there', async () => {
  const { calls } = await playWords('need to be in Frankfurt for a meeting tue 8 dec 11am, coming from London, back same evening after 5')
  expect(calls.find(({ tool }) => tool === 'filterFlights')?.input).toMatchObject({ sliceIndex: 0, arriveBefore: '11:00' })
  const { calls: landing, situation } = await playWords('London to Frankfurt on 8 December, one way', 'i need to land by 9.30 latest')
  expect(landing.find(({ tool }) => tool === 'filterFlights')?.input).toMatchObject({ arriveBefore: '09:30' })
  expect(situation?.wishes.departureOn).toBe('2026-12-08')
})
