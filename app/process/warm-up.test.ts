import { expect, test, vi } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { catchLog } from '@/tests/fixtures/catch-log'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { warmThrough, warmUp } from './warm-up'

const concierge = createConcierge(createKnownNames())
const clock = () => new Date('2026-11-20T09:00:00.000Z')
const deps = {
  ...createMemoryStores('thr_1'),
  ...KNOWN_PLACES,
  places: createPlaces(),
  names: createNameFinder(),
  supplier: createSandboxSupplier({ now: clock, dials: NO_DIALS }),
  concierge,
  clock,
}

/** What the concierge answered each time. */
function watched() {
  const answers: string[][] = []
  const doStream = async (options: Parameters<typeof concierge.doStream>[0]) => {
    const answer = await concierge.doStream(options)
    const [own, theirs] = answer.stream.tee()
    const kinds: string[] = []
    answers.push(kinds)
    for await (const part of own) kinds.push(part.type === 'tool-call' ? part.toolName : part.type)
    return { ...answer, stream: theirs }
  }
  return { answers, concierge: { ...concierge, doStream } }
}

test('before the first turn places, names and the concierge have been asked, and an answer in words was rehearsed to its end', async () => {
  const findPlace = vi.fn(deps.places.findPlace)
  const findNames = vi.fn(deps.names.findNames)
  const { answers, concierge } = watched()
  const logged = catchLog()
  await warmUp({ ...deps, places: { ...deps.places, findPlace }, names: { ...deps.names, findNames }, concierge })
  expect([findPlace.mock.calls.length, findNames.mock.calls.length > 0]).toEqual([1, true])
  expect(answers).toEqual([expect.arrayContaining(['searchFlights']), expect.arrayContaining(['text-delta', 'finish'])])
  expect(answers[1]).not.toContain('searchFlights')
  expect(logged.lines).toEqual([])
  logged.stop()
})

test('after that answers go on being rehearsed for a while, each to its end', async () => {
  const { answers, concierge } = watched()
  const logged = catchLog()
  await warmThrough({ ...deps, concierge })
  expect(answers).toHaveLength(100)
  for (const answer of answers) expect(answer).toContain('finish')
  expect(logged.lines).toEqual([])
  logged.stop()
})

test('the rehearsal reads and writes nothing of anybody’s', async () => {
  const untouched = () => {
    throw new Error('the rehearsal asked for it')
  }
  const trips = { load: untouched, hasCommand: untouched, append: untouched, undo: untouched }
  const searches = { save: untouched, find: untouched }
  const orders = {
    create: untouched,
    find: untouched,
    findByThread: untouched,
    list: untouched,
    listSteps: untouched,
    listPayments: untouched,
  }
  const supplier = { ...deps.supplier, search: untouched }
  const logged = catchLog()
  await warmUp({ ...deps, trips, searches, orders, supplier })
  expect(logged.lines).toEqual([])
  logged.stop()
})

test('a warm-up that fails is logged and stops nothing', async () => {
  const logged = catchLog()
  const findNames = () => {
    throw new Error('no names today')
  }
  await warmUp({ ...deps, names: { ...deps.names, findNames } })
  expect(logged.lines.join()).toContain('no names today')
  logged.stop()
})
