import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { expectClean, expectPlain } from './expectations'
import { PAYLOADS } from './payloads'
import { poisonSupplier } from './poisoned-supplier'
import { TRIP_IN_WORDS } from './trip-in-words'
import { openWorld, type World, wordsIn } from './world'

test.each(PAYLOADS)('in every text of a supplier, “$name” changes nothing that the concierge does', async ({ text }) => {
  const poisoned = await openWorld((supplier) => poisonSupplier(supplier, text))
  for (const words of TRIP_IN_WORDS) expectClean(wordsIn(await poisoned.say(words, createConcierge(createKnownNames()))))
  expect(await kindsOf(poisoned)).toEqual(await withoutPoison())
  expect((await poisoned.live())?.trip.isCheckingOut).toBe(false)
  expect(poisoned.bought()).toEqual([])
  expectPlain(poisoned)
})

let honest: Promise<string[]> | undefined

/** What the same words do with an honest supplier. */
function withoutPoison(): Promise<string[]> {
  honest ??= (async () => {
    const world = await openWorld()
    for (const words of TRIP_IN_WORDS) await world.say(words, createConcierge(createKnownNames()))
    return kindsOf(world)
  })()
  return honest
}

async function kindsOf(world: World): Promise<string[]> {
  return (await world.commands()).map(({ issuedBy, command }) => `${issuedBy} ${command.type}`)
}
