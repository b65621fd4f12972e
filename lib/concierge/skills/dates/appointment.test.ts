import { expect, test } from 'vitest'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { playWords } from '@/tests/replay/play-words'
import { hearSearch } from '../../hear-search'

const open = tableWith({ lists: [], slices: 0 })
const table = {
  ...open,
  situation: {
    ...open.situation,
    wishes: { ...open.situation.wishes, from: null, to: null, departureOn: null, returnOn: null, tripType: null },
  },
}

test.each<[words: string, departureOn: string | undefined, returnOn: string | undefined, windows: unknown[]]>([
  ['my interview in Berlin is on 4 March at 2pm, flying from Leeds', '2027-03-04', undefined, [{ arriveBefore: '12:00' }]],
  ['a meeting in Frankfurt on 8 March at 9am, flying from London', '2027-03-08', undefined, [{ arriveBefore: '07:00' }]],
  ['a wedding in Rome on 5 June at 3pm, flying from Leeds, back on the 8th', '2027-06-05', '2027-06-08', [{ arriveBefore: '13:00' }]],
  [
    'I have a conference in Munich Monday 8 March 9am until Wednesday 10 March noon, flying from Birmingham',
    '2027-03-08',
    '2027-03-10',
    [{ arriveBefore: '07:00' }, { departAfter: '14:00' }],
  ],
  // Days around it: there for the first, home on the second.
  ['a wedding in Rome on 5 June, arrive on the Wednesday and leave on Sunday, from Leeds', '2027-06-02', '2027-06-06', []],
  // Without an hour it is the day before.
  ['a wedding in Rome on 5 June, flying from Leeds', '2027-06-04', undefined, []],
  ['a wedding in Rome on 5 June in the afternoon, flying from Leeds', '2027-06-04', undefined, []],
  ['flying from London to Boston, orientation on 18 August', '2027-08-17', undefined, []],
  ['London to Berlin, the conference starts on 8 March, back on the 11th', '2027-03-07', '2027-03-11', []],
  [
    'London to Munich, conference Monday 11 January 9 am to Wednesday noon',
    '2027-01-11',
    '2027-01-13',
    [{ arriveBefore: '07:00' }, { departAfter: '14:00' }],
  ],
  // An hour without a day is of a trip of one day or night.
  ['London to Berlin on 8 March, one way, the meeting’s at 3', '2027-03-08', undefined, [{ arriveBefore: '13:00' }]],
  ['Leeds to Dublin 8 March, back the next day, the funeral’s at 12', '2027-03-08', '2027-03-09', [{ arriveBefore: '10:00' }]],
  [
    'London to Berlin on 8 March, back on the 9th, the meeting’s at 3 and finishes at 11 the next day',
    '2027-03-08',
    '2027-03-09',
    [{ arriveBefore: '13:00' }, { departAfter: '13:00' }],
  ],
  ['Leeds to Malaga 8 March to 15 March, the wedding’s at 2', '2027-03-08', '2027-03-15', []],
  // With a day to fly on said beside it nothing is taken from the event.
  ['a wedding in Rome on 5 June, flying from Leeds on the 5th', '2027-06-05', undefined, []],
  ['London to Rome on 3 June for a wedding on 5 June', '2027-06-03', undefined, []],
  ['a meeting in Frankfurt on 8 March at 9am, flying from London on the 6th', '2027-03-06', undefined, []],
])('"%s" is there in time', (words, departureOn, returnOn, windows) => {
  const { dates } = hearSearch(words, table)
  expect([dates.departureOn, dates.returnOn, dates.windows]).toEqual([
    departureOn,
    returnOn,
    windows.map((one) => expect.objectContaining(one as object)),
  ])
})

test('where no flight of the day is in time the day before is searched, and it is said', async () => {
  const early = await playWords('a meeting in Frankfurt on 8 March at 9am, flying from London, one way')
  expect(early.text).toMatch(
    /No flight on Monday 8 March 2027 gets you to Frankfurt a couple of hours before it starts, so I’m looking at Sunday 7 March/,
  )
  expect(early.situation?.wishes.departureOn).toBe('2027-03-07')
  const late = await playWords('a concert in Lisbon on 20 May at 8pm, from Manchester, back on the 23rd')
  expect(late.text).toMatch(/arriving before 18:00.*a couple of hours before it starts/)
})

test('an event without an hour is reached the day before, and two days before if the flight lands a day later', async () => {
  const wedding = 'London to Berlin one way, wedding on 14 February in the afternoon'
  const { text, situation } = await playWords(wedding)
  expect(text).toMatch(/arriving before midnight.*That gets you there the day before it\. If you’d rather leave on Sunday 14 February 2027/)
  expect(situation?.wishes.departureOn).toBe('2027-02-13')
  expect((await playWords(wedding, 'the wedding moved to the 21st')).situation?.wishes.departureOn).toBe('2027-02-20')
  expect((await playWords(wedding, 'leave on the 14th then')).situation?.wishes.departureOn).toBe('2027-02-14')
  const far = await playWords('London to Sydney one way, orientation on 18 August')
  expect(far.situation?.wishes.departureOn).toBe('2027-08-16')
})

const MEETING = 'London to Berlin one way, meeting on 10 March at 2pm'

test.each([
  ['the meeting moved to the 11th', '2027-03-11'],
  ['the meeting has been pushed to 12 March', '2027-03-12'],
  ['they’ve moved the meeting to Thursday', '2027-03-11'],
])('the limit of an appointment goes along: “%s”', async (words, departureOn) => {
  const { situation, text } = await playWords(MEETING, words)
  expect(situation?.wishes.departureOn).toBe(departureOn)
  expect(situation?.slices[0]?.filters).toEqual(['arriving before 12:00'])
  expect(text).toMatch(/arriving before 12:00/)
})

test.each([
  ['show me the 12th instead', '2027-03-12'],
  ['actually go a day earlier', '2027-03-09'],
  ['what about the 13th?', '2027-03-13'],
])('the limit of an appointment does not outlive its day: “%s”', async (words, departureOn) => {
  const { situation, text } = await playWords(MEETING, words)
  expect(situation?.wishes.departureOn).toBe(departureOn)
  expect(situation?.slices[0]?.filters).toBeUndefined()
  expect(text).toMatch(/was for Wednesday 10 March 2027, so I’ve dropped that limit/)
})

test.each([
  ['London to Madrid 10 March one way, only flights after 6pm', 'change it to 12 March', 'leaving after 18:00'],
  ['London to Berlin 10 March one way, landing before 6pm', 'go on the 12th instead', 'arriving before 18:00'],
])('hours that are wished for by themselves stay: “%s”', async (first, then, filter) => {
  const { situation, text } = await playWords(first, then)
  expect(situation?.slices[0]?.filters).toEqual([filter])
  expect(text).not.toMatch(/dropped/)
})

test('who left the day of the appointment keeps the distance when it moves, and is told of its limit once', async () => {
  const { situation, text } = await playWords(MEETING, 'actually go a day earlier', 'the meeting moved to the 16th')
  expect(situation?.wishes.departureOn).toBe('2027-03-15')
  expect(text).not.toMatch(/dropped/)
})

test('hours said after those of an appointment are kept on another day', async () => {
  const { situation } = await playWords(MEETING, 'land before 9pm', 'go on the 12th instead')
  expect(situation?.slices[0]?.filters).toEqual(['arriving before 21:00'])
})
