import { chance } from '@/tests/fixtures/duffel-market/chance'

/** One thing that is said, and what its sender does while it is answered. Milliseconds count from the answer's first word. */
export type PlannedTurn = {
  text: string
  /** Goes away after this long, and comes back. */
  leavesAfterMs: number | null
  /** Another window reads along. */
  hasSecondReader: boolean
  stopsAfterMs: number | null
  /** Sent while the answer is on its way. */
  queued: string | null
}

const FROM = ['London', 'Paris', 'Berlin', 'Madrid', 'Amsterdam', 'Dublin']
const TO = ['Lisbon', 'Rome', 'New York', 'Athens', 'Vienna', 'Istanbul', 'Oslo']
const NEXT = [
  'what about business class?',
  'only direct flights please',
  'one day later, please',
  'when does the first one leave?',
  'make it two adults',
  'which is the fastest?',
  'I take the first one',
  'what did I choose so far?',
]
const QUEUED = ['thank you', 'how long is that flight?', 'and which one is the cheapest?']
const LONGEST_READING_MS = 900
const FEWEST_TURNS = 2
const MOST_TURNS = 5

/** What a traveller says and does, chosen by the seed: a search first, then what people ask about one. */
export function planOf(client: number, seed: number): PlannedTurn[] {
  const draw = (...words: (string | number)[]) => chance(seed, 'thread', client, ...words)
  const pick = (list: string[], ...words: (string | number)[]) => list[Math.floor(draw(...words) * list.length)] ?? ''
  const turns = FEWEST_TURNS + Math.floor(draw('turns') * (MOST_TURNS - FEWEST_TURNS + 1))
  const search = `${pick(FROM, 'from')} to ${pick(TO, 'to')} in ${10 + Math.floor(draw('day') * 60)} days, one way`
  return Array.from({ length: turns }, (_, turn) => {
    const moment = Math.floor(draw(turn, 'moment') * LONGEST_READING_MS)
    const habit = draw(turn, 'habit')
    return {
      text: turn === 0 ? search : pick(NEXT, turn, 'next'),
      leavesAfterMs: habit < 0.35 ? moment : null,
      hasSecondReader: draw(turn, 'second') < 0.4,
      stopsAfterMs: habit > 0.85 ? moment : null,
      queued: draw(turn, 'queued') < 0.25 ? pick(QUEUED, turn, 'queued words') : null,
    }
  })
}
