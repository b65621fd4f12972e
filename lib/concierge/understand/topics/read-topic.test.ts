import { expect, test } from 'vitest'
import { readTopic } from './read-topic'

test.each([
  ['I would like two plane tickets from Oslo to Rome in June', 'book-flight'],
  ['cheapest round trip flights to Madrid', 'book-flight'],
  ['has flight ba229 landed yet', 'flight-status'],
  ['when does my plane start boarding', 'flight-status'],
  ['my suitcase did not arrive in Vienna', 'lost-luggage'],
  ['someone at the carousel took my bag', 'lost-luggage'],
  ['how heavy may a carry-on be on Lufthansa', 'carry-on'],
  ['is a rucksack allowed in the cabin', 'carry-on'],
  ['must I apply for a visa to enter Vietnam', 'international-visa'],
  ['which documents are required to visit Kenya', 'international-visa'],
  ['which immunizations are recommended before Ghana', 'vaccines'],
  ['should I get a malaria shot for my trip', 'vaccines'],
  ['is Colombia dangerous for tourists', 'travel-alert'],
  ['any travel advisory for Egypt', 'travel-alert'],
  ['what could we visit in Porto with kids', 'travel-suggestion'],
  ['name some landmarks near Athens', 'travel-suggestion'],
  ['will my charger fit the outlets in Ireland', 'plug-type'],
  ['which socket type does Denmark use', 'plug-type'],
  ['how many euros would I get for eighty dollars', 'exchange-rate'],
  ['yen to pounds please', 'exchange-rate'],
  ['reserve a hotel room in Lyon for three nights', 'book-hotel'],
  ['we need lodging near the harbour', 'book-hotel'],
  ['rent me an suv in Denver', 'car-rental'],
  ['is there a hertz where I can hire a van', 'car-rental'],
  ['how do you say good evening in greek', 'translate'],
  ['translate cheese into dutch', 'translate'],
  ['which time zone is Lima in', 'timezone'],
  ['let my bank know I will be in Spain in May', 'travel-notification'],
  ['inform chase that I am travelling abroad', 'travel-notification'],
])('a traveller asks "%s"', (words, topic) => {
  expect(readTopic(words)).toMatchObject({ group: 'travel', topic })
})

test.each([
  ['will it snow in Oslo tonight', 'weather'],
  ['do I need an umbrella today', 'weather'],
  ['where is the nearest pharmacy', 'directions'],
  ['how do I reach the old museum on foot', 'directions'],
  ['how far is the airport from here', 'distance'],
  ['how long does it take to drive to the beach', 'distance'],
  ['what time is it in Cairo', 'time'],
  ['tell me the current time', 'time'],
  ['what city am I in', 'current-location'],
  ['show my location on a map', 'current-location'],
  ['order a cab to the station', 'ride'],
  ['get me an uber for four people', 'ride'],
  ['does my mastercard charge foreign transaction fees', 'international-fees'],
])('close to travel: "%s"', (words, topic) => {
  expect(readTopic(words)).toMatchObject({ group: 'near_travel', topic })
})

test.each([
  ['how much money is in my savings account', 'banking'],
  ['raise the limit on my credit card', 'cards'],
  ['how many vacation days do I have left', 'work'],
  ['when is my next paycheck', 'work'],
  ['which ingredients go into a lasagna', 'kitchen'],
  ['a good italian restaurant nearby', 'restaurant'],
  ['the tires of my car need air', 'car-care'],
  ['turn off the lights in the garage', 'home'],
  ['put milk on the shopping list', 'home'],
  ['remind me to water the plants', 'calendar'],
  ['skip this song', 'music'],
  ['help me find my lost phone', 'phone'],
  ['convert ten miles into kilometers', 'sums-and-words'],
  ['roll two dice', 'games'],
  ['tell me a joke', 'games'],
  ['speak a little slower please', 'settings'],
  ['are you a robot', 'small-talk'],
  ['who created you', 'small-talk'],
  ['perhaps', 'reply'],
])('for a general assistant: "%s"', (words, topic) => {
  expect(readTopic(words)).toMatchObject({ group: 'other', topic })
})

test.each([
  'who composed the moonlight sonata',
  'how do I knit a scarf',
  'what is the tallest mountain of Europe',
  'why do cats purr',
  'should I buy shares of a brewery',
  'how long do elephants live',
  'which team won the cup',
  'explain gravity',
])('for nobody here: "%s"', (words) => {
  expect(readTopic(words)).toMatchObject({ group: 'out_of_scope' })
})

test.each([
  ['do i need a vaccinaton for ghana', 'vaccines'],
  ['whats the curency in peru', 'exchange-rate'],
  ['wether forcast for oslo', 'weather'],
  ['my luggagge is lost', 'lost-luggage'],
])('a slip of the finger hides no topic: "%s"', (words, topic) => {
  expect(readTopic(words).topic).toBe(topic)
})
