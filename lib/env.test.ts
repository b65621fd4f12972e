import { expect, test } from 'vitest'
import { readEnvironment } from './env'

test('an empty environment runs everything embedded', () => {
  expect(readEnvironment({})).toMatchObject({
    environment: { model: 'concierge', supplier: 'sandbox', PAYMENTS: 'sandbox', DATA_FOLDER: '.data' },
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

test('OpenAI is asked by its Responses API, a compatible server by chat completions, unless it is said otherwise', () => {
  const OPENAI_BASE_URL = 'http://127.0.0.1:8000/v1'
  expect(readEnvironment({ OPENAI_API_KEY: 'k' })).toMatchObject({ environment: { openaiApi: 'responses', OPENAI_MODEL: 'gpt-5-mini' } })
  expect(readEnvironment({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL })).toMatchObject({ environment: { openaiApi: 'chat' } })
  expect(readEnvironment({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL, OPENAI_API: 'responses' })).toMatchObject({
    environment: { openaiApi: 'responses' },
  })
  expect(readEnvironment({ OPENAI_API: 'telepathy' })).toEqual({ faults: ['OPENAI_API must be responses or chat.'] })
})

test('the daily allowance of tokens is a whole number, and a generous one if none is set', () => {
  expect(readEnvironment({})).toMatchObject({ environment: { MODEL_TOKENS_PER_DAY: 400_000 } })
  expect(readEnvironment({ MODEL_TOKENS_PER_DAY: '25000' })).toMatchObject({ environment: { MODEL_TOKENS_PER_DAY: 25_000 } })
  expect(readEnvironment({ MODEL_TOKENS_PER_DAY: 'plenty' })).toEqual({
    faults: ['MODEL_TOKENS_PER_DAY must be a whole number of tokens.'],
  })
  expect(readEnvironment({ MODEL_TOKENS_PER_DAY: '10' })).toEqual({ faults: ['MODEL_TOKENS_PER_DAY must be at least 1000.'] })
})

test('a Duffel token chooses Duffel, unless the sandbox is asked for', () => {
  const DUFFEL_ACCESS_TOKEN = 'duffel_test_secret'
  expect(readEnvironment({ DUFFEL_ACCESS_TOKEN })).toMatchObject({ environment: { supplier: 'duffel', DUFFEL_ACCESS_TOKEN } })
  expect(readEnvironment({ DUFFEL_ACCESS_TOKEN, SUPPLIER: 'duffel' })).toMatchObject({ environment: { supplier: 'duffel' } })
  expect(readEnvironment({ DUFFEL_ACCESS_TOKEN, SUPPLIER: 'sandbox' })).toMatchObject({ environment: { supplier: 'sandbox' } })
})

test('Duffel without a token, and a token that is none, are faults', () => {
  expect(readEnvironment({ SUPPLIER: 'duffel' })).toEqual({ faults: ['SUPPLIER is duffel, but DUFFEL_ACCESS_TOKEN is missing.'] })
  const read = readEnvironment({ DUFFEL_ACCESS_TOKEN: 'sk_secret' })
  expect(read).toEqual({ faults: [expect.stringMatching(/^DUFFEL_ACCESS_TOKEN must be a token of Duffel’s/)] })
  expect(JSON.stringify(read)).not.toContain('sk_secret')
})

test('real tickets are not sold for play money', () => {
  const DUFFEL_ACCESS_TOKEN = 'duffel_live_secret'
  const read = readEnvironment({ DUFFEL_ACCESS_TOKEN })
  expect(read).toMatchObject({ faults: [expect.stringContaining('real tickets would be sold for play money')] })
  expect(JSON.stringify(read)).not.toContain('live_secret')
  expect(readEnvironment({ DUFFEL_ACCESS_TOKEN, SUPPLIER: 'sandbox' })).toHaveProperty('environment')
})

test('a mail server needs a sender, and its password is never echoed', () => {
  const SMTP_URL = 'smtps://desk:secret@mail.example.com'
  expect(readEnvironment({ SMTP_URL, MAIL_FROM: 'Wayfarer <trips@example.com>' })).toMatchObject({ environment: { SMTP_URL } })
  expect(readEnvironment({ SMTP_URL, MAIL_FROM: 'trips@example.com' })).toHaveProperty('environment')
  expect(readEnvironment({ SMTP_URL })).toEqual({
    faults: ['SMTP_URL is set, but MAIL_FROM is missing: mail servers take no mail without a sender.'],
  })
  const read = readEnvironment({ SMTP_URL: 'mail:secret', MAIL_FROM: 'nobody' })
  expect('faults' in read && read.faults.map((fault) => fault.split(' ')[0])).toEqual(['SMTP_URL', 'MAIL_FROM'])
  expect(JSON.stringify(read)).not.toContain('secret')
})

test('several processes on one database need shared secrets', () => {
  expect(readEnvironment({ DATABASE_URL: 'postgres://db/x' })).toMatchObject({
    faults: [expect.stringContaining('NEXTAUTH_SECRET'), expect.stringContaining('ENCRYPTION_KEY')],
  })
})
