import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import type { Situation } from '@/lib/travel/trip/situation'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { NO_FILTER, SAID } from './corpus'
import { foldFilters } from './fold'

const names = createKnownNames()
const situation = startThread().situation()

function fold(words: string, now: Situation = situation) {
  const { frames } = read(words, GRAMMAR, names)
  const { filters, softs, assumed, unheld, ...change } = foldFilters(frames, { today: now.today, situation: now, asked: new Set() })
  const lists = Object.entries({ softs, assumed, unheld }).filter(([, list]) => list.length > 0)
  return { ...change, ...filters, ...Object.fromEntries(lists) }
}

test.each(SAID)('%s', (words, change) => {
  expect(fold(words)).toEqual(change)
})

test.each([
  ['WLAN ist egal', { withWifi: null }],
  ['le wifi, peu importe', { withWifi: null }],
  ['el wifi da igual', { withWifi: null }],
  ['wifi zaruri nahi', { withWifi: null }],
  ['bitte mit Erstattung', { refundable: true }],
  ['nicht erstattbar ist ok', { refundable: false }],
  ['avec remboursement', { refundable: true }],
  ['pas besoin que ce soit remboursable', { refundable: false }],
  ['que sea reembolsable', { refundable: true }],
  ['no hace falta que sea reembolsable', { refundable: false }],
  ['refund wala ticket', { refundable: true }],
  ['refundable hona zaruri nahi', { refundable: false }],
])('%s', (words, change) => {
  expect(fold(words)).toEqual(change)
})

test.each(NO_FILTER)('no filter in "%s"', (words) => {
  expect(fold(words)).toEqual({})
})
