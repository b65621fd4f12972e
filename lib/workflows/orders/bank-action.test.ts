import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { openAskedOrder } from '@/tests/orders/asked-order'
import { openOrderWorld } from '@/tests/orders/order-world'
import { OutsideFailure } from '../../ports/outside-failure'
import { bankAction } from './bank-action'

onEmbeddedDatabase((database) => {
  test('what the bank asks is told to the owner of the order alone', async () => {
    const { of, deps, paymentId } = await openAskedOrder(database())
    expect(await bankAction(of, deps)).toEqual({ action: { kind: 'page', url: expect.stringContaining(paymentId) } })
    expect(await bankAction({ ...of, userId: 'somebody-else' }, deps)).toMatchObject({ refusal: { code: 'not_found' } })
    expect(await bankAction({ ...of, orderId: 'ord_missing' }, deps)).toMatchObject({ refusal: { code: 'not_found' } })
  })

  test('nothing is asked any more once the bank was answered, or its time is over', async () => {
    const answered = await openAskedOrder(database())
    await answered.answerBank('complete')
    expect(await bankAction(answered.of, answered.deps)).toEqual({ action: null })
    const late = await openAskedOrder(database())
    late.time.now += 15 * 60_000
    expect(await bankAction(late.of, late.deps)).toEqual({ action: null })
  })

  test('the gateway is not asked about an order whose bank asks nothing', async () => {
    const world = await openOrderWorld(database())
    const { id: orderId } = await world.buy()
    const retrieve = () => Promise.reject(new Error('asked for nothing'))
    const deps = { ...world.deps, gateway: { ...world.deps.gateway, retrieve } }
    expect(await bankAction({ orderId, userId: world.userId }, deps)).toEqual({ action: null })
  })

  test('a gateway that does not answer is said to be silent, and nothing is lost', async () => {
    const { of, deps } = await openAskedOrder(database())
    const retrieve = () => Promise.reject(new OutsideFailure('sandbox', 'no answer'))
    const silent = { ...deps, gateway: { ...deps.gateway, retrieve } }
    expect(await bankAction(of, silent)).toMatchObject({ refusal: { code: 'bank-silent' } })
    expect(await bankAction(of, deps)).toMatchObject({ action: { kind: 'page' } })
  })
})
