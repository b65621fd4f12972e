import { expect, test } from 'vitest'
import { readEnvironment } from './env'

test('an empty environment runs everything embedded', () => {
  expect(readEnvironment({})).toMatchObject({
    environment: { model: 'concierge', SUPPLIER: 'sandbox', PAYMENTS: 'sandbox', DATA_FOLDER: '.data' },
  })
})

test('an unknown value is named with what is allowed, and never echoed', () => {
  expect(readEnvironment({ PAYMENTS: 'paypal-secret' })).toEqual({
    faults: ['PAYMENTS must be sandbox: it is the only payment gateway in this version.'],
  })
})

test('every fault is told at once', () => {
  const read = readEnvironment({ DATABASE_URL: 'mysql://x', MODEL: 'parrot' })
  expect('faults' in read && read.faults).toHaveLength(2)
})

test('a key for a part that this version lacks is refused instead of ignored', () => {
  expect(readEnvironment({ STRIPE_SECRET_KEY: 'sk_live_x' })).toMatchObject({ faults: [expect.stringContaining('STRIPE_SECRET_KEY')] })
})

test('an OpenAI key chooses OpenAI', () => {
  expect(readEnvironment({ OPENAI_API_KEY: 'k' })).toMatchObject({ environment: { model: 'openai' } })
})

test('several processes on one database need shared secrets', () => {
  expect(readEnvironment({ DATABASE_URL: 'postgres://db/x' })).toMatchObject({
    faults: [expect.stringContaining('NEXTAUTH_SECRET'), expect.stringContaining('ENCRYPTION_KEY')],
  })
})
