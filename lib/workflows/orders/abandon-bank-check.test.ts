import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { openAskedOrder } from '@/tests/orders/asked-order'
import { OutsideFailure } from '../../ports/outside-failure'
import { abandonBankCheck } from './abandon-bank-check'
import { resumeOrder } from './resume-order'

onEmbeddedDatabase((database) => {
  test('the payment that asks is cancelled, and another card pays the same order once', async () => {
    const world = await openAskedOrder(database())
    const stopped = await abandonBankCheck(world.of, world.deps)
    expect(stopped).toMatchObject({ order: { status: 'idle', paymentStatus: 'failed', actionBy: null } })
    expect('order' in stopped && stopped.order.lastError).toContain('Nothing was charged')
    expect(await world.payments()).toEqual(['canceled 21200'])
    expect(await world.buy()).toMatchObject({ id: world.of.orderId, status: 'success', authoriseNumber: 2 })
    expect((await world.holds(world.of.orderId)).toSorted()).toEqual(['canceled 0/21200', 'succeeded 21200/21200'])
  })

  test('a hold that the bank agreed to a moment ago is let go all the same: nothing is booked against the traveller’s word', async () => {
    const world = await openAskedOrder(database())
    await world.answerBank('complete')
    expect(await abandonBankCheck(world.of, world.deps)).toMatchObject({ order: { status: 'idle', paymentStatus: 'failed' } })
    expect(await world.holds(world.of.orderId)).toEqual(['canceled 0/21200'])
    expect(world.supplier.bookCalls).toBe(0)
  })

  test('pressed many times it is cancelled once', async () => {
    const world = await openAskedOrder(database())
    const stopped = await Promise.all(Array.from({ length: 5 }, () => abandonBankCheck(world.of, world.deps)))
    for (const answer of stopped) expect(answer).toMatchObject({ order: { paymentStatus: 'failed' } })
    const steps = await world.steps(world.of.orderId)
    expect(steps.filter((step) => step === 'abandon-bank-check failed')).toHaveLength(1)
  })

  test('an order that goes on already is not stopped', async () => {
    const world = await openAskedOrder(database())
    await world.answerBank('complete')
    await resumeOrder(world.of, world.deps)
    expect(await abandonBankCheck(world.of, world.deps)).toMatchObject({ refusal: { code: 'bank-answered' } })
    expect(await world.holds(world.of.orderId)).toEqual(['succeeded 21200/21200'])
  })

  test('a gateway that did not answer, but cancelled, is found out by the next look', async () => {
    const world = await openAskedOrder(database())
    const { gateway } = world.deps
    const cancel: typeof gateway.cancel = async (request) => {
      await gateway.cancel(request)
      throw new OutsideFailure('sandbox', 'the line broke')
    }
    const broken = { ...world.deps, gateway: { ...gateway, cancel } }
    expect(await abandonBankCheck(world.of, broken)).toMatchObject({ refusal: { code: 'bank-silent' } })
    expect(await resumeOrder(world.of, world.deps)).toMatchObject({ order: { status: 'idle', paymentStatus: 'failed' } })
    expect(world.supplier.bookCalls).toBe(0)
  })

  test('nobody stops another traveller’s check', async () => {
    const world = await openAskedOrder(database())
    expect(await abandonBankCheck({ ...world.of, userId: 'somebody-else' }, world.deps)).toMatchObject({ refusal: { code: 'not_found' } })
    expect(await world.order()).toMatchObject({ paymentStatus: 'awaiting_action' })
  })
})
