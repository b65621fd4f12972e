import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSignedLetter, signLetter, webhookSecretFrom } from './webhook-signature'

const now = new Date('2026-11-20T09:00:00Z')
const secret = 'a secret of the tests'
const body = JSON.stringify({ id: 'evt_sandbox_1', type: 'payment_intent.succeeded', data: { object: { id: 'pay_1' } } })
const signature = signLetter(body, secret, now)
const seconds = String(now.getTime() / 1000)
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('the header is made as Stripe’s is', () => {
  expect(signature).toBe(`t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
})

test('what was signed is believed for five minutes, also by a clock that goes five minutes slow', () => {
  for (const minutes of [-5, 0, 5]) expect(isSignedLetter({ body, signature, now: minutesLater(minutes) }, secret)).toBe(true)
})

test('one good signature among several is enough: a secret may be changed while letters are under way', () => {
  const both = `t=${seconds},v1=${'0'.repeat(64)},v1=${signature.split('v1=')[1]}`
  expect(isSignedLetter({ body, signature: both, now }, secret)).toBe(true)
})

describe('not believed is', () => {
  test.each([
    ['another body', { body: body.replace('pay_1', 'pay_2') }],
    ['the same body written another way', { body: JSON.stringify(JSON.parse(body), null, 1) }],
    ['an empty body', { body: '' }],
    ['a letter of more than five minutes ago', { now: new Date(now.getTime() + 301_000) }],
    ['a letter of more than five minutes ahead', { now: new Date(now.getTime() - 301_000) }],
    ['no header', { signature: null }],
    ['an empty header', { signature: '' }],
    ['a header of other words', { signature: 'hello' }],
    ['a header without a time', { signature: signature.slice(signature.indexOf('v1')) }],
    ['a header without a signature', { signature: `t=${seconds}` }],
    ['a header with an older version’s signature alone', { signature: signature.replace('v1', 'v0') }],
    ['a time that was moved', { signature: signature.replace(seconds, String(Number(seconds) + 1)) }],
    ['a second time', { signature: `t=${Number(seconds) + 1},${signature}` }],
    ['a time in words', { signature: signature.replace(seconds, 'now') }],
    ['a time with an exponent', { signature: signature.replace(seconds, '1e9') }],
    ['a shortened signature', { signature: signature.slice(0, -1) }],
    ['a signature with something behind it', { signature: `${signature}=` }],
    ['a signature in capitals', { signature: signature.toUpperCase().replace('T=', 't=').replace('V1=', 'v1=') }],
  ])('%s', (_, change) => {
    expect(isSignedLetter({ body, signature, now, ...change }, secret)).toBe(false)
  })

  test('a letter under another secret', () => {
    expect(isSignedLetter({ body, signature, now }, `${secret} `)).toBe(false)
  })

  test('anything, where the secret is blank', () => {
    for (const blank of ['', '  ']) {
      const forged = `t=${seconds},v1=${createHmac('sha256', blank).update(`${seconds}.${body}`).digest('hex')}`
      expect(isSignedLetter({ body, signature: forged, now }, blank)).toBe(false)
      expect(() => signLetter(body, blank, now)).toThrow('may not be blank')
    }
  })
})

test('all processes with the same secret of the app have the same for letters, and neither tells the other', () => {
  expect(webhookSecretFrom('of the app')).toBe(webhookSecretFrom('of the app'))
  expect(webhookSecretFrom('of another')).not.toBe(webhookSecretFrom('of the app'))
  expect(webhookSecretFrom('of the app')).not.toContain('of the app')
})
