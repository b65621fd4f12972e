import { expect, test } from 'vitest'
import { readDroppedReturn } from './dropped-return'

test.each([
  'forget about the flight back',
  'Skip the return leg please',
  'no way back needed after all',
  'We no longer need the return flight',
  'cancel our way home',
  "I don't need a return any more",
  'leave off the homeward flight',
  'we are going home by ferry',
  "I'll take the night train back",
  'they are coming back by car',
  'My neighbour drives us home',
  'we will rent a car home',
  'a friend is giving me a lift back',
  'bus home',
  'we will not be coming back',
  'The return is too expensive, skip it',
  'I take the Eurostar back',
  'only the way out then',
  'Just the outbound, please.',
])('the way back is given up in "%s"', (words) => {
  expect(readDroppedReturn(words).isDropped).toBe(true)
})

test.each([
  'return on the 9th',
  'forget the return date, what about Sunday?',
  'remove the return time filter',
  'without the return before 9',
  'we come back by plane',
  'I must land early so I can drive home',
  'can I take the train to the airport?',
  'only the flights before noon',
  'the outbound only in the morning',
  'I will be back on Monday',
  'not returning on Monday but on Tuesday',
  'a return ticket for my brother',
])('the way back stays in "%s"', (words) => {
  expect(readDroppedReturn(words)).toEqual({ isDropped: false, rest: words })
})

test('what gives up the way back is no wish for a train, and nobody more to fly', () => {
  expect(readDroppedReturn('My sister drives me home, two bags').rest).toMatch(/^~+, two bags$/)
  expect(readDroppedReturn('Forget the return, I take the train home.').rest).not.toMatch(/train/)
})
