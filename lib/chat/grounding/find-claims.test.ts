import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import type { Reading } from './claim'
import { findClaims } from './find-claims'

const names = createNameFinder()

/** Each claim in short: "£ 129", "09:40", "2:45 h", "5.27.11.", "TP1361", "~TP" for an airline, "@LIS" for a place. */
function claimsIn(text: string): string[] {
  return findClaims(text, { names }).claims.map(({ readings }) => [...new Set(readings.map(inShort))].join('|'))
}

function inShort(reading: Reading): string {
  const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  switch (reading.kind) {
    case 'amount':
      return `${reading.currencies.length > 2 ? 'some' : reading.currencies.join('/') || 'bare'} ${reading.thousandths / 1000}`
    case 'time':
      return clock(reading.minute)
    case 'duration':
      return `${reading.minutes} min`
    case 'date':
      return Object.entries(reading.pattern)
        .map(([field, value]) => `${field} ${value}`)
        .join(' ')
    case 'flight':
      return reading.number
    case 'link':
    case 'state':
      return reading.kind
    default:
      return `${reading.kind} ${reading.means.at(-1) ?? reading.folded}`
  }
}

test.each([
  ['€1,234.50', ['EUR 1234.5']],
  ['1.234,50 €', ['EUR 1234.5']],
  ['1 234,50 €', ['EUR 1234.5']],
  ['300 euros', ['EUR 300']],
  ['GBP 62', ['GBP 62']],
  ['¥12,345', ['JPY/CNY 12345']],
  ['₹1,23,456.00', ['INR 123456']],
  ['$1.2k', ['some 1200']],
  ['KWD 1.234', ['KWD 1.234']],
  ['two hundred and fifty pounds', ['GBP/EGP 250']],
  ['£100–200', ['GBP 100', 'GBP 200']],
  ['It costs 129 in all.', ['bare 129']],
  ['Yours for 199.', ['bare 199']],
  ['EUR: 200', ['EUR 200']],
  ['Price (EUR): 200', ['EUR 200']],
  ['a 200-euro fare', ['EUR 200']],
  ['200 or so euros', ['EUR 200']],
  ['200 Scots pounds', ['GBP/EGP 200']],
  ['AU$200', ['AUD 200']],
  ['MX$1,807.00', ['MXN 1807']],
  ['HK$ 300', ['HKD 300']],
  ['US$300', ['USD 300']],
  ['A$300 or CA$310', ['AUD 300', 'CAD 310']],
  ['SEK\u00a01,200', ['SEK 1200']],
  ['300 kr', ['some 300']],
  ['CN¥90', ['CNY 90']],
  ['JP¥12,345', ['JPY 12345']],
  ['ZAR 5,400.00', ['ZAR 5400']],
  ['R5,400', ['ZAR 5400']],
  ['kr. 200', ['some 200']],
  ['₴200', ['₴ 200']],
  ['200 roubles', ['RUB 200']],
  ['€<b>200</b>', ['EUR 200']],
  ['zweihundertfünfzig Euro', ['EUR -0.001']],
  ['deux cents euros', ['EUR -0.001']],
  ['doscientos euros', ['EUR -0.001']],
  ['do sau rupaye', ['INR -0.001']],
  ['refunded less €25.00.', ['EUR 25']],
])('%s is an amount', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

test.each([
  ['at 09:40:', ['09:40']],
  ['9:40 pm', ['21:40']],
  ['9pm', ['21:00']],
  ['at 12:10 a.m.', ['00:10']],
  ['half past nine', ['09:30|21:30']],
  ['quarter to ten in the evening', ['21:45']],
  ['at 9.', ['09:00|21:00']],
  ['noon', ['12:00']],
  ['21.40 Uhr', ['21:40']],
  ['à 21h40', ['1300 min|21:40']],
  ['2 h 45 for two', ['165 min']],
  ['2h45m', ['165 min']],
  ['1.5 hours', ['90 min']],
  ['a 45-minute stop', ['45 min']],
  ['an hour and a half', ['90 min']],
  ['three quarters of an hour', ['45 min']],
  ['2 h and 2 stops', ['120 min']],
  ['2:45 h', ['02:45|165 min']],
  ['à 9 h 40', ['580 min|09:40']],
  ['eleven fifteen', ['11:15']],
  ['nine forty-five pm', ['21:45']],
  ['one twenty-minute stop', ['20 min']],
  ['um halb zehn', ['09:30|21:30']],
  ['um elf Uhr fünfzehn', ['11:15|23:15']],
  ['à neuf heures et demie', ['09:30|21:30|570 min']],
  ['a las nueve y media', ['09:30|21:30']],
])('%s is a time or a length of it', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

test.each([
  ['Fri 27 Nov', ['weekday 5 day 27 month 11']],
  ['November 27th, 2026', ['day 27 month 11 year 2026']],
  ['the 27th of November', ['day 27 month 11']],
  ['27–29 November', ['day 27 month 11', 'day 29 month 11']],
  ['2026-11-27', ['year 2026 month 11 day 27']],
  ['12/05', ['day 12 month 5|day 5 month 12']],
  ['on the 12th', ['day 12']],
  ['on the twenty-first', ['day 21']],
  ['the fifteenth of December', ['day 15 month 12']],
  ['December first', ['day 1 month 12']],
  ['back on Sunday', ['weekday 0']],
  ['the day after tomorrow', ['offset 2']],
  ['Freitag, 27. November', ['weekday 5 day 27 month 11']],
  ['vendredi 27 novembre', ['weekday 5 day 27 month 11']],
  ['el viernes, 27 de noviembre', ['weekday 5 day 27 month 11']],
  ['शुक्रवार 27 नवंबर', ['weekday 5 day 27 month 11']],
  ['in May', ['month 5']],
])('%s is a day', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

test.each([
  ['TP1361 and U2 947', ['TP1361', 'U2947']],
  ['tp1361 by qatar airways', ['TP1361', 'airline QR']],
  ['TAP Air Portugal, Swiss or easyJet', ['airline TP', 'airline LX', 'airline U2']],
  ['British Airways’ fares', ['airline BA']],
  ['Zephyr Airways', ['airline zephyr airways']],
  ['from Heathrow to St. Louis', ['place LHR', 'place STL']],
  ['via New York (JFK)', ['place NYC', 'place JFK']],
  ['Air France flies from France', ['airline AF', 'place FR']],
  ['https://evil.example/x', ['link']],
  ['![x](..//evil.example/x.png)', ['link']],
])('%s is named', (text, claims) => {
  expect(claimsIn(text)).toEqual(claims)
})

test.each([
  'May I help? Nice choice; you may march on.',
  'Which fare would you like: Light, Standard or Flex?',
  'The first of 49 flights has 2 stops, 23 kg and an A320.',
  'One way or return, for 2 adults, row 12A?',
  'There are 3 real options and 2 won seats; the first one in two hundred.',
  'BUS or VPN, YES or NEW: write TSA in capitals, SUN and MON as well.',
  'Open 24/7, 100% sure, CO2 included.',
  'Split the bill? Mobile tickets are fine.',
  'Swiss francs and United States dollars are currencies of their own.',
])('%s claims nothing that would have to stand in a result', (text) => {
  expect(claimsIn(text).filter((claim) => claim !== 'place US')).toEqual([])
})

test('hidden and foreign signs do not hide a claim', () => {
  expect(claimsIn('£\u200b1\u200b29 at 0\u200b9:40')).toEqual(['GBP 129', '09:40'])
  expect(claimsIn('￡１２９')).toEqual(['GBP 129'])
  expect(claimsIn('€١٢٩')).toEqual(['EUR 129'])
  expect(claimsIn('**TP1361** for **£129**')).toEqual(['TP1361', 'GBP 129'])
})
