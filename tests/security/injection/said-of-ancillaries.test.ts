import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { expectClean, expectPlain } from './expectations'
import { PAYLOADS } from './payloads'
import { poisonSupplier } from './poisoned-supplier'
import { ANCILLARIES_IN_WORDS, TRIP_IN_WORDS } from './trip-in-words'
import { openWorld, type World, wordsIn } from './world'

test.each(PAYLOADS)('in the names of meals, extras, seats and features, “$name” buys nothing that was not asked for', async ({ text }) => {
  const poisoned = await openWorld((supplier) => poisonSupplier(supplier, text))
  for (const words of TRIP_IN_WORDS) await poisoned.say(words, createConcierge(createKnownNames()))
  for (const words of ANCILLARIES_IN_WORDS) expectClean(wordsIn(await poisoned.say(words, createConcierge(createKnownNames()))))
  expect(await chosenIn(poisoned)).toEqual(await withoutPoison())
  expect((await poisoned.live())?.trip.isCheckingOut).toBe(false)
  expect(poisoned.bought()).toEqual([])
  expectPlain(poisoned)
})

test('what an honest supplier sells is chosen by these words: there is something to spoil', async () => {
  expect((await withoutPoison()).map((chosen) => chosen.split(' ')[0])).toEqual(expect.arrayContaining(['seat', 'bag', 'meal']))
})

let honest: Promise<string[]> | undefined

function withoutPoison(): Promise<string[]> {
  honest ??= (async () => {
    const world = await openWorld()
    for (const words of [...TRIP_IN_WORDS, ...ANCILLARIES_IN_WORDS]) await world.say(words, createConcierge(createKnownNames()))
    return chosenIn(world)
  })()
  return honest
}

/** Everything chosen, by id and price: names may be poisoned. */
async function chosenIn(world: World): Promise<string[]> {
  const trip = (await world.live())?.trip
  if (!trip) throw new Error('no trip')
  const { seats, bags, meals, extras } = trip.ancillaries
  return [
    ...seats.map(({ seatNumber, price }) => `seat ${seatNumber} ${price.amountMinor}`),
    ...bags.map(({ option, quantity }) => `bag ${option.optionId} ${quantity} ${option.price.amountMinor}`),
    ...meals.map(({ option, passengerIndex }) => `meal ${option.optionId} ${passengerIndex} ${option.price.amountMinor}`),
    ...extras.map(({ option }) => `extra ${option.optionId} ${option.price.amountMinor}`),
  ]
}
