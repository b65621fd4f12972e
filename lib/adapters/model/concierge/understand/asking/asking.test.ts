import { expect, test } from 'vitest'
import { type Asking, readAsking, readQuestions } from './asking'

test.each<[string, Asking | null]>([
  ['what plane is it?', 'aircraft'],
  ['who actually flies that one', 'operator'],
  ['which terminal do we leave from?', 'terminal'],
  ['how much carbon is that?', 'co2'],
  ['how many seats are left?', 'seats-left'],
  ['how long does this price stay valid?', 'holds'],
  ['is that a good price?', 'good-price'],
  ['is it really the cheapest?', 'is-cheapest'],
  ['which day is cheapest? what other days are there', 'other-days'],
  ['is another day cheaper', 'other-days'],
  ['what is left to do?', 'left-to-do'],
  ['ok now what', 'left-to-do'],
  ['what have I picked so far', 'chosen'],
  ['is there wi-fi on board?', 'unlisted'],
  ['do we get a meal?', 'extras'],
  ['the difference between the first and the last', 'difference'],
  ['which one would you take?', 'recommend'],
  ['how much does each of us pay?', 'shares'],
  ['why is this first?', 'why'],
  ['how long is the layover?', 'layover'],
  ['can I take a rucksack into the cabin?', 'hand-bags'],
  ['is a suitcase included?', 'bags'],
  ['what does flex mean?', 'fares'],
  ['can we change it later?', 'conditions'],
  ['does it land the next day?', 'arrival'],
  ['anything earlier?', 'earlier'],
  ['is there a later one?', 'later'],
  ['something cheaper', 'cheaper'],
  ['is there a direct one?', 'is-direct'],
  ['how long does it take?', 'duration'],
  ['where do I enter the passengers?', 'where-passengers'],
  ['when am I charged?', 'where-payment'],
  ['where can I choose our seats?', 'where-extras'],
  ['is this still valid', 'holds'],
  ['which carriers go there?', 'airlines'],
  ['is there an extra charge?', 'fees'],
  ['do they serve dinner', 'extras'],
  ['what if my son falls ill', 'conditions'],
  ['must we pay straight away', 'where-payment'],
  ['is it cheaper two days later', 'other-days'],
  ['what will the journey cost', 'total'],
  ['we cannot decide', 'recommend'],
  ['London to Rome on Friday', null],
  ['two adults and a baby', null],
  ['the second one', null],
])('"%s" asks for %s', (words, asking) => {
  expect(readAsking(words, null)).toBe(asking)
})

test.each<[string, Asking[]]>([
  ['which one is the cheapest, and does it have a bag?', ['described', 'bags']],
  ['Is it direct? And what plane is it? And what plane is it?', ['is-direct', 'aircraft']],
  ['the one at nine, when does it land and how long does it take?', ['arrival', 'duration']],
  ['does it have a bag and a nice crew?', ['bags']],
  ['is it direct, cheap and quick?', ['is-direct']],
  ['lovely weather today', []],
])('what each question of "%s" asks', (words, askings) => {
  expect(readQuestions(words)).toEqual(askings)
})
