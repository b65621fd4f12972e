import { expect, test } from 'vitest'
import { hearAssistant } from '@/lib/concierge/understand/dialogue/hear-assistant'
import { knowDesks, knownToSell, soundsSelling } from './desks'
import type { DialogueRow } from './rows'

const heard = ({ utterance = '' }: { utterance?: string | undefined }) => hearAssistant(utterance, '2026-11-20')

function row(lines: string[], services?: string[]): DialogueRow {
  const turns = lines.map((line) => ({ speaker: line.startsWith('A:') ? 'system' : 'user', utterance: line.slice(3) }))
  return { id: 'a-1', turns, ...(services ? { services } : {}) }
}

const OFFER = 'A: Iberia leaves at 7:05 am for £240.'

test.each([
  ['asks whether to buy', [OFFER, 'A: Shall I purchase the tickets?'], true],
  ['is asked to buy', [OFFER, 'T: Great, please buy the ticket for me'], true],
  ['reads a booking back', ['A: Please confirm: one way from Leeds to Porto with Iberia.'], true],
  ['only searches', [OFFER, 'T: Sounds good, thanks', 'A: Have a nice day.'], false],
  ['sells a room', ['A: There is a nice hotel in Porto.', 'A: Shall I reserve a room at the hotel?', OFFER], false],
])('a desk that %s', (_, lines, sells) => {
  expect(soundsSelling(row(lines), heard)).toBe(sells)
})

test('acts beside the words tell as well', () => {
  const told = (act: object) => soundsSelling({ id: 'a-1', turns: [{ speaker: 'system', utterance: '', acts: [act as never] }] }, heard)
  expect(told({ act: 'CONFIRM', slot: 'airlines', values: ['Iberia'] })).toBe(true)
  expect(told({ act: 'OFFER_INTENT', values: ['BookFlight'] })).toBe(true)
  expect(told({ act: 'CONFIRM', slot: 'hotel_name', values: ['Sol'] })).toBe(false)
})

test('a desk is known by most of its conversations', () => {
  const buying = row([OFFER, 'A: Shall I purchase the tickets?'], ['Flights_A'])
  const plain = row([OFFER, 'T: thanks'], ['Flights_A', 'Hotels_B'])
  const desks = knowDesks([buying, buying, plain], (one) => soundsSelling(one, heard))
  expect(knownToSell(plain, desks)).toBe(true)
  expect(knownToSell(row([OFFER], ['Flights_C']), desks)).toBeUndefined()
})
