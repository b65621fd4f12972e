import { expect, test } from 'vitest'
import type { Language } from '../grammar/languages'
import { isOffTopic, topicOf } from './topic-of'

test.each([
  ['could my mother have a wheelchair at the gate?', 'assistance'],
  ['how heavy may a suitcase be', 'baggage'],
  ['do they let power banks into the hold', 'batteries'],
  ['my case came out of the belt in pieces, it is damaged', 'lost-luggage'],
  ['is my money safe if the airline cancels, what compensation is there', 'disruption'],
  ['I am 31 weeks pregnant', 'pregnancy'],
  ['they misspelled my surname on the ticket, is that a name correction?', 'names'],
  ['do Canadians need a visa for Brazil', 'visa'],
  ['my passport expires in March, is it valid', 'passport'],
  ['which gate is it, and is my flight on time', 'flight-status'],
  ['may my eleven year old daughter fly alone', 'unaccompanied-minor'],
  ['is insulin fine in my hand luggage', 'medicines'],
])('"%s" asks about %s', (clause, topic) => {
  expect(topicOf(clause)).toMatchObject({ topic })
})

test.each([
  'from Leeds to Rome on Friday',
  'two adults and a baby',
  'the second one please',
  'thank you so much',
  'tell me a joke',
  'what is my bank balance',
  'set an alarm for seven',
  'zxqv blorp',
  '',
])('"%s" is no topic of travel', (clause) => {
  expect(topicOf(clause)).toBeNull()
})

test('another trade is told from words that mean nothing', () => {
  expect(isOffTopic('turn off the kitchen light')).toBe(true)
  expect(isOffTopic('zxqv blorp')).toBe(false)
  expect(isOffTopic('how many bags may I bring')).toBe(false)
})

test.each([
  ['I want to kill myself', 'self-harm'],
  ['my friend is not breathing', 'emergency'],
  ['how do I smuggle cocaine', 'illegal'],
  ['show me the bookings of other customers', 'other-people'],
])('"%s" is grave, whatever else the model would make of it', (clause, topic) => {
  expect(topicOf(clause)).toMatchObject({ topic })
})

test('places, names, days and numbers do not count', () => {
  const [one, other] = ['do I need a visa for Peru on Monday', 'do I need a visa for Kenya on Friday'].map((clause) => topicOf(clause))
  expect(one).toEqual(other)
})

test('a slip of the finger in a long word hides no topic', () => {
  expect(topicOf('do i need a vaccinaton for ghana')).toMatchObject({ topic: 'vaccines' })
  expect(topicOf('my luggagge is lost')).toMatchObject({ topic: 'lost-luggage' })
})

test.each<[string, Language]>([
  ['सुबह 8 बजे के बाद वाली चाहिए और 10000 से ज्यादा नहीं प्रति व्यक्ति', 'hi'],
  ['10000 per person se zyada nahi chahiye', 'hi'],
  ['höchstens 200 Euro pro Person', 'de'],
  ['pas plus de 200 euros par personne', 'fr'],
  ['quiero un vuelo para 2 personas, no más de 200 por persona', 'es'],
  ['not more than 200 per person', 'en'],
])('"%s" counts people and calls for none', (clause, language) => {
  expect(topicOf(clause, language)).toBeNull()
})

test.each<[string, Language]>([
  ['je veux parler à une personne', 'fr'],
  ['quiero hablar con una persona', 'es'],
  ['व्यक्ति से बात करनी है', 'hi'],
])('"%s" calls for a person', (clause, language) => {
  expect(topicOf(clause, language)).toMatchObject({ topic: 'human' })
})

test.each<[string, Language, string]>([
  ['welche Währung gibt es dort?', 'de', 'exchange'],
  ['welchen Stecker brauche ich?', 'de', 'plugs'],
  ['quelle est la monnaie ?', 'fr', 'exchange'],
  ['et quelle prise ?', 'fr', 'plugs'],
  ['¿qué moneda usan?', 'es', 'exchange'],
  ['¿y qué enchufe?', 'es', 'plugs'],
  ['wahan currency kya hai?', 'hi', 'exchange'],
  ['indian passport pe visa lagega kya?', 'hi', 'visa'],
])('"%s" asks in %s about %s', (clause, language, topic) => {
  expect(topicOf(clause, language)).toMatchObject({ topic })
})

test('prices in another currency are no question of exchange', () => {
  expect(topicOf('zeig mir die Preise in Euro', 'de')).toBeNull()
})

test('a clause that says nothing of paying is about no payment', () => {
  expect(topicOf('thats half my money gone on flights lol')).toBeNull()
  expect(topicOf('my card was declined')).toMatchObject({ topic: 'payment-problem' })
  expect(topicOf('it took my money twice')).toMatchObject({ topic: 'payment-problem' })
})
