import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDrawn, NO_DIALS, ORDINARY_DIALS, parseDials } from './dials'

test('nothing set is an ordinary market: only now and then a price moves', () => {
  expect(parseDials('')).toEqual({ dials: ORDINARY_DIALS })
  expect(ORDINARY_DIALS).toEqual({ ...NO_DIALS, priceChange: 0.03 })
})

test('every dial can be set, in any order and with any room between', () => {
  const text = `  sold-out=0.05 seed=7\n delay=2000 error=0.2 garbage=.1 partial=0.3 stall=1 price-change=0
    price-up=0.04 book-refused=0.06 book-lost=0.08 book-late=1 `
  expect(parseDials(text)).toEqual({
    dials: {
      seed: 7,
      delayMs: 2_000,
      error: 0.2,
      garbage: 0.1,
      partial: 0.3,
      stall: 1,
      priceChange: 0,
      soldOut: 0.05,
      priceUp: 0.04,
      bookRefused: 0.06,
      bookLost: 0.08,
      bookLate: 1,
    },
  })
})

test.each([
  ['slow=1', 'must hold words such as delay=2000'],
  ['a-secret', 'must hold words such as delay=2000'],
  ['seed=1=2', 'must hold words such as delay=2000'],
  ['error=2', 'sets error to something that is not a share from 0 to 1'],
  ['error=', 'sets error to something that is not a share from 0 to 1'],
  ['book-lost=often', 'sets book-lost to something that is not a share from 0 to 1'],
  ['stall=-0.1', 'sets stall to something that is not a share from 0 to 1'],
  ['delay=1.5', 'sets delay to something that is not a whole number from 0 to 120000'],
  ['delay=999999', 'sets delay to something that is not a whole number from 0 to 120000'],
  ['seed=x', 'sets seed to something that is not a whole number from 0 to 999999999'],
])('%s is a fault with its own words', (text, words) => {
  const read = parseDials(text)
  expect(read).toHaveProperty('fault')
  if ('fault' in read) expect(read.fault).toContain(words)
  expect(JSON.stringify(read)).not.toContain('a-secret')
})

test('a lot falls as often as its dial says, the same way every time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000 }), fc.constantFrom(0, 0.1, 0.5, 1), (seed, share) => {
      const dials = { ...NO_DIALS, seed, error: share }
      const drawn = Array.from({ length: 400 }, (_, index) => isDrawn(dials, 'error', `search ${index}`))
      const count = drawn.filter(Boolean).length
      expect(Math.abs(count / 400 - share)).toBeLessThan(0.13)
      expect(Array.from({ length: 400 }, (_, index) => isDrawn(dials, 'error', `search ${index}`))).toEqual(drawn)
    }),
    { numRuns: 30 },
  )
})
