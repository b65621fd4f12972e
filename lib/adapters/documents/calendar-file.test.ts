import { expect, test } from 'vitest'
import { createCalendarWriter } from './calendar-file'

const flight = {
  uid: 'ord-1-0-0@wayfarer',
  title: 'TP1360 London to Lisbon',
  place: 'Heathrow (LHR)',
  description: 'Sample Air, booking reference SBX-1',
  departsAt: '2026-12-04T09:40',
  departureZone: 'Europe/London',
  durationMinutes: 165,
}
const write = (changes: Partial<typeof flight>[], isCancelled = false) =>
  createCalendarWriter()
    .writeCalendar(
      changes.map((change) => ({ ...flight, ...change })),
      { isCancelled },
    )
    // Long lines are folded by a line break and a blank.
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')

test('a local time becomes the instant of its own airport, in summer as in winter', () => {
  const lines = write([
    {},
    { uid: 'summer', departsAt: '2027-07-01T09:40' },
    { uid: 'tokyo', departsAt: '2027-01-02T00:30', departureZone: 'Asia/Tokyo', durationMinutes: 720 },
    { uid: 'delhi', departsAt: '2027-01-02T04:00', departureZone: 'Asia/Kolkata' },
  ])
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART:20261204T094000Z',
    'DTSTART:20270701T084000Z',
    'DTSTART:20270101T153000Z',
    'DTSTART:20270101T223000Z',
  ])
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([
    'DTEND:20261204T122500Z',
    'DTEND:20270701T112500Z',
    'DTEND:20270102T033000Z',
    'DTEND:20270102T011500Z',
  ])
})

test('an entry keeps its id, so that a second download changes it instead of doubling it', () => {
  const lines = write([{}])
  expect(lines).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'UID:ord-1-0-0@wayfarer', 'STATUS:CONFIRMED', 'SEQUENCE:0']))
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('of a cancelled booking the same entries are taken out', () => {
  const lines = write([{}], true)
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:ord-1-0-0@wayfarer', 'STATUS:CANCELLED', 'SEQUENCE:1']))
})

test('signs that mean something in the file are written so that they do not', () => {
  const lines = write([{ title: 'A, B; C\\D', description: 'one\ntwo' }])
  expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D')
  expect(lines).toContain('DESCRIPTION:one\\ntwo')
})

const LONG = 'Zürich – São Tomé, 東京都千代田区丸の内一丁目 🧳'.repeat(12)

test('no line is longer than 75 octets, whatever it is written in, and every line ends in CRLF', () => {
  const file = createCalendarWriter().writeCalendar([{ ...flight, title: LONG, place: LONG, description: `${LONG}\n${'a'.repeat(300)}` }], {
    isCancelled: false,
  })
  const lines = file.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n\ufffd]/.test(line))).toEqual([])
  expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${LONG.replaceAll(',', '\\,')}\r\n`)
})

test('a lone carriage return does not end a line', () => {
  expect(write([{ title: 'one\rX-EVIL:two' }])).toContain('SUMMARY:one X-EVIL:two')
})
