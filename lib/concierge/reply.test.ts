import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { unreadPhrases } from './reply'
import { readAlone } from './skills/grammar'

const NAMES = createKnownNames()

test.each<[words: string, unread: string[]]>([
  ['London to Lisbon 10 April, my mum needs a wheelchair at the airport', []],
  ['London to Lisbon 10 April, obviously not too early', []],
  ['Leeds to Rome on 3 May, seriously as cheap as humanly possible', []],
  ['London to Lisbon tomorrow with my blorp', ['blorp']],
  ['Leeds to Rome on 3 May from the other airport', ['other airport']],
  ['Leeds to Rome on 3 May. My mum is seventy and has a bad knee, it has been a rough year', []],
  ['Leeds to Rome on 3 May, we need the blorp and the zonks', ['blorp and the zonks']],
  ['I said Leeds to Rome on 3 May lol', []],
  ['blorp zonk', ['blorp zonk']],
])('of “%s” only what is wished and nothing answers is named, as it was said', (words, unread) => {
  expect(unreadPhrases(readAlone(words, NAMES).clauses, 'en')).toEqual(unread)
})
