import { expect, test } from 'vitest'
import { findCardNumbers, hasCardNumber, maskCardNumbers } from './find-card-number'

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
  'vier zwei vier zwei vier zwei vier zwei vier zwei vier zwei vier zwei vier zwei',
  'four two four two, four two four two, four two four two, four two four two',
  '4242 4242 and then 4242 4242',
  '4242 4242 4242 4242 exp 12/28 cvc 123',
  '4242 4242 4242 4242 12/28 123',
  '4242424242424242123 with cvc, a visa card',
  '4\n2\n4\n2\n4\n2\n4\n2\n4\n2\n4\n2\n4\n2\n4\n2',
  '4242\n4242\n4242\n4242',
  '3782 822463 10005',
  '3056 930902 5904',
  '6212 3456 7890 0000 003',
  '6759 6498 2643 8453',
  '42 42 42 42 42 42 42 42',
  'pay with 4242, 4242, 4242, 4242 please',
  'my card: 424 242 424 242 424 2',
  '13/03/2027 - 14/03/2027, charge 5555-5555-5555-4444',
  '4242 4242 4242 4242 5555 5555 5555 4444',
  '4242 4242 4242 4242 0044 20 7946 0958',
  '3782 822463 10005 0044 20 7946 0958',
  'card 4242 4242 4242 4242 12 27 123 5555 5555 5555 4444',
  'Ref 1234 5678 9012 4242 4242 4242 4242',
  '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2 5 5 5 5 5 5 5 5 5 5 5 5 4 4 4 4',
  'for my booking: 4242424242424242 12/27 123',
  'for my booking: 4242424242424242',
  'booking number 4242424242424242 12/27 123',
  'Please confirm the booking 4242424242424242',
  'please confirm: 4242424242424242',
  'für meine Buchung: 4242424242424242',
  'pour ma commande : 4242424242424242',
  'para mi reserva 4242424242424242',
  'refund: 4242424242424242',
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
  'London to Lisbon 13/03/2027 - 14/03/2027',
  '28/11/2026, 02/12/2026 or 04/12/2026',
  'e-ticket 220-2412345678 of 13.03.2027, and 401-2345678901',
  'We leave on 20270305',
  '1,234.50 and 5,678.90',
  'flights 4242, 4242, 4242 and 4242',
  'four prices: 4242, 4242, 4242, 4242 euros',
  'call 4242 4242, 4242 4242 or +42 4242 4242 4242',
  '+44 7700 900123 4242',
  'order no. 4242424242424242',
  'Buchungsnummer: 4242424242424242',
  'my booking ref 4242424242424242',
  'booking code: 4242424242424242',
  'booking #4242424242424242',
  'order 4242424242424242 of 12/03/2027',
  'Miles & More 4242424242424242',
  'numéro de commande 4242424242424242',
  'número de reserva: 4242424242424242',
  '0915 1130 1245 1400 1515 1630 1745 2230 2259 2300 2335',
  '2024 2025 2026 2027 2028 2029 2030 2031 2032',
  '0044 3612 123456 0044 3841 654321 0044 3005 112233',
  '4100, 4200, 4300, 4400, 4500, 5100, 5200, 5300, 5400, 5500, 4242, 4242, 4242, 4242, 4000',
  'reference 4242424242424242',
  '+33 6 29 46 11 67 03 38 38 01 76',
  '2026-11-27T09:40:00+05:30 2026-11-29T10:00:00+05:30',
  'card accepted? 25 12 2027 26 12 2027',
  'DE89 4242 4242 4242 4242 00',
])('%s does not', (text) => {
  expect(hasCardNumber(text)).toBe(false)
})

test('a number is told by its place in the text as it was typed', () => {
  const text = 'Pay ４２４２\u200b ４２４２ ４２４２ ４２４２, thanks'
  const [card] = findCardNumbers(text)
  expect(text.slice(card?.start, card?.end)).toBe('４２４２\u200b ４２４２ ４２４２ ４２４２')
})

test('each number is cut to its last four digits, and every other word stays', () => {
  expect(maskCardNumbers('on 13/03/2027 use 4242 4242 4242 4242 or 3782-822463-10005, thanks')).toBe(
    'on 13/03/2027 use •••• 4242 or •••• 0005, thanks',
  )
})

test.each(['4', '4 ', '4242 ', '4242 4242 42 ', '3782 822463 ', '4\n', '４', 'four ', '4-2.4, ', '4 and then ', '4️⃣'])(
  'ten times as much of %j takes about ten times as long',
  (sign) => {
    const [short, long] = [20_000, 200_000].map((length) => {
      const text = sign.repeat(length / sign.length)
      const started = performance.now()
      hasCardNumber(text)
      return performance.now() - started
    })
    // A pattern that backtracks would take a hundred times as long.
    expect(long).toBeLessThan(40 * Math.max(short ?? 0, 20))
  },
)
