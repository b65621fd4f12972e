import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { expectClean, expectPlain } from './expectations'
import { PAYLOADS } from './payloads'
import { poisonSupplier } from './poisoned-supplier'
import { ANCILLARIES_IN_WORDS, TRIP_IN_WORDS } from './trip-in-words'
import { openWorld, type World, wordsIn } from './world'

const WORDS = [...TRIP_IN_WORDS, ...ANCILLARIES_IN_WORDS]

test.each(PAYLOADS)('in every text of a supplier, “$name” changes nothing that the concierge does or buys', async ({ text }) => {
  const poisoned = await openWorld((supplier) => poisonSupplier(supplier, text))
  for (const words of WORDS) expectClean(wordsIn(await poisoned.say(words, createConcierge(createKnownNames()))))
  const honest = await withoutPoison()
  expect(await kindsOf(poisoned)).toEqual(honest.kinds)
  expect(await chosenIn(poisoned)).toEqual(honest.chosen)
  expect((await poisoned.live())?.trip.isCheckingOut).toBe(false)
  expect(poisoned.bought()).toEqual([])
  expectPlain(poisoned)
})

test('what an honest supplier sells is chosen by these words: there is something to spoil', async () => {
  const { chosen } = await withoutPoison()
  expect(chosen.map((choice) => choice.split(' ')[0])).toEqual(expect.arrayContaining(['seat', 'bag', 'meal']))
})

let honest: Promise<{ kinds: string[]; chosen: string[] }> | undefined

/** What the same words do with an honest supplier. */
function withoutPoison() {
  honest ??= (async () => {
    const world = await openWorld()
    for (const words of WORDS) await world.say(words, createConcierge(createKnownNames()))
    return { kinds: await kindsOf(world), chosen: await chosenIn(world) }
  })()
  return honest
}

async function kindsOf(world: World): Promise<string[]> {
  return (await world.commands()).map(({ issuedBy, command }) => `${issuedBy} ${command.type}`)
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
