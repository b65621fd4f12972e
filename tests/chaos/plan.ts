import { chance } from '@/tests/fixtures/duffel-market/chance'

/** What the bank's customer does when asked. */
export type BankAnswer = 'complete' | 'fail' | 'abandon'

/** What a traveller is going to do: with which cards, how patiently. */
export type Plan = { cards: string[]; bank: BankAnswer; isTwice: boolean; walksAwayAfterMs: number | null }

const GOOD = '4242424242424242'
const DECLINED = '4000000000000002'
const POOR = '4000000000009995'
const ASKS_THE_BANK = '4000002760003184'
const CARDS: [share: number, cards: string[], bank: BankAnswer][] = [
  [0.06, [DECLINED, GOOD], 'complete'],
  [0.02, [POOR], 'complete'],
  [0.05, [ASKS_THE_BANK], 'complete'],
  [0.02, [ASKS_THE_BANK, GOOD], 'fail'],
  [0.02, [ASKS_THE_BANK], 'abandon'],
]
const LONGEST_STAY_MS = 500

/** Every fifth presses in two tabs at once, every seventh walks away right after pressing; the rest is luck, chosen by the seed. */
export function planOf(client: number, seed: number): Plan {
  const number = client + 1
  const walksAwayAfterMs = number % 7 === 0 ? Math.floor(chance(seed, 'walks away', client) * LONGEST_STAY_MS) : null
  const isTwice = number % 5 === 0
  let reached = 0
  const luck = chance(seed, 'card', client)
  for (const [share, cards, bank] of CARDS) {
    reached += share
    if (luck < reached) return { cards, bank, isTwice, walksAwayAfterMs }
  }
  return { cards: [GOOD], bank: 'complete', isTwice, walksAwayAfterMs }
}
