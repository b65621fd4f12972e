import { expect, test } from 'vitest'
import { yourCabin } from './your-cabin'

test('a fare is flown in its own cabin, or in the next one behind where the aircraft has none', () => {
  expect(yourCabin('business', ['first', 'business', 'premium', 'economy'])).toBe('business')
  expect(yourCabin('first', ['business', 'economy'])).toBe('business')
  expect(yourCabin('economy-premium', ['business', 'economy'])).toBe('economy')
  expect(yourCabin('business', ['economy'])).toBe('economy')
  expect(yourCabin('economy-without-restrictions', ['business', 'economy'])).toBe('economy')
})

test('where there is no economy the last cabin is its own', () => {
  expect(yourCabin('economy-with-restrictions', ['business', 'premium'])).toBe('premium')
})
