import { expect, test } from 'vitest'
import { isDrawn, NO_BANK_DIALS, parseBankDials } from './bank-dials'

test('nothing set is a gateway where everything works', () => {
  expect(parseBankDials('')).toEqual({ dials: NO_BANK_DIALS })
  expect(Object.values(NO_BANK_DIALS).every((figure) => figure === 0)).toBe(true)
})

test('every dial can be set, in any order and with any room between', () => {
  const text = ` drop=.04 seed=7  latency=800 error-before=0.05 error-after=0.08
    stall=1 garbage=0.02 capture-refused=0.5 webhook-delay=4000 webhook-duplicates=0.3 webhook-disorder=0.4 `
  expect(parseBankDials(text)).toEqual({
    dials: {
      seed: 7,
      latencyMs: 800,
      errorBefore: 0.05,
      errorAfter: 0.08,
      drop: 0.04,
      stall: 1,
      garbage: 0.02,
      captureRefused: 0.5,
      webhookDelayMs: 4_000,
      webhookDuplicates: 0.3,
      webhookDisorder: 0.4,
    },
  })
})

test.each([
  ['error=0.1', 'must hold words such as drop=0.05'],
  ['a-secret', 'must hold words such as drop=0.05'],
  ['drop=1.1', 'sets drop to something that is not a share from 0 to 1'],
  ['webhook-disorder=often', 'sets webhook-disorder to something that is not a share from 0 to 1'],
  ['latency=0.5', 'sets latency to something that is not a whole number from 0 to 120000'],
  ['webhook-delay=600001', 'sets webhook-delay to something that is not a whole number from 0 to 600000'],
])('%s is a fault with its own words', (text, words) => {
  const read = parseBankDials(text)
  expect(read).toHaveProperty('fault')
  if ('fault' in read) expect(read.fault).toContain(words)
  expect(JSON.stringify(read)).not.toContain('a-secret')
})

test('a lot falls about as often as its dial says, the same way every time, and another seed draws others', () => {
  const drawn = (seed: number) =>
    Array.from({ length: 1_000 }, (_, call) => isDrawn({ ...NO_BANK_DIALS, seed, drop: 0.2 }, 'drop', `authorise|key|${call}`))
  const count = drawn(1).filter(Boolean).length
  expect(count).toBeGreaterThan(140)
  expect(count).toBeLessThan(260)
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(2)).not.toEqual(drawn(1))
})
