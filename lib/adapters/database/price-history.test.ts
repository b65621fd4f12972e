import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PriceObservation } from '@/lib/travel/flights/price-verdict'
import { createPriceHistory } from './price-history'
import { onEachDatabase } from './testing'

const ANY_DAY = { from: 0, to: Number.POSITIVE_INFINITY }

function anObservation(change: Partial<PriceObservation> = {}): PriceObservation {
  return {
    supplier: 'sandbox',
    origin: 'LON',
    destination: 'LIS',
    cabinClass: 'economy-with-restrictions',
    directOnly: false,
    checkedBags: 0,
    currency: 'GBP',
    departureOn: '2026-12-10',
    observedOn: '2026-11-20',
    daysAhead: 20,
    lowestMinor: 9400,
    ...change,
  }
}

await onEachDatabase((database) => {
  test('of several prices on one day for the same departure the lowest stays', async () => {
    const history = createPriceHistory(database())
    const like = anObservation({ supplier: randomUUID() })
    await history.observe([like])
    await history.observe([{ ...like, lowestMinor: 9100 }])
    await history.observe([
      { ...like, lowestMinor: 12_000 },
      { ...like, lowestMinor: 9300 },
    ])
    expect(await history.find(like, ANY_DAY)).toEqual([{ ...like, lowestMinor: 9100 }])
  })

  test('another day of search or of departure is another observation, newest first', async () => {
    const history = createPriceHistory(database())
    const like = anObservation({ supplier: randomUUID() })
    const yesterday = { ...like, observedOn: '2026-11-19', daysAhead: 21 }
    const otherDay = { ...like, departureOn: '2026-12-11', daysAhead: 21 }
    await history.observe([yesterday, like, otherDay])
    expect(await history.find(like, ANY_DAY)).toEqual([otherDay, like, yesterday])
  })

  test('only prices of the same kind, in the span of days ahead, and not later ones are found', async () => {
    const history = createPriceHistory(database())
    const like = anObservation({ supplier: randomUUID() })
    await history.observe([
      like,
      { ...like, origin: 'LHR' },
      { ...like, destination: 'OPO' },
      { ...like, cabinClass: 'business' },
      { ...like, directOnly: true },
      { ...like, checkedBags: 1 },
      { ...like, currency: 'EUR' },
      { ...like, observedOn: '2026-11-21' },
      { ...like, departureOn: '2027-02-01', daysAhead: 73 },
    ])
    expect(await history.find(like, { from: 7, to: 20 })).toEqual([like])
    expect(await history.find(like, { from: 60, to: Number.POSITIVE_INFINITY })).toMatchObject([{ daysAhead: 73 }])
  })
})
