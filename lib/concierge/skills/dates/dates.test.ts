import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import type { PlainDate } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import type { DatesChange, DatesContext } from './change'
import { foldDates } from './fold'

const names = createKnownNames()

/** For tests: what a message says of days, with a trip of which only these days are known. */
type KnownDays = {
  today?: PlainDate
  departureOn?: PlainDate | null
  returnOn?: PlainDate | null
  asked?: 'departure' | 'return' | 'both' | null
  dayOrder?: DatesContext['dayOrder']
  spokenOf?: PlainDate | null
  isListShown?: boolean
  isNewSearch?: boolean
}

// 18 November 2026 is a Wednesday.
const WEDNESDAY = '2026-11-18'

function readDays(words: string, known: KnownDays = {}): DatesChange {
  const asked = new Set(known.asked === 'both' ? ['out', 'ret'] : known.asked ? [known.asked === 'return' ? 'ret' : 'out'] : [])
  const { frames } = read(words, GRAMMAR, names, asked)
  return foldDates(frames, contextOf(known, asked))
}

function contextOf(
  { today = WEDNESDAY, departureOn = null, returnOn = null, asked: _, ...rest }: KnownDays,
  asked: Set<string>,
): DatesContext {
  const wishes = { departureOn, returnOn } as Situation['wishes']
  return { ...rest, today, asked, situation: { today, wishes } as Situation }
}

test.each([
  ['tomorrow morning', '2026-11-19', undefined],
  ['12 to 19 March', '2027-03-12', '2027-03-19'],
  ['leaving Friday back Sunday', '2026-11-20', '2026-11-22'],
])('"%s" leaves on %s and comes back on %s', (words, departureOn, returnOn) => {
  expect(readDays(words)).toMatchObject({ departureOn, ...(returnOn ? { returnOn } : {}) })
})
