import type { KnownNames } from '@/lib/ports/known-names'
import type { PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../grammar/cover'
import { type Reading, read } from '../grammar/read'
import type { DatesChange } from '../skills/dates/change'
import { foldDates } from '../skills/dates/fold'
import { GRAMMAR } from '../skills/grammar'

/** Days and people have no names. */
const NAMELESS: KnownNames = {
  placesFrom: () => [],
  placeOfCode: () => null,
  placeMistyped: () => null,
  airlinesFrom: () => [],
  airlineMistyped: () => null,
  airlineOfCode: () => null,
  isPlainWord: () => true,
}

type KnownDays = {
  today: PlainDate
  departureOn?: PlainDate | null
  returnOn?: PlainDate | null
  asked?: readonly ('out' | 'ret')[]
  spokenOf?: PlainDate | null
}
/** `named` are all days in the words, travel days first; `rest` are the words with the others masked by "~". */
export type DaysIn = DatesChange & { named: PlainDate[]; rest: string }

/** The days in some words, ignoring the trip's own. */
export function daysIn(words: string, known: KnownDays): DaysIn {
  const { today, departureOn = null, returnOn = null, asked = [], spokenOf = null } = known
  const isAsked = new Set<string>(asked)
  const reading = read(parted(words), GRAMMAR, NAMELESS, isAsked)
  const frames = allFrames(reading)
  const dates = foldDates(frames, {
    today,
    asked: isAsked,
    situation: { wishes: { departureOn, returnOn } },
    spokenOf,
    isNewSearch: departureOn === null,
  })
  const named = [dates.departureOn, dates.returnOn, ...(dates.choice?.days ?? []).map(({ on }) => on), ...dates.otherDays]
  return {
    ...dates,
    named: named.filter((day) => day !== undefined),
    rest: masked(
      { ...reading, text: words },
      frames.filter(({ skill }) => skill === 'dates'),
    ),
  }
}

/** The words for another reading: already read ones masked by "~", unread parts around them. */
export function parted(words: string): string {
  return words.replace(/~/g, ';')
}

/** What the words name, in a wish, a question or a statement. */
function allFrames({ clauses }: Reading): Frame[] {
  return clauses.flatMap(({ said }) => said)
}

/** The words with some frames masked by "~", at the same positions. */
export function masked({ text, tokens }: Pick<Reading, 'text' | 'tokens'>, frames: readonly Frame[]): string {
  let rest = text
  for (const { start, end } of frames) {
    const [from, to] = [tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0]
    rest = rest.slice(0, from) + '~'.repeat(to - from) + rest.slice(to)
  }
  return rest
}
