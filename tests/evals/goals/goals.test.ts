import { expect, test } from 'vitest'
import { converse } from './converse'
import { createInProcessDriver } from './drivers/in-process'
import { faultsOf } from './judge/judge'
import { speaker, WAYS } from './speaking/ways'
import { GROUPS } from './travellers'

const TODAY = '2026-11-20'
/** Few, and of different kinds, so that the concierge is guarded at every change; `npm run eval:goals` lets all sixty talk. */
const GUARDED = [
  'dog-comes-along',
  'cheapest-whatever-it-takes',
  'asks-about-everything-first',
  'one-word-at-a-time',
  'no-from-gatwick',
  'by-way-of-dubai',
  'which-san-jose',
  'the-second-one',
  'over-the-holidays',
  'in-three-weeks-for-five-nights',
  'only-looking',
  'asks-and-leaves-it-as-it-is',
  'asks-for-what-cannot-be',
]

const all = GROUPS.flatMap(({ travellers }) => travellers)
const driver = createInProcessDriver(`${TODAY}T09:00:00.000Z`)

test.each(GUARDED)('%s leaves with the trip that was wanted, however it is said', async (name) => {
  const traveller = all.find((one) => one.name === name)
  if (!traveller) throw new Error(`there is no traveller ${name}`)
  for (const way of WAYS) {
    const conversed = await converse(traveller.script(TODAY), speaker(name, way), await driver.open(name))
    expect(conversed.faults, `${way}: ${conversed.turns.map(({ said, answer }) => `${said} → ${answer.text}`).join(' | ')}`).toEqual([])
  }
})

test('the trip that one traveller leaves with is not what any other of the sixty wanted', async () => {
  const name = 'dog-comes-along'
  const traveller = all.find((one) => one.name === name)
  if (!traveller) throw new Error(`there is no traveller ${name}`)
  const { outcome } = await converse(traveller.script(TODAY), speaker(name, 'plain'), await driver.open(name))
  const content = all.filter(({ script }) => faultsOf(script(TODAY).goal, outcome).length === 0)
  expect(content.map((one) => one.name)).toEqual([name])
})

test('the same traveller has the same conversation every time', async () => {
  const script = all[0]?.script(TODAY) ?? { beats: [], goal: {} }
  const talks = [1, 2].map(async () => (await converse(script, speaker('again', 'polite'), await driver.open('again'))).turns)
  const [first, second] = await Promise.all(talks)
  expect(first).toEqual(second)
})
