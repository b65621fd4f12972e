import { expect, test } from 'vitest'
import { hidePersonal } from './hide-personal'

const FACTS = { names: ['Ada', 'Müller-Lüdenscheidt', 'O’Brien', '王小明'], words: ['12 Analytical Row', 'QWERTZ', '4242'] }
const hide = (text: string) => hidePersonal(text, FACTS, new Date('2026-11-22T12:00:00Z'))

test.each([
  ['write to ada.l+trip@mail.example.co.uk please', 'write to [e-mail] please'],
  ['ada (at) example.com', '[e-mail]'],
  ['call +44 20 7946 0958 or 0171/555-1234', 'call [number] or [number]'],
  ['card 4111 1111 1111 1111, also 4111-1111-1111-1111', 'card [number], also [number]'],
  ['passport C01X00T47 and X 1234567', 'passport [number] and X [number]'],
  ['numbers of another script: ٤١١١١١١١١١١١١١١١', 'numbers of another script: [number]'],
  ['hidden in between: 4111\u200b1111\u200b11111111', 'hidden in between: [number]'],
  ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<', '[number]'],
  ['born 12.05.1984, on 1984-05-12, 12 May 1984 or May 12, 1984', 'born [date], on [date], [date] or [date]'],
  ['Your booking reference is X7KQ2P.', 'Your booking reference is [reference].'],
  ['SBX-ABC123 is booked', '[reference] is booked'],
  ['the visa ending in 1234', 'the visa ending in [number]'],
  ['ada and ADA MULLER-LUDENSCHEIDT’s seat', '[name] and [name]’s seat'],
  ['Mr O’Brien and 王小明先生', 'Mr [name] and [name]先生'],
  ['My name is Grace Hopper, hello', 'My name is [name], hello'],
  ['12 analytical  row, qwertz', '[hidden], [hidden]'],
  ['Ada(12A) sits there', '[name] (12A) sits there'],
  ['see [my order](/orders/ord_1234567890) or https://example.com/x?token=1', 'see my order or [link]'],
])('%s', (said, shown) => {
  expect(hide(said)).toBe(shown)
})

test.each([
  'TP1361, 09:40 → 12:25+1, £1,212.40 for 2 travellers',
  'London to Lisbon on 2026-11-27, back 04/12/2026, one bag of 23 kg',
  'Fri 27 Nov 2026, from €99.00, BA0512 via MAD, 2 h 45',
  'Adaptable dates in Adana, under 12000 yen',
])('what is not personal stays: %s', (said) => {
  expect(hide(said)).toBe(said)
})

test.each([
  [['Jürgen', 'Groß'], 'GROSS/JUERGEN MR', '[name]/[name] MR'],
  [['Þóra', "O'Brien"], 'OBRIEN/THORA flies', '[name]/[name] flies'],
])('the names %j are hidden as tickets print them, too', (names, text, hidden) => {
  expect(hidePersonal(text, { names, words: [] }, new Date('2026-11-20T00:00:00Z'))).toBe(hidden)
})

test('long words and runs are hidden whole', () => {
  expect(hide(`${'x'.repeat(300)}@example.com`)).toBe('[e-mail]')
  expect(hide(`${'•'.repeat(300)} 1234`)).toBe(`${'•'.repeat(300)} [number]`)
  expect(hide(`P${'<'.repeat(300)}ANNA`)).toBe('[number]')
})

test.each([
  'London to Lisbon 13/03/2027 - 14/03/2027',
  '13.03.2027-14.03.2027 or 2027-03-13/2027-03-14',
  '13/03/2027–14/03/2027, or 13/03/27-14/03/27',
  '12-13/03/2027, or 13.-14.03.2027',
  '13 03 2027 - 14 03 2027, or 13. 03. 2027',
  'on 20270313, back 14032027',
])('the days of a trip stay: %s', (text) => expect(hide(text)).toBe(text))

test.each([
  ['28.05.1927 - 13.03.2027', '[date] - 13.03.2027'],
  ['born 01/02/1926', 'born [date]'],
  ['19840512 and 20271332', '[number] and [number]'],
])('days gone by and other digits do not: %s', (text, hidden) => expect(hide(text)).toBe(hidden))
