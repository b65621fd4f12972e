import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { airlinesIn } from './names-in'

const NAMES = createKnownNames()

test.each<[words: string, airlines: string[]]>([
  ['a flight with BA', ['British Airways']],
  ['KLM please', ['KLM']],
  ['on ryan air or easy jet', ['Ryanair', 'easyJet']],
  ['fly american', ['American Airlines']],
  ['I am american', []],
  ['a united flight', ['United']],
  ['from the united states with delta', ['Delta']],
  ['delta or american flights to boston', ['Delta', 'American Airlines']],
  ['try United', ['United']],
  ['with Virgin', ['Virgin']],
  ['virgin atlantic', ['Virgin Atlantic']],
  ['the virgin islands', []],
  ['with southwest', ['Southwest']],
  ['in the southwest of France', []],
  ['to alaska on Alaska Airlines', ['Alaska Airlines']],
  ['to alaska in june', []],
  ['a new frontier', []],
  ['frontier airlines', ['Frontier']],
  ['in good spirit', []],
  ['hawaiian airlines or on AA', ['Hawaiian Airlines', 'American Airlines']],
  ['the hawaiian islands', []],
  ['lufthanza flights', ['Lufthansa']],
  ['brittish airways', ['British Airways']],
  ['emirats airlines', ['Emirates']],
  ['Singapore Airlines to Singapore', ['Singapore Airlines']],
  ['from singapore to delhi', []],
  ['Air India, IndiGo or Vistara', ['Air India', 'IndiGo', 'Vistara']],
  ['aeromexico', ['Aeroméxico']],
  ['from Hanoi with Vietnam Airlines', ['Vietnam Airlines']],
  ['a star in the sky', []],
])('the airlines in "%s"', (words, airlines) => {
  expect(airlinesIn(words, NAMES).map(({ named }) => named)).toEqual(airlines)
})
