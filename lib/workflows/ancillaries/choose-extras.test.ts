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

const aPet = (place: 'cabin' | 'hold', maxKg: number, price: number, sliceIndex = 0) =>
  anExtra({
    optionId: `pet-${place}-${maxKg}-${sliceIndex}`,
    name: place === 'cabin' ? 'Pet in the cabin' : `Pet in the hold up to ${maxKg} kg`,
    sliceIndexes: [sliceIndex],
    price: pounds(price),
    isForOne: true,
    pet: { place, maxKg, carrierCm: [55, 40, 23] },
    leftForParty: 2,
  })
const PETS = [0, 1].flatMap((slice) => [aPet('cabin', 8, 5_000, slice), aPet('hold', 32, 8_000, slice), aPet('hold', 75, 13_000, slice)])

test('a pet goes with one adult to the place that is named or that its weight allows, with its limits', async () => {
  const thread = await readyThread({ details: { extras: [...someExtras(), ...PETS] } })
  expect(await choose(thread, { wish: 'add', extra: 'my cat in the cabin' })).toMatchObject({
    items: [
      { what: 'Pet in the cabin', whom: 'Adult 1', flight: 'TP1361' },
      { what: 'Pet in the cabin', whom: 'Adult 1', flight: 'TP1362' },
    ],
    kindTotal: pounds(10_000),
    notes: ['With its carrier your pet may weigh up to 8 kg, and the carrier may measure 55 × 40 × 23 cm.'],
  })
  expect(await choose(thread, { wish: 'add', extra: 'dog', weightKg: 25 })).toMatchObject({
    items: [{ what: 'Pet in the hold up to 32 kg' }, { flight: 'TP1362' }],
    kindTotal: pounds(16_000),
  })
  expect(await choose(thread, { wish: 'remove', extra: 'dog' })).toMatchObject({ items: { length: 2 }, kindTotal: pounds(0) })
})

test('a pet’s weight is asked for when the place depends on it, and a pet too heavy for the cabin is offered the hold', async () => {
  const thread = await readyThread({ details: { extras: PETS } })
  const refusalOf = async (request: Partial<ExtrasRequest>) => {
    const answer = await choose(thread, { wish: 'add', extra: 'dog', ...request })
    return answer.status === 'refused' ? [answer.refusal.code, answer.refusal.message, answer.refusal.choices] : answer
  }
  expect(await refusalOf({})).toEqual([
    'which-weight',
    'How much does your pet weigh with its carrier? TP1361 takes one in the cabin up to 8 kg for £50.00, in the hold up to 32 kg for £80.00 and in the hold up to 75 kg for £130.00.',
    undefined,
  ])
  expect(await refusalOf({ extra: 'dog in the cabin', weightKg: 12 })).toEqual([
    'pet-too-heavy',
    'Your pet is too heavy to travel in the cabin on TP1361: it’s 12 kg, and the limit is 8 kg. It can go in the hold up to 32 kg for £80.00.',
    ['Pet in the hold up to 32 kg'],
  ])
  expect(await refusalOf({ weightKg: 80 })).toEqual([
    'pet-too-heavy',
    'Your pet is too heavy to travel with you on TP1361: it’s 80 kg, and the limit is 75 kg.',
    undefined,
  ])
})

test('where one flight takes no pet, or sells no extra seat, nothing is added by halves', async () => {
  const seat = anExtra({ optionId: 'seat-0', name: 'Extra seat', price: pounds(9_000), isForOne: true })
  const thread = await readyThread({ details: { extras: [aPet('cabin', 8, 5_000), seat] } })
  expect(await choose(thread, { wish: 'add', extra: 'cat' })).toMatchObject({
    refusal: { message: 'TP1361 takes pets, but on TP1362 no place for a pet is sold, so I’ve added nothing.' },
  })
  expect(await choose(thread, { wish: 'add', extra: 'a seat for my cello' })).toMatchObject({
    refusal: { message: 'TP1361 sells an extra seat, but on TP1362 no extra seat is sold, so I’ve added nothing.' },
  })
  expect(await choose(thread, { wish: 'add', extra: 'extra seat', sliceIndexes: [0], passengerIndexes: [1] })).toMatchObject({
    items: [{ what: 'Extra seat', whom: 'Adult 2', price: pounds(9_000) }],
  })
  const none = await readyThread()
  expect(await choose(none, { wish: 'add', extra: 'my dog' })).toMatchObject({
    refusal: { code: 'not-sold', message: 'On TP1361 and TP1362 no place for a pet is sold.' },
  })
  expect(await choose(none, { wish: 'show', extra: 'extra seat' })).toMatchObject({
    status: 'unavailable',
    message: 'On TP1361 and TP1362 no extra seat is sold.',
  })
})
