import { expect, test } from 'vitest'
import { createPlanCalendarWriter } from './plan-calendar-file'

const stop = {
  uid: 'plan-1-castle@wayfarer',
  title: 'Castelo de São Jorge',
  place: 'Castelo de São Jorge, Lisbon',
  point: { latitude: 38.7139, longitude: -9.1335 },
  description: 'About 1 h 30; entrance €15–20 for an adult\nTimes are suggestions.',
  startsAt: '2027-03-28T09:30',
  endsAt: '2027-03-28T11:00',
}
const write = (changes: Partial<typeof stop>[]) =>
  createPlanCalendarWriter()
    .writePlan(
      changes.map((change) => ({ ...stop, ...change })),
      { calendarName: 'Lisbon, day by day' },
    )
    // Long lines are folded by a line break and a blank.
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')

test('times float: no zone and no UTC, also on the night when clocks change', () => {
  const lines = write([{}])
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270328T093000', 'DTEND:20270328T110000']))
  expect(lines.filter((line) => /TZID|VTIMEZONE/.test(line))).toEqual([])
  expect(lines.filter((line) => /^DT(START|END).*Z$/.test(line))).toEqual([])
})

test('a stop keeps its id, its point on the map and its words, and leaves the day free for others', () => {
  const lines = write([{}])
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Lisbon, day by day',
      'UID:plan-1-castle@wayfarer',
      'SUMMARY:Castelo de São Jorge',
      'LOCATION:Castelo de São Jorge\\, Lisbon',
      'GEO:38.7139;-9.1335',
      'DESCRIPTION:About 1 h 30\\; entrance €15–20 for an adult\\nTimes are suggestions.',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VCALENDAR',
    ]),
  )
})

test('each stop is one entry', () => {
  const lines = write([{}, { uid: 'plan-1-alfama@wayfarer' }])
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
})

test('no line is longer than 75 octets, also where each letter takes three', () => {
  const title = '東京都千代田区丸の内一丁目'.repeat(8)
  const file = createPlanCalendarWriter().writePlan([{ ...stop, title, place: title }], { calendarName: title })
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
  expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}\r\n`)
})
