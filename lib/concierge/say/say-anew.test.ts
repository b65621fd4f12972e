import { expect, test } from 'vitest'
import { sayAnew } from './say-anew'

test('a question that was asked a moment ago comes in other words', () => {
  expect(sayAnew('Which flight would you like?', '12 flights to choose from. Which flight would you like?')).toBe(
    'Tell me which one you like, by its time or its place in the list.',
  )
  expect(sayAnew('You are welcome. Which fare would you like?', 'Hello. Which fare would you like?')).toBe(
    'You are welcome. Just name the fare that suits you.',
  )
})

test('of a fact it is owned that it is as before', () => {
  const best = 'The cheapest is KA10 at 09:40: £110.00.'
  expect(sayAnew(`Direct flights only: 4 flights. ${best}`, `9 flights to choose from. ${best}`)).toBe(
    `Direct flights only: 4 flights. As before, the cheapest is KA10 at 09:40: £110.00.`,
  )
})

test('an offer keeps its words, so that a yes can be read', () => {
  const offer = 'Shall I look on that day?'
  expect(sayAnew(`Tue 12 Jan is the cheapest. ${offer}`, `Mon 11 Jan is the cheapest. ${offer}`)).toContain(offer)
})

test('what an offer would leave out stays in its words', () => {
  const said = 'No flight fits. Without “up to £50” there is one, for £80. Shall I leave that out?'
  expect(sayAnew(said, said)).toContain('Without “up to £50” there is one, for £80. Shall I leave that out?')
})

test('nothing is ever said twice in a row, however often it is asked', () => {
  let last = ''
  for (let turn = 0; turn < 8; turn++) {
    const said = sayAnew('KA10 at 09:40 is direct.', last)
    expect(said).not.toBe(last)
    expect(said).toContain('KA10 at 09:40 is direct.')
    last = said
  }
})

test('what was not said before stays as it is', () => {
  expect(sayAnew('Where would you like to go?', '')).toBe('Where would you like to go?')
  expect(sayAnew('You are welcome.', 'Hello. Where would you like to go?')).toBe('You are welcome.')
})

test.each(['Extras are chosen here.', 'Meals are chosen here.', 'Until you pay it can be changed.', 'No meals can be ordered on BB22.'])(
  'in the middle of a sentence “%s” begins small',
  (told) => {
    expect(sayAnew(`${told} That is new.`, `${told} Is it?`)).toBe(
      `As before, ${told.charAt(0).toLowerCase()}${told.slice(1)} That is new.`,
    )
  },
)
