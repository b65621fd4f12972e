import { expect, test } from 'vitest'
import { aBag } from '@/tests/fixtures/ancillaries'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { aPassenger, pounds } from '@/tests/fixtures/trip'
import { quoteHash } from './quote-hash'

const { trip } = sampleLiveTrip({ passengers: [aPassenger()] })
const hashOf = (change: Partial<typeof trip>) => quoteHash({ ...trip, ...change }, pounds(20_000))

test('the same people on the same flights are one trip, typed or filled from a saved profile', async () => {
  expect(await hashOf({ passengers: [aPassenger({ savedPassengerId: 'profile-1' })] })).toBe(await hashOf({}))
})

test('another traveller, another service or another total is another trip', async () => {
  const bags = [{ option: aBag({ optionId: 'bag-23' }), passengerIndex: 0, quantity: 1 }]
  const hashes = [
    await hashOf({}),
    await hashOf({ passengers: [aPassenger({ firstName: 'Ben' })] }),
    await hashOf({ passengers: [aPassenger({ specialService: 'blind' })] }),
    await hashOf({ ancillaries: { ...trip.ancillaries, bags } }),
    await quoteHash(trip, pounds(20_001)),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})
