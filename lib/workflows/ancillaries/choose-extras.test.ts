import { expect, test } from 'vitest'
import { anExtra, someExtras } from '@/tests/fixtures/ancillaries'
import { ASSISTANT, readyThread } from '@/tests/fixtures/ready-thread'
import { pounds } from '@/tests/fixtures/trip'
import { chooseExtras, type ExtrasRequest } from './choose-extras'

type Thread = Awaited<ReturnType<typeof readyThread>>

const choose = (thread: Thread, request: ExtrasRequest) => chooseExtras(request, ASSISTANT, thread.deps)

test('"priority" is bought for each traveller on each direction, a ticket to give back once', async () => {
  const thread = await readyThread()
  expect(await choose(thread, { wish: 'add', extra: 'priority' })).toMatchObject({
    items: [
      { what: 'Priority boarding', whom: 'Adult 1', flight: 'TP1361', price: pounds(800) },
      { whom: 'Adult 2', flight: 'TP1361' },
      { whom: 'Adult 1', flight: 'TP1362' },
      { whom: 'Adult 2', flight: 'TP1362' },
    ],
    kindTotal: pounds(3200),
  })
  expect(await choose(thread, { wish: 'add', extra: 'cancel for any reason', passengerIndexes: [0] })).toMatchObject({
    items: [{ what: 'Cancel for any reason', whom: 'everybody', flight: 'TP1361 and TP1362' }],
    kindTotal: pounds(7700),
    notes: ['You buy Cancel for any reason once for everyone.'],
  })
})

test('words that mean two extras of one airline are asked back; the same thing under two names on two flights is not', async () => {
  const two = [...someExtras(), anExtra({ optionId: 'priority-security', name: 'Priority security' })]
  expect(await choose(await readyThread({ details: { extras: two } }), { wish: 'add', extra: 'priority' })).toMatchObject({
    refusal: { code: 'which-extra', message: 'Which of them would you like: Priority boarding or Priority security?' },
  })
  const extras = [anExtra({ optionId: 'a' }), anExtra({ optionId: 'b', name: 'Speedy boarding', sliceIndexes: [1] })]
  const thread = await readyThread({ details: { extras } })
  expect(await choose(thread, { wish: 'add', extra: 'priority', passengerIndexes: [1] })).toMatchObject({
    items: [{ what: 'Priority boarding' }, { what: 'Speedy boarding' }],
  })
})

test('what is not sold, or not to these travellers, is refused with what is', async () => {
  const thread = await readyThread({ travellers: { adults: 2, infants: 1, childAges: [1] } })
  expect(await choose(thread, { wish: 'add', extra: 'a trumpet' })).toMatchObject({
    refusal: { code: 'no-such-extra', message: 'The airline doesn’t sell that. Choose from Priority boarding and Cancel for any reason.' },
  })
  expect(await choose(thread, { wish: 'add' })).toMatchObject({ refusal: { code: 'which-extra' } })
  expect(await choose(thread, { wish: 'add', extra: 'priority', passengerIndexes: [2] })).toMatchObject({
    refusal: { code: 'not-for-them', message: 'The airline doesn’t sell Priority boarding for Infant 1.' },
  })
})

test('extras are taken away by name, or all of them', async () => {
  const thread = await readyThread()
  await choose(thread, { wish: 'add', extra: 'priority' })
  await choose(thread, { wish: 'add', extra: 'flexible ticket' })
  expect(await choose(thread, { wish: 'remove', extra: 'priority', sliceIndexes: [0] })).toMatchObject({ items: { length: 2 } })
  expect(await choose(thread, { wish: 'remove' })).toMatchObject({ items: { length: 3 }, kindTotal: pounds(0) })
  expect(await choose(thread, { wish: 'remove', extra: 'priority' })).toMatchObject({ refusal: { code: 'nothing-chosen' } })
})

test('what is sold is shown with what one gets; none is told', async () => {
  const thread = await readyThread()
  const answer = await choose(thread, { wish: 'show', sliceIndexes: [0] })
  expect('summary' in answer && answer.summary[0]).toEqual({
    what: 'Priority boarding, for each traveller: Board among the first.',
    flight: 'TP1361',
    lowest: pounds(800),
    isIncluded: false,
  })
  expect(await choose(await readyThread({ details: { extras: null } }), { wish: 'show' })).toMatchObject({
    status: 'unavailable',
    message: 'You can’t buy extras here for TP1361 and TP1362.',
  })
})
