import { expect, test } from 'vitest'
import { createPhraseFinder } from './phrases'
import { ALL_WORDS } from './words/all-words'

const find = createPhraseFinder([
  ['paid', 'card .. charged|debited'],
  ['free', 'at no cost'],
  ['late', 'verspätet'],
])

test.each([
  ['your card has just been charged', ['paid']],
  ['card debited', ['paid']],
  ['your card is one of those that nobody has ever charged', []],
  ['charged to the card', []],
  ['changes come at no cost', ['free']],
  ['at very no cost', []],
  ['der flug ist verspatet', ['late']],
])('“%s” has the phrases %j', (text, names) => {
  expect([...find(text.split(' '))]).toEqual(names)
})

test('an alternative is one word: a space would begin the next step of the phrase', () => {
  const phrases = ALL_WORDS.flatMap(({ claims, manners, nearness }) =>
    [claims, manners, nearness].flatMap((group) => Object.values(group).flat()),
  )
  const broken = phrases.filter((phrase) => /(?:^|\s)\||\|(?:\s|$)|\s{2}|\.\.\s*$|^\.\./.test(phrase))
  expect(phrases.length).toBeGreaterThan(500)
  expect(broken).toEqual([])
})
