import { expect, test } from 'vitest'
import { z } from 'zod'
import { readBody } from '@/app/api/respond'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'

const VISA = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }
const schema = z.strictObject({ card: cardTokenSchema })
const sent = (body: unknown) =>
  new Request('https://wayfarer.test/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('token, brand, last four and expiry are taken', async () => {
  expect(await readBody(sent({ card: VISA }), schema)).toEqual({ card: VISA })
})

test.each([
  [{ card: { ...VISA, token: '4242 4242 4242 4242' } }, 'card_data_not_accepted'],
  [{ card: { ...VISA, brand: '4242424242424242' } }, 'card_data_not_accepted'],
  [{ card: VISA, cc_number: '4242' }, 'card_data_not_accepted'],
  [{ card: { ...VISA, cc_security_code: '123' } }, 'card_data_not_accepted'],
  [{ card: { ...VISA, holder: 'Ada' } }, 'unknown_field'],
  [{ card: { ...VISA, token: 'tok_4242424242424242' } }, 'bad_request'],
])('%j is refused', async (body, code) => {
  await expect(readBody(sent(body), schema)).rejects.toMatchObject({ code })
})
