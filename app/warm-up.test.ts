import { expect, test, vi } from 'vitest'
import { createConcierge } from '@/lib/adapters/model/concierge/concierge-model'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { createPlaces } from '@/lib/adapters/places/places'
import { catchLog } from '@/tests/fixtures/catch-log'
import { warmUp } from './warm-up'

const parts = {
  places: createPlaces(),
  names: createNameFinder(),
  concierge: createConcierge(),
  clock: () => new Date('2026-11-20T09:00:00.000Z'),
}

test('before the first turn places, names and the concierge have each been asked once, and the concierge understood', async () => {
  const findPlace = vi.fn(parts.places.findPlace)
  const findNames = vi.fn(parts.names.findNames)
  const calls: string[] = []
  const doStream = async (options: Parameters<typeof parts.concierge.doStream>[0]) => {
    const answer = await parts.concierge.doStream(options)
    for await (const part of answer.stream) if (part.type === 'tool-call') calls.push(part.toolName)
    return answer
  }
  await warmUp({
    ...parts,
    places: { ...parts.places, findPlace },
    names: { ...parts.names, findNames },
    concierge: { ...parts.concierge, doStream },
  })
  expect([findPlace.mock.calls.length, findNames.mock.calls.length, calls]).toEqual([1, 1, ['searchFlights']])
})

test('a warm-up that fails is logged and stops nothing', async () => {
  const logged = catchLog()
  const findNames = () => {
    throw new Error('no names today')
  }
  await warmUp({ ...parts, names: { ...parts.names, findNames } })
  expect(logged.lines.join()).toContain('no names today')
  logged.stop()
})
