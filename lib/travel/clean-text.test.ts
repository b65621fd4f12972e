import { expect, test } from 'vitest'
import {
  cleanEmail,
  cleanLine,
  cleanPassword,
  cleanText,
  cleanWithPlaces,
  cleanWords,
  latinDigits,
  visibleLine,
  visibleText,
  withoutWrapping,
} from './clean-text'

test.each([
  ['a non-breaking hyphen', 'Jean\u2011Luc', 'Jean-Luc'],
  ['an en dash', 'Mary\u2013Jane', 'Mary-Jane'],
  ['a zero-width space', 'Li\u200b', 'Li'],
  ['direction marks', '\u202a+44 20 7946 0000\u202c', '+44 20 7946 0000'],
  ['a right-to-left override', 'Ada \u202egnoL', 'Ada gnoL'],
  ['full-width letters and digits', 'Ｌｉ ２０２７', 'Li 2027'],
  ['Arabic digits', '٣ مارس ۱۲', '3 مارس 12'],
  ['typographic quotes', '\u201cLondon\u201d l\u2019Aquila', '"London" l\'Aquila'],
  ['accents in the place of an apostrophe', 'O`Neill O´Neill', "O'Neill O'Neill"],
  ['blanks of all kinds', 'New\u00a0York\u2003 City\t', 'New York City'],
  ['accents typed as signs of their own', 'Jose\u0301', 'José'],
  ['half a surrogate', 'Li\ud800', 'Li\ufffd'],
])('%s', (_, typed, cleaned) => expect(cleanLine(typed)).toBe(cleaned))

test.each([
  ['12½ Oak Street', '12 1/2 Oak Street'],
  ['½ Oak Street', '1/2 Oak Street'],
  ['12 ½', '12 1/2'],
  ['٢¾', '2 3/4'],
  ['2⅓h, ½1', '2 1/3h, 1/2 1'],
  ['⅟5', '1/5'],
  ['½¼', '1/2 1/4'],
  ['12\u2060½', '12 1/2'],
  ['1⁄2', '1/2'],
])('the fraction of %s is written as %s', (typed, cleaned) => expect(cleanText(typed)).toBe(cleaned))

test('joiners stay within words of scripts that need them', () => {
  expect(cleanLine('می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(cleanLine('क्\u200dष')).toBe('क्\u200dष')
  expect(cleanLine('A\u200dda')).toBe('Ada')
})

test('line breaks stay in a text of several lines', () => {
  expect(cleanText('one\r\ntwo\u2028three\rfour\u0007')).toBe('one\ntwo\nthree\nfour')
})

test.each([
  ['London 🇬🇧 to Rome 🇮🇹', 'London to Rome'],
  ['**London** to **Madrid**', 'London to Madrid'],
  ['_London_ to ~~Paris~~ `Rome`', 'London to Paris Rome'],
  ['***London***', 'London'],
  ['* London\n* Rome', 'London\nRome'],
  ['> London to Rome', 'London to Rome'],
  ['two adults 👨‍👩‍👧 and 1 child 👍🏽', 'two adults and 1 child'],
  ['2 * 3 is 6, #1, 5 > 4', '2 * 3 is 6, #1, 5 > 4'],
  ['thr_12_ab stays', 'thr_12_ab stays'],
  ['London ➡️ Rome ⇄ Paris', 'London → Rome ↔ Paris'],
  ['1️⃣2️⃣ March', '12 March'],
  ['London¹ and Rome[2], 10² m', 'London and Rome, 102 m'],
  ['L\u0336ondon', 'London'],
  ['<p>London</p><p>Rome &amp; <b class="x">Paris</b></p>', 'London\n\nRome & Paris'],
  ['[London](https://example.org)', 'London'],
  ['\u200e[12/03/27, 2:22:05\u202fPM] Ada: hello', 'hello'],
  ['12.03.27, 14:22 - Ada: hello', 'hello'],
  ['at 14:22 Ada: hello', 'at 14:22 Ada: hello'],
  ['12.03.27, 14:22 - Ada: hello\n12.03.27, 14:25 - +44 20 7946 0958: hi', 'hello\nhi'],
  ['12.03.27, 14:22 - Ana de la Cruz: hello\n12.03.27, 14:25 - Ada: hi', 'hello\nhi'],
  ['12/03/2027, 09:30 - London to Rome: two adults, window', '12/03/2027, 09:30 - London to Rome: two adults, window'],
  ['12.03.2027, 09:30 - London nach Rom: Fenster', '12.03.2027, 09:30 - London nach Rom: Fenster'],
  ['12/03/2027 09:30 - de Paris à Rome: hublot', '12/03/2027 09:30 - de Paris à Rome: hublot'],
  ['12/03/2027, 09:30 - BA2490: two adults', '12/03/2027, 09:30 - BA2490: two adults'],
  [
    '12/03/2027, 09:30 - London to Rome: two adults\n15/03/2027, 18:00 - Rome → London: window',
    '12/03/2027, 09:30 - London to Rome: two adults\n15/03/2027, 18:00 - Rome → London: window',
  ],
])('%s says %s', (typed, cleaned) => expect(cleanWords(typed)).toBe(cleaned))

test('quotes and brackets around the whole go, those within stay', () => {
  expect(['"London"', '(Rome)', '[“Paris”]'].map((text) => withoutWrapping(cleanText(text)))).toEqual(['London', 'Rome', 'Paris'])
  expect(withoutWrapping('London (LHR)')).toBe('London (LHR)')
})

test('words that are shown again keep their signs and emoji, but nothing that is not seen or that turns them', () => {
  expect(visibleLine(' Rome\u202e – “our”\u200b  trip ❤️ 1️⃣ 👩‍👧\n½ ')).toBe('Rome – “our” trip ❤️ 1️⃣ 👩‍👧 ½')
  expect(visibleText('one\r\ntwo\u2066\u0007')).toBe('one\ntwo')
})

test('an email address is one however it was pasted', () => {
  expect(cleanEmail('\u202aAna＠Example.com\u202c\u00a0')).toBe('ana@example.com')
})

test('cleaning twice changes nothing more', () => {
  for (const text of ['Ｊｅａｎ\u2011Luc \u202e', '“A” ‘b’ – 🇬🇧', 'ﬁne ½ ™ \u00ad', '12½ ½2 ½¼ 1⅟2', '1\u200b½', '½\u200b2']) {
    expect(cleanText(cleanText(text))).toBe(cleanText(text))
  }
})

test('a password is the same however its accents were typed, and keeps what is invisible', () => {
  expect(cleanPassword('Cafe\u0301 1')).toBe(cleanPassword('Café\u00a01'))
  expect(cleanPassword('a\u200db')).toBe('a\u200db')
})

test('digits of every script are read', () => expect(latinDigits('०१२ ٣٤ ９')).toBe('012 34 9'))

test.each(['4️⃣2️⃣ ok', 'a\u200b٤٢ ok', 'ﬁ 𝟒𝟐 ok', '42 ok'])('what the plain text holds is found again in %j as it was typed', (text) => {
  const { plain, placeOf } = cleanWithPlaces(text)
  const at = plain.indexOf('42')
  const { start, end } = placeOf(at, at + 2)
  expect(at).toBeGreaterThanOrEqual(0)
  expect(text.slice(end)).toMatch(/^(?:\ufe0f\u20e3)? ok$/)
  expect(cleanText(text.slice(start, end)).replace(/[^0-9]/g, '')).toBe('42')
})
