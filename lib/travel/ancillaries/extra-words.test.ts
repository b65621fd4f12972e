import { expect, test } from 'vitest'
import { extrasMeant } from './extra-words'

const SOLD = [
  'Priority boarding',
  'Fast track security',
  'Lounge visit',
  'Sports equipment',
  'Cancel for any reason',
  'Wi-Fi on board',
].map((name) => ({
  name,
  description: '',
}))

test.each([
  ['priority', 'Priority boarding'],
  ['speedy boarding', 'Priority boarding'],
  ['skip the queue', 'Fast track security'],
  ['fast track', 'Fast track security'],
  ['a lounge', 'Lounge visit'],
  ['priority pass', 'Lounge visit'],
  ['my skis', 'Sports equipment'],
  ['two bikes', 'Sports equipment'],
  ['cancel for any reason', 'Cancel for any reason'],
  ['a flexible ticket', 'Cancel for any reason'],
  ['wifi', 'Wi-Fi on board'],
  ['Sports equipment', 'Sports equipment'],
])('“%s” means %s', (said, name) => {
  expect(extrasMeant(said, SOLD).map((extra) => extra.name)).toEqual([name])
})

test('of a ticket to change and one to give back, the words tell which', () => {
  const both = ['Flexible ticket', 'Cancel for any reason'].map((name) => ({ name, description: '' }))
  expect(['flexible', 'cancel for any reason', 'cancellation cover'].map((said) => extrasMeant(said, both)[0]?.name)).toEqual([
    'Flexible ticket',
    'Cancel for any reason',
    'Cancel for any reason',
  ])
})

test('of several kinds of sports equipment all are meant, where the words name none', () => {
  const kinds = ['Skis or snowboard', 'Golf bag', 'Bicycle', 'Priority boarding'].map((name) => ({ name, description: '' }))
  expect(extrasMeant('sports equipment', kinds)).toHaveLength(3)
  expect(extrasMeant('a surfboard', kinds)).toEqual([])
})

test('what is not sold means nothing', () => {
  expect(extrasMeant('a trumpet', SOLD)).toEqual([])
  expect(extrasMeant('', SOLD)).toEqual([])
})
