import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { unreadWords } from './reply'
import { readAlone } from './skills/grammar'

const NAMES = createKnownNames()

test.each<[words: string, unread: string[]]>([
  ['London to Lisbon 10 April, my mum needs a wheelchair at the airport', []],
  ['London to Lisbon 10 April, obviously not too early', []],
  ['Leeds to Rome on 3 May, seriously as cheap as humanly possible', []],
  ['London to Lisbon tomorrow with my blorp', ['blorp']],
  ['Leeds to Rome on 3 May from the other airport', ['other', 'airport']],
])('of “%s” only what nothing answers is named', (words, unread) => {
  expect(unreadWords(readAlone(words, NAMES).clauses, 'en')).toEqual(unread)
})
