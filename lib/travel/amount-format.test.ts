import { expect, test } from 'vitest'
import { formatAmountsIn } from './amount-format'

test.each([
  ['de', '1.062,56\u00a0€'],
  ['fr', '1\u00a0062,56\u00a0€'],
  ['es', '1062,56\u00a0€'],
  ['en', '€1,062.56'],
  ['hi', '€1,062.56'],
])('an amount in %s is written %s', (language, written) => {
  expect(formatAmountsIn('€1,062.56', language)).toBe(written)
})

test('every currency and size keeps its digits, and other figures stay', () => {
  const text = 'U2485, 11:55: £76.37, US$1,000, SEK\u00a012,345.00 und 2 Reisende am 10.3.'
  expect(formatAmountsIn(text, 'de')).toBe(
    'U2485, 11:55: 76,37 £, 1.000 US$, 12.345,00 SEK und 2 Reisende am 10.3.'.replace(/ (?=£|US\$|SEK)/g, '\u00a0'),
  )
  expect(formatAmountsIn('€12,345.60', 'es')).toBe('12.345,60\u00a0€')
})
