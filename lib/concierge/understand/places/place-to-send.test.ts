import { expect, test } from 'vitest'
import { placeToSend } from './place-to-send'
import { readPlaces } from './read-places'

const sent = (words: string) => {
  const { origin, destination } = readPlaces(words, { asked: null, origin: null, destination: null })
  return [origin, destination].map((place) => place && placeToSend(place))
}

test.each([
  ['from nyc to miami', 'NYC', 'miami'],
  ['from heathrow to jfk', 'heathrow', 'JFK'],
  ['from londn to paris', 'London', 'paris'],
  ['from manchster to barclona', 'Manchester', 'Barcelona'],
  ['from Portland, Oregon to the hague', 'Portland, Oregon', 'the hague'],
  ['from London to Qwertyville', 'London', 'Qwertyville'],
])('“%s” is sent as it was said, codes and slips as what they mean', (words, from, to) => {
  expect(sent(words)).toEqual([from, to])
})
