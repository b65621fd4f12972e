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
  // Without an hour, and with a day to fly on said beside it, nothing is taken from the event.
  ['a wedding in Rome on 5 June, flying from Leeds', undefined, undefined, []],
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
  expect(early.text).toMatch(/No flight on Monday 8 March 2027 gets you to Frankfurt in time, so I’m looking at Sunday 7 March/)
  expect(early.situation?.wishes.departureOn).toBe('2027-03-07')
  const late = await playWords('a concert in Lisbon on 20 May at 8pm, from Manchester, back on the 23rd')
  expect(late.text).toMatch(/arriving before 18:00.*a couple of hours before it starts/)
})
