import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { editDistance } from '@/lib/travel/edit-distance'
import { GRAMMAR } from '../skills/grammar'
import { LOOKALIKES } from './lookalikes'
import { mendSlips } from './slips'

const NAMES = createKnownNames()
const mended = (text: string) => mendSlips(text, GRAMMAR.lexicons.en, NAMES)

test.each([
  ['reurn', 'return'],
  ['Nonsttop.', 'Nonstop.'],
  ['two persns with 2 chcked bags', 'two persons with 2 checked bags'],
  ['we are three pepole', 'we are three people'],
  ['No layvoer in Doha', 'No layover in Doha'],
  ['the cheper one', 'the cheaper one'],
  ['Refunddable for both ways', 'Refundable for both ways'],
  ['My budet is 300 pouds', 'My budget is 300 pounds'],
  ['In bsiness class', 'In business class'],
  ['Start from scrtch', 'Start from scratch'],
  ['To the checkuot', 'To the checkout'],
  ['the latset flihgt on Modnay', 'the latest flight on Monday'],
  ['retruning on Setpember 4', 'returning on September 4'],
  ['fligth tommorow in ecnomy', 'flight tommorow in economy'],
  ['FROM PARIS TO ROME ON MODNAY', 'FROM PARIS TO ROME ON MONDAY'],
  ['One Way Fligth To Rome On Modnay', 'One Way Flight To Rome On Monday'],
  ['outbound in the mrning', 'outbound in the morning'],
  ['one-wya, non-stpo', 'one-way, non-stop'],
  ['tow adults and tree children in fist class', 'two adults and three children in first class'],
  ['a flight form Leeds to Rome', 'a flight from Leeds to Rome'],
  ['show adlts only', 'show adults only'],
  ['December 14 to Deember 18', 'December 14 to December 18'],
  ['from Noevmber 4 to Deember 2', 'from November 4 to December 2'],
])('"%s" is read as "%s"', (said, read) => {
  expect(mended(said)).toBe(read)
  expect(mended(read)).toBe(read)
})

test.each([
  'mail me at retrun@chepest.com',
  'it says "retrun flihgt" there',
  'my reference is RETRNS',
  'from Augusta to Marche',
  'to Returne Bay',
  'to Aprilia',
  'from Junin to Salta',
  'my friend Adalt comes along',
  'from Dulbin to Barselona',
  'Pairs to Mardid',
  'Costa Rica',
  'constructor',
  'teh+pls@example.org',
  "you shouldn’t and wouldn't",
  'aReturne',
  'user_retrun and 4adlts',
  'Adélts',
])('"%s" stays as it is', (said) => {
  expect(mended(said)).toBe(said)
})

const OPENINGS = [
  'I would like to fly from Leeds to Rome',
  'We need three seats to Malaga',
  'Hello, could you find us a direct flight to Oslo',
  'My mother and my father want to visit Vienna',
  'Please change the flight to Lisbon',
  'Two adults, a toddler and an infant are going to Nice',
  'Is there a cheaper ticket to Athens',
  'Book the second option to Dublin',
  'Show me what is left to Prague',
  'Our friends the Parsons are leaving for Porto',
]
const MIDDLES = [
  'leaving on Friday morning',
  'before the March holidays',
  'after eight in the evening',
  'for seven nights in April',
  'later this month',
  'with one stop at most',
  'without a layover in Paris',
  'in premium economy',
  'with British Airways or Iberia',
  'under 400 pounds in total',
]
const ENDINGS = [
  'and coming back on the fourth.',
  'with two checked bags, please.',
  'so that we miss neither the match nor the quiet night before it.',
  'but rather not at midnight, thanks.',
  'if the price is right?',
]
const EVERYDAY = `quite a few of them were quiet last night
  the prize for the best price went to a friend
  the light was too bright for the fright of the flight
  board and lodging are farther away than I thought
  a mouth, a month, a moth and a tenth
  weak tea for a week of heavy weather
  it was sunny on Sunday and there was a funny story
  a tree, three trees and a tow rope
  the plane lands at the place over there
  the list comes last, the fist comes first
  we might see a knight at night
  a glass of water in class
  they returned directly and said sorry
  a cheat is not cheap, and the heap was left in the fall
  the faster runner passed the master, his father, and a foster child
  the layer below the later letter was latter-day paper
  leading the team, leaning back, leaping over, heaving and weaving
  the widow looked out of the window and could see a cloud
  the weight and height of eight freight cars
  he was coding, combing his hair and doing the dishes
  the charge may change, chance is a fine thing
  all the fares, cares, hares and mares of the world
  a potion is no option, nor is a notion
  expect it, accept it, except where it was excerpted
  brutish ways are not British ways
  the emirate lies in the Emirates
  laughter at the slaughter, said the daughter
  the messenger met a passenger on a passage
  a collection and a correction make a connection
  I would never wound a wounded bird
  rather gather the leather than bother my other mother
  the bather in the lather was thirsty at thirty
  seats near the seas are treats, meats are eats
  cancer, cancel, chancel and candle
  it is chargeable, changeable and exchangeable
  the starch in this search made a smart start
  the filler in the filter began to falter
  a booming cooking show, looking back, was locking up
  heard about the abbot, the abode and the about-turn`
  .split('\n')
  .map((line) => line.trim())

test('leaves hundreds of correct sentences byte for byte unchanged', () => {
  const composed = OPENINGS.flatMap((opening) => MIDDLES.flatMap((middle) => ENDINGS.map((ending) => `${opening} ${middle} ${ending}`)))
  const sentences = [...composed, ...composed.map((sentence) => sentence.toLowerCase()), ...EVERYDAY]
  expect(sentences.length).toBeGreaterThan(1000)
  expect(sentences.filter((sentence) => mended(sentence) !== sentence)).toEqual([])
})

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SLIPS: [string, (word: string) => string[]][] = [
  [
    'two letters swapped',
    (word) =>
      places(word)
        .map((at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1))
        .slice(1),
  ],
  ['a letter dropped', (word) => places(word).map((at) => word.slice(0, at) + word.slice(at + 1))],
  ['a letter doubled', (word) => places(word).map((at) => word.slice(0, at) + word[at] + word.slice(at))],
  ['a letter added', (word) => places(word).flatMap((at) => [...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at)))],
  [
    'a letter replaced',
    (word) => places(word).flatMap((at) => [...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at + 1))),
  ],
]

const WORDS =
  'monday september tomorrow cheapest economy business passengers children luggage return tickets refundable morning connection'.split(' ')

test.each(SLIPS)('a word with %s is put right, or the slip is another word', (_, slipsOf) => {
  const wrong = WORDS.flatMap((word) =>
    slipsOf(word).filter((slip) => ![word, slip].includes(mended(slip)) && !isAnother(mended(slip), slip)),
  )
  expect(wrong).toEqual([])
  const unread = WORDS.flatMap((word) => slipsOf(word).filter((slip) => slip !== word && mended(slip) === slip && !isKnown(slip)))
  expect(unread).toEqual([])
})

/** As close to the typo as the word it was made from. */
function isAnother(found: string, slip: string): boolean {
  return editDistance(found, slip, 1) <= 1
}

function isKnown(slip: string): boolean {
  return NAMES.isPlainWord(slip) || LOOKALIKES.has(slip) || GRAMMAR.lexicons.en.words.has(slip) || NAMES.placesFrom([slip]).length > 0
}

/** Positions where a word may have a typo: the first letter is usually right. */
function places(word: string): number[] {
  return [...word].flatMap((_, at) => (at > 0 ? [at] : []))
}
