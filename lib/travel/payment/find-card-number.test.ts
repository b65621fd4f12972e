import { expect, test } from 'vitest'
import { hasCardNumber } from './find-card-number'

test.each([
  '4242424242424242',
  'my card is 4242 4242 4242 4242, thanks',
  '4242-4242-4242-4242',
  '4242.4242.4242.4242',
  '４２４２４２４２４２４２４２４２',
  '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
  '42\u200b4242424242424 2',
  '378282246310005',
  'ref 99 5555 5555 5555 4444',
  '4242–4242–4242–4242',
  '4242, 4242, 4242, 4242',
  '4242|4242|4242|4242',
  '42\u00ad42424242424242',
  '4\ufe0f\u20e32\ufe0f\u20e342424242424242',
  'four two four two four two four two four two four two four two four two',
])('%s holds a card number', (text) => {
  expect(hasCardNumber(text)).toBe(true)
})

test.each([
  '4242 4242 4242 4241',
  '220-1234567890',
  '+44 20 7946 0000 ext 12345',
  'BA2490 on 2026-11-27 at 09:40, back 2026-11-29',
  '1234567890123456',
  'one adult, two children, three bags, four nights',
  '412.50, 523.75, 610.00 or 700.00 each',
])('%s does not', (text) => {
  expect(hasCardNumber(text)).toBe(false)
})
