import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './pack'

test('whatever is packed is unpacked as it was', () => {
  fc.assert(
    fc.property(fc.json(), fc.integer({ min: 1, max: 300 }), (json, times) => {
      const long = Array.from({ length: times }, () => json)
      expect(unpack(pack(long))).toEqual(long)
    }),
    { numRuns: 40 },
  )
})

test('short values stay readable, long ones are packed', () => {
  expect(pack({ city: 'Lisbon' })).toEqual({ value: { city: 'Lisbon' } })
  expect(pack('Lisbon '.repeat(500))).toHaveProperty('packed')
})

test('what would unpack to more than it may is not unpacked', () => {
  const bomb = { packed: gzipSync(Buffer.alloc(17 * 1024 * 1024, 48)).toString('base64') }
  expect(bomb.packed.length).toBeLessThan(60_000)
  expect(() => unpack(bomb)).toThrow('A packed value unpacks to more than 16384 kB.')
})

test.each([
  ['not base64 of anything', 'A packed value is damaged and cannot be unpacked.'],
  [gzipSync('{"half":').toString('base64'), 'A packed value holds no JSON.'],
])('%s is a clear fault', (packed, sentence) => {
  expect(() => unpack({ packed })).toThrow(sentence)
})
