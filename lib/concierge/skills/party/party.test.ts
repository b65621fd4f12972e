import { describe, expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { NOBODY, ONE, SAID_FIRST, SAID_LATER } from './corpus'
import { foldParty } from './fold'
import type { Travellers } from './people'

const names = createKnownNames()
const situation = startThread().situation()

function fold(words: string, known: Travellers = ONE, asked: ReadonlySet<string> = new Set()) {
  const { frames } = read(words, GRAMMAR, names, asked)
  return foldParty(frames, { today: situation.today, situation: { ...situation, wishes: { ...situation.wishes, ...known } }, asked })
}

describe('said first', () => {
  test.each(SAID_FIRST)('%s', (words, change) => {
    expect(fold(words).travellers).toEqual(change)
  })
})

describe('said later', () => {
  test.each(SAID_LATER)('%s', (words, known, change) => {
    expect(fold(words, known).travellers).toEqual(change)
  })
})

test.each(NOBODY)('nobody travels in "%s"', (words) => {
  expect(fold(words).travellers).toEqual({})
})
