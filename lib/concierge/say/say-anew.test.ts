import { expect, test } from 'vitest'
import { NOTHING_TOLD, type Told } from '../pending'
import { asking, unmarked } from './marked'
import { sayAnew } from './say-anew'
import { askFareOf, askFlight } from './say-talk'

/** Said after another answer, and what that tells. */
function after(last: Told, said: string): { words: string; told: Told } {
  const anew = sayAnew(said, last)
  const { words, told } = unmarked(anew.said)
  return { words, told: { ...told, sentences: anew.sentences } }
}

const inTurn = (first: string, second: string) => after(after(NOTHING_TOLD, first).told, second).words

test('a question that was asked a moment ago comes in other words', () => {
  expect(inTurn(`12 flights to choose from. ${askFlight(null)}`, askFlight(null))).toBe(
    'Tell me which one you like, by its time or its place in the list.',
  )
  expect(inTurn(`Hello. ${askFareOf('one')}`, `You are welcome. ${askFareOf('one')}`)).toBe(
    'You are welcome. Just name the fare that suits you.',
  )
})

test('a question in other words still asks the same', () => {
  const { said } = sayAnew(askFlight('the way back'), after(NOTHING_TOLD, askFlight('the way back')).told)
  expect(unmarked(said)).toMatchObject({
    words: 'Which one shall it be for the way back?',
    pending: { asked: 'which-flight', about: 'the way back', choices: [] },
  })
})

test('of a fact it is owned that it is as before', () => {
  const best = 'The cheapest is KA10 at 09:40: £110.00.'
  expect(inTurn(`9 flights to choose from. ${best}`, `Direct flights only: 4 flights. ${best}`)).toBe(
    `Direct flights only: 4 flights. As before, the cheapest is KA10 at 09:40: £110.00.`,
  )
})

test('an offer is put again, so that a yes has something to answer', () => {
  const offer = asking(
    { asked: 'confirm', acts: [{ tool: 'searchFlights', input: { departureOn: '2027-01-12' } }] },
    'Shall I look on that day?',
  )
  expect(inTurn(`Mon 11 Jan is the cheapest. ${offer}`, `Tue 12 Jan is the cheapest. ${offer}`)).toBe(
    'Tue 12 Jan is the cheapest. Shall I look on that day?',
  )
})

test('nothing is ever said twice in a row, however often it is asked', () => {
  let last = after(NOTHING_TOLD, 'KA10 at 09:40 is direct.')
  for (let turn = 0; turn < 8; turn++) {
    const next = after(last.told, 'KA10 at 09:40 is direct.')
    expect(next.words).not.toBe(last.words)
    expect(next.words).toContain('KA10 at 09:40 is direct.')
    last = next
  }
})

test('what was not said before stays as it is', () => {
  expect(after(NOTHING_TOLD, 'Where would you like to go?').words).toBe('Where would you like to go?')
  expect(inTurn('Hello. Where would you like to go?', 'You are welcome.')).toBe('You are welcome.')
})

test.each(['Extras are chosen here.', 'Meals are chosen here.', 'Until you pay it can be changed.', 'No meals can be ordered on BB22.'])(
  'in the middle of a sentence “%s” begins small',
  (told) => {
    expect(inTurn(`${told} Is it?`, `${told} That is new.`)).toBe(`As before, ${told.charAt(0).toLowerCase()}${told.slice(1)} That is new.`)
  },
)
