import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const APART = 'I fly from Leeds and my sister from Dublin, we meet in Rome on 10 May'
const ON = { to: 'Rome', departureOn: '2027-05-10' }

test.each<[string, object]>([
  [APART, { groups: [{ from: 'Leeds' }, { from: 'Dublin' }], ...ON }],
  [`${APART}, within 90 minutes of each other`, { withinMinutes: 90 }],
  [
    'two of us from London and one from Dublin, meeting in Lisbon 10 May back 14 May',
    { groups: [{ adults: 2 }, {}], returnOn: '2027-05-14' },
  ],
  ['me from London, my sister from Paris, my brother from Berlin, all to Rome on 10 May', { groups: [{}, {}, {}], ...ON }],
  [
    'My parents leave from Leeds and we leave from Bristol, to Rome on 10 May, them 2 adults, us 2 adults and a 7 year old',
    {
      groups: [
        { from: 'Bristol', adults: 2, children: 1, childAges: [7] },
        { from: 'Leeds', adults: 2 },
      ],
      ...ON,
    },
  ],
  [
    'my sister and I want to meet in Rome for a long weekend, she’s in Edinburgh and I’m in Amsterdam, thinking 10 to 13 May',
    { groups: [{ from: 'Amsterdam' }, { from: 'Edinburgh' }], ...ON, returnOn: '2027-05-13' },
  ],
  ['her from Edinburgh, me from Amsterdam, both to Rome, 10 May', { groups: [{ from: 'Amsterdam' }, { from: 'Edinburgh' }], ...ON }],
  ['ich fliege ab Hamburg und mein Bruder ab Wien, wir wollen nach Rom am 10. Mai', { groups: [{ from: 'Hamburg' }, { from: 'Wien' }] }],
  ['je pars de Lyon et mon frère part de Nantes, nous allons à Rome le 10 mai', { groups: [{ from: 'Lyon' }, { from: 'Nantes' }] }],
  ['yo salgo de Madrid y mi hermana de Londres, nos vemos en Roma el 10 de mayo', { groups: [{ from: 'Madrid' }, { from: 'Londres' }] }],
  ['main Delhi se aur mera bhai Mumbai se, dono Rome 10 May', { groups: [{ from: 'Delhi' }, { from: 'Mumbai' }] }],
])('travellers who start apart are searched together: %s', async (words, input) => {
  const { calls, text } = await playWords(words)
  expect(calls).toMatchObject([{ tool: 'searchMeetUp', input }])
  expect(text).not.toMatch(/not sure what you mean|only in English|nur auf Englisch|qu’en anglais|solo puedo|sirf English/)
})

test('the answer names each flight, the sum, the gap and that each is a booking of its own', async () => {
  const { text } = await playWords(APART)
  expect(text).toMatch(/^On Monday 10 May 2027, one way, you can land in Rome (at the same time|\d+ min apart): /)
  expect(text).toMatch(/ from Leeds Bradford, \d\d:\d\d–\d\d:\d\d, £[\d.]+ for one; \S.* from Dublin, .* in total\./)
  expect(text).toContain('Each flight is a separate booking')
  expect(text).toMatch(/Which one shall I take here, from Leeds Bradford or Dublin\?$/)
})

test('the flight of a named group goes into the trip by the search that it stands in', async () => {
  const { calls, situation } = await playWords(APART, 'the one from Dublin')
  expect(calls[0]).toMatchObject({ tool: 'chooseFlight', input: { sliceIndex: 0 } })
  expect(situation).toMatchObject({ wishes: { from: 'Dublin (DUB)', adults: 1 }, slices: [{ picked: expect.anything() }] })
})

test('a flight is taken by its place in the answer, too', async () => {
  const { calls, situation } = await playWords(APART, 'the second one')
  expect(calls[0]).toMatchObject({ tool: 'chooseFlight' })
  expect(situation?.wishes.from).toBe('Dublin (DUB)')
})

test('once the unclear place is named, the search goes on', async () => {
  const { calls } = await playWords('I fly from San Jose and my sister from Madrid, we meet in Lisbon on 10 May', 'Costa Rica')
  expect(calls).toMatchObject([{ tool: 'searchMeetUp', input: { groups: [{ from: 'SJO' }, { from: 'Madrid' }] } }])
})

test('the flight of another group is a separate booking, and replaces the first only after a yes', async () => {
  const other = await playWords(APART, 'the one from Dublin', 'and the one from Leeds?')
  expect(other).toMatchObject({ calls: [], text: expect.stringMatching(/^That’s a separate booking: .* Shall I take it here instead\?$/) })
  const { calls, situation } = await playWords(APART, 'the one from Dublin', 'and the one from Leeds?', 'yes')
  expect(calls[0]).toMatchObject({ tool: 'chooseFlight' })
  expect(situation).toMatchObject({ wishes: { from: 'Leeds Bradford (LBA)' } })
})

test('two who start in one place are one search', async () => {
  const { calls } = await playWords('me from London and my friend from London, to Rome 3 to 6 June')
  expect(calls.map(({ tool }) => tool)).not.toContain('searchMeetUp')
})

test('how many of which group is asked where only a number is said', async () => {
  expect(await playWords(APART, 'we are three')).toMatchObject({ calls: [], text: expect.stringContaining('How many of you start where?') })
  const { calls } = await playWords(APART, 'we are three', '2 from Leeds and one from Dublin')
  expect(calls).toMatchObject([{ tool: 'searchMeetUp', input: { ...ON, groups: [{ from: 'Leeds', adults: 2 }, { from: 'Dublin' }] } }])
})

test('a place that is only asked about takes no flight', async () => {
  const { calls } = await playWords(APART, 'what is the weather like in Dublin in May?')
  expect(calls.map(({ tool }) => tool)).not.toContain('chooseFlight')
})

test('other days and another gap are asked for of the same groups', async () => {
  const later = await playWords(APART, 'back on the 14th')
  expect(later.calls).toMatchObject([{ tool: 'searchMeetUp', input: { ...ON, returnOn: '2027-05-14', groups: [{ from: 'Leeds' }, {}] } }])
  const closer = await playWords(APART, 'within 10 minutes of each other')
  expect(closer.calls).toMatchObject([{ tool: 'searchMeetUp', input: { ...ON, withinMinutes: 10 } }])
})

test('a day that is missing is asked for', async () => {
  const { text } = await playWords('My sister flies from Leeds and I fly from Bristol, we want to meet in Rome')
  expect(text).toBe('When would you like to fly to Rome?')
})

test.each([
  'me and a mate want to meet in Rome, im flying from leeds hes coming from dublin, 10 may',
  'I’m in Leeds, she’s in Dublin, we want to meet in Rome 10 May',
  'my friend is flying in from Dublin and I fly from Leeds, Rome 10 May',
  'I’m going to Rome from Leeds on 10 May, my mum joins from Dublin',
  'flying from Leeds to Rome on 10 May, my mate is joining us from Dublin',
  'Leeds to Rome 10 May, he’s flying in from Dublin',
  'I’m coming from Leeds, he comes from Dublin, Rome 10 May',
])('who joins from elsewhere starts there, and the start before stays: %s', async (words) => {
  const { calls } = await playWords(words)
  expect(calls).toMatchObject([
    {
      tool: 'searchMeetUp',
      input: { groups: [{ from: expect.stringMatching(/leeds/i) }, { from: expect.stringMatching(/dublin/i) }], departureOn: '2027-05-10' },
    },
  ])
})

test.each([
  ['flights for my friend, she’s flying from Dublin to Rome 10 May', 'Dublin'],
  ['I’m travelling with my mate from Dublin to Rome 10 May', 'Dublin'],
  ['she’s coming from Dublin to Rome on 10 May', 'Dublin'],
  ['I am coming from Leeds to Rome on 10 May', 'Leeds'],
])('one start for all is one search: %s', async (words, from) => {
  const { calls } = await playWords(words)
  expect(calls).toMatchObject([{ tool: 'searchFlights', input: { from } }])
})

test.each<[string, object[]]>([
  ['a third friend joins from Dublin too, what does it cost for all three?', [{ from: 'Leeds' }, { from: 'Dublin', adults: 2 }]],
  ['another friend joins from Manchester', [{ from: 'Leeds' }, { from: 'Dublin' }, { from: 'Manchester' }]],
  ['two more friends join from Dublin', [{ from: 'Leeds' }, { from: 'Dublin', adults: 3 }]],
])('who joins later is matched with the others: %s', async (words, groups) => {
  const { calls, text } = await playWords(APART, words)
  expect(calls).toMatchObject([{ tool: 'searchMeetUp', input: { ...ON, groups } }])
  expect(text).toMatch(/^On Monday 10 May 2027.* in total\./)
})

test('the total for all is that of all groups, and says whose booking the trip is', async () => {
  const { calls, text } = await playWords(APART, 'the one from Leeds', 'total for both?')
  expect(calls).toEqual([])
  expect(text).toMatch(/^The flights found for all 2 of you come to £[\d.]+: .* This trip is only the booking from Leeds Bradford, £/)
})

test.each([
  'how do I get my mate’s flight from Dublin?',
  'how do I book a flight for my sister from Dublin?',
  'how can I get her flight from Dublin?',
])('how others get their flight is told, and the trip stays: %s', async (words) => {
  const { calls, text, situation } = await playWords('Leeds to Rome 10 May', 'the first one', words)
  expect(calls).toEqual([])
  expect(text).toMatch(/^Each group books a trip of its own: for the flight from Dublin/)
  expect(situation?.slices[0]?.picked).not.toBeNull()
})

test('a place that is forgotten is no stop to avoid', async () => {
  const { calls } = await playWords('Leeds to Rome 10 May to 14 May', 'no, just a return Leeds to Rome and back, forget Dublin')
  expect(JSON.stringify(calls)).not.toMatch(/tripType|notVia/)
})
