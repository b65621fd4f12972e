import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const WITH_BABY = 'London to Lisbon 5 to 12 March, 2 adults and a baby'

test.each([
  ['Delhi se Dubai 10 december ko one way, 2 adults aur ek baby 8 mahine', 'baby hatao'],
  ['Delhi se Dubai 10 december ko one way, 2 adults aur ek baby 8 mahine', 'koi baby nahi'],
  ['Berlin nach Rom 5. bis 12. März, 2 Erwachsene und ein Baby', 'Baby doch nicht'],
  [WITH_BABY, 'no baby after all'],
  [WITH_BABY, 'sorry, the baby isn’t coming'],
  [WITH_BABY, 'we’ve decided to leave the baby with my mum'],
])('after “%s”, “%s” takes the baby off the search', async (first, words) => {
  const { situation } = await playWords(first, words)
  expect(situation?.wishes).toMatchObject({ adults: 2, infants: 0, childAges: [] })
})

test('“bacha ek hai, do nahi” puts the number of children right', async () => {
  const { situation } = await playWords('Delhi se Dubai 10 december ko one way, 2 adults aur do bacche', 'bacha ek hai, do nahi')
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0 })
})

const SURE = 'Your baby will be two by the last flight, and from then on airlines ask for a seat and a child’s fare.'
const MAYBE = 'If your baby turns two before the last flight, airlines ask for a seat and a child’s fare.'

test.each([
  ['me and my son who is 23 months, London to Lisbon 5 March to 12 April', SURE],
  ['London to New York 20 December to 20 March, 2 adults and a baby, he’s 22 months now', SURE],
  ['London to Lisbon 25 November to 10 December, 2 adults and a baby of 23 months', MAYBE],
])('a baby who turns two during the trip is noticed: %s', async (words, said) => {
  const { text } = await playWords(words)
  expect(text).toContain(said)
})

test('a younger baby is not spoken of, and the words offered search with a seat', async () => {
  expect((await playWords('London to Lisbon 5 to 12 March, 2 adults and a baby of 10 months')).text).not.toContain('turns two')
  const { situation } = await playWords(
    'London to Lisbon 5 March to 12 April, 2 adults and a baby of 23 months',
    'the baby needs their own seat',
  )
  expect(situation?.wishes).toMatchObject({ adults: 2, children: 1, infants: 0 })
})
