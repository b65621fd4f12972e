import { expect, test } from 'vitest'
import { openStripe, paymentOf, pounds } from '@/tests/fixtures/stripe-server/open-stripe'

test('less than was held can be captured; the rest is let go', async () => {
  const { gateway, server, hold } = await openStripe()
  const { paymentId } = await hold()
  const captured = await gateway.capture({ paymentId, amount: pounds(20_000), key: 'capture' })
  expect(captured).toMatchObject({ payment: { status: 'succeeded', amount: pounds(20_000), captureBefore: null, refunded: pounds(0) } })
  expect(server.charges()).toMatchObject([{ amount: 21_200, received: 20_000 }])
  expect(await gateway.retrieve(paymentId)).toEqual(paymentOf(captured))
})

test('a second capture takes nothing and gives the first one back, under any key', async () => {
  const { gateway, server, hold } = await openStripe()
  const { paymentId } = await hold()
  const first = await gateway.capture({ paymentId, amount: pounds(21_200), key: 'capture' })
  expect(await gateway.capture({ paymentId, amount: pounds(21_200), key: 'capture' })).toEqual(first)
  expect(await gateway.capture({ paymentId, amount: pounds(21_200), key: 'another' })).toEqual(first)
  await expect(gateway.capture({ paymentId, amount: pounds(20_000), key: 'lower' })).rejects.toThrow('another amount')
  expect(server.charges()).toMatchObject([{ received: 21_200 }])
})

test('a hold that ran out or was cancelled is gone', async () => {
  let now = new Date('2026-11-20T09:00:00Z')
  const { gateway, server, hold } = await openStripe({ clock: () => now })
  const cancelled = await hold({ key: 'cancelled' })
  await gateway.cancel({ paymentId: cancelled.paymentId, key: 'cancel' })
  const old = await hold({ key: 'old' })
  now = new Date('2026-11-27T09:00:00Z')
  for (const { paymentId } of [cancelled, old]) {
    expect(await gateway.capture({ paymentId, amount: pounds(21_200), key: `capture ${paymentId}` })).toMatchObject({
      decline: { code: 'hold_gone' },
    })
  }
  expect(server.charges()).toEqual([])
})

test('a bank that refuses the capture is a decline', async () => {
  const { gateway, server, hold } = await openStripe()
  const { paymentId } = await hold()
  server.declineCapture(paymentId)
  expect(await gateway.capture({ paymentId, amount: pounds(21_200), key: 'capture' })).toMatchObject({ decline: { code: 'card_declined' } })
  expect(await gateway.retrieve(paymentId)).toMatchObject({ status: 'requires_capture' })
})

test('more than was held, nothing at all and an unknown payment are mistakes', async () => {
  const { gateway, hold } = await openStripe()
  const { paymentId } = await hold()
  await expect(gateway.capture({ paymentId, amount: pounds(21_201), key: 'more' })).rejects.toThrow('amount_too_large')
  await expect(gateway.capture({ paymentId, amount: pounds(0), key: 'nothing' })).rejects.toThrow('cannot be captured')
  await expect(gateway.capture({ paymentId: 'pi_never', amount: pounds(1), key: 'unknown' })).rejects.toThrow('resource_missing')
  await expect(gateway.retrieve('pi_never')).rejects.toThrow('resource_missing')
})

test('a cancelled hold stays cancelled; a captured payment cannot be cancelled', async () => {
  const { gateway, server, hold } = await openStripe()
  const { paymentId } = await hold({ key: 'first' })
  const cancelled = await gateway.cancel({ paymentId, key: 'cancel' })
  expect(cancelled).toMatchObject({ payment: { status: 'canceled', captureBefore: null, refunded: pounds(0) } })
  expect(await gateway.cancel({ paymentId, key: 'cancel' })).toEqual(cancelled)
  expect(await gateway.cancel({ paymentId, key: 'other' })).toEqual(cancelled)
  const taken = await hold({ key: 'second' })
  await gateway.capture({ paymentId: taken.paymentId, amount: pounds(21_200), key: 'capture' })
  await expect(gateway.cancel({ paymentId: taken.paymentId, key: 'too late' })).rejects.toThrow('captured payment')
  expect(server.holds()).toEqual([])
})

test('a captured amount goes back in parts, each once per key, never more than was captured', async () => {
  const { gateway, server, hold } = await openStripe()
  const { paymentId } = await hold()
  await gateway.capture({ paymentId, amount: pounds(20_000), key: 'capture' })
  const refund = (amountMinor: number, key: string) => gateway.refund({ paymentId, amount: pounds(amountMinor), key })
  expect(await refund(15_000, 'part')).toMatchObject({ payment: { amount: pounds(20_000), refunded: pounds(15_000) } })
  expect(await refund(15_000, 'part')).toMatchObject({ payment: { refunded: pounds(15_000) } })
  await expect(refund(5_001, 'more')).rejects.toThrow('refuse')
  expect(await refund(5_000, 'rest')).toMatchObject({ payment: { refunded: pounds(20_000) } })
  expect(await refund(5_000, 'again')).toMatchObject({ payment: { refunded: pounds(20_000) } })
  expect(server.state().refunds.map(({ amount, key }) => [key, amount])).toEqual([
    [null, 1_200],
    ['part', 15_000],
    ['rest', 5_000],
  ])
})

test('nothing goes back of a hold', async () => {
  const { gateway, hold } = await openStripe()
  const { paymentId } = await hold()
  await expect(gateway.refund({ paymentId, amount: pounds(1), key: 'refund' })).rejects.toThrow('refuse')
})
