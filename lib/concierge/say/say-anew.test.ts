import { expect, test } from 'vitest'
import { NOTHING_TOLD, type Told } from '../pending'
import { asking, unmarked } from './marked'
import { sayAnew } from './say-anew'
import { askFareOf, askFlight } from './say-talk'

/** Said after another answer, with its `told`. */
function after(last: Told, said: string): { words: string; told: Told } {
  const anew = sayAnew(said, last)
  const { words, told } = unmarked(anew.said)
  return { words, told: { ...told, sentences: anew.sentences } }
}

const inTurn = (first: string, second: string) => after(after(NOTHING_TOLD, first).told, second).words

test('rewords a question asked a moment ago', () => {
  expect(inTurn(`I found 12 flights. ${askFlight(null)}`, askFlight(null))).toBe(
    'Tell me which one you’d like, by its time or its place in the list.',
  )
  expect(inTurn(`Hello. ${askFareOf('one')}`, `You’re welcome. ${askFareOf('one')}`)).toBe('You’re welcome. Just name the fare you’d like.')
})

test('a reworded question still asks the same', () => {
  const { said } = sayAnew(askFlight('Return'), after(NOTHING_TOLD, askFlight('Return')).told)
  expect(unmarked(said)).toMatchObject({
    words: 'Which one would you like for the return?',
    pending: { asked: 'which-flight', about: 'the return', choices: [] },
  })
})

test('a repeated fact begins with “as before”', () => {
  const best = 'The cheapest is KA10 at 09:40 for £110.00.'
  expect(inTurn(`I found 9 flights. ${best}`, `Direct flights only: I found 4 flights. ${best}`)).toBe(
    `Direct flights only: I found 4 flights. As before, the cheapest is KA10 at 09:40 for £110.00.`,
  )
})

test('repeats an offer, so that a yes has something to answer', () => {
  const offer = asking(
    { asked: 'confirm', acts: [{ tool: 'searchFlights', input: { departureOn: '2027-01-12' } }] },
    'Shall I search that day?',
  )
  expect(inTurn(`Monday 11 January is the cheapest. ${offer}`, `Tuesday 12 January is the cheapest. ${offer}`)).toBe(
    'Tuesday 12 January is the cheapest. Shall I search that day?',
  )
})

test('never says the same twice in a row, however often it is asked', () => {
  let last = after(NOTHING_TOLD, 'KA10 at 09:40 is direct.')
  for (let turn = 0; turn < 8; turn++) {
    const next = after(last.told, 'KA10 at 09:40 is direct.')
    expect(next.words).not.toBe(last.words)
    expect(next.words).toContain('KA10 at 09:40 is direct.')
    last = next
  }
})

test('leaves new sentences as they are', () => {
  expect(after(NOTHING_TOLD, 'Where would you like to go?').words).toBe('Where would you like to go?')
  expect(inTurn('Hello. Where would you like to go?', 'You’re welcome.')).toBe('You’re welcome.')
})

test.each(['Extras are chosen here.', 'Meals are chosen here.', 'Until you pay it can be changed.', 'You can’t order meals on BB22.'])(
  'in the middle of a sentence “%s” begins small',
  (told) => {
    expect(inTurn(`${told} Is it?`, `${told} That is new.`)).toBe(`As before, ${told.charAt(0).toLowerCase()}${told.slice(1)} That is new.`)
  },
)
