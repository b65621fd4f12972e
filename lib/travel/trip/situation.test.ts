import { expect, test } from 'vitest'
import { aChosenSeat, aMeal, anExtra, aSeatMap, someBags } from '@/tests/fixtures/ancillaries'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { aPassenger, pounds } from '@/tests/fixtures/trip'
import { NO_ANCILLARIES } from '../ancillaries/ancillaries'
import { describeSituation } from './situation'
import { situationSchema } from './situation-schema'
import type { Trip } from './trip'

const [light, heavy] = someBags()
if (!light || !heavy) throw new Error('no bags')

function situationOf(change: Partial<Trip>) {
  return describeSituation(sampleLiveTrip(change).trip, null, '2026-11-20', '2026-11-20T10:00:00.000Z')
}

const ANCILLARIES = {
  seats: [aChosenSeat(1, '12B'), aChosenSeat(0, '12A'), aChosenSeat(0, '3C', aSeatMap({ sliceIndex: 1 }))],
  bags: [{ option: heavy, passengerIndex: 0, quantity: 2 }],
  meals: [0, 1].map((passengerIndex) => ({ option: aMeal({ optionId: 'vgml' }), passengerIndex })),
  extras: [{ option: anExtra({ optionId: 'lounge', name: 'Lounge' }), passengerIndex: null }],
}

test('what is bought beside the fares stands in short clauses, with what it comes to', () => {
  const situation = situationOf({ ancillaries: ANCILLARIES })
  expect(situation.bought).toEqual({
    seats: ['12A and 12B on TP1361', '3C on TP1361'],
    bags: ['2 checked bags of 23 kg each for Adult 1 on TP1361'],
    meals: ['2 × Vegan meal on TP1361'],
    extras: ['Lounge on TP1361'],
    seating: [
      { whom: 'Adult 1', seat: '12A', flight: 'TP1361', side: 'window' },
      { whom: 'Child 1', seat: '12B', flight: 'TP1361', side: 'middle' },
      { whom: 'Adult 1', seat: '3C', flight: 'TP1361', side: 'aisle' },
    ],
    total: '£104.00',
  })
  expect(situationSchema.parse(situation)).toEqual(situation)
})

test('nothing bought and no price change are not mentioned', () => {
  const situation = situationOf({ ancillaries: NO_ANCILLARIES })
  expect(Object.keys(situation)).not.toContain('bought')
  expect(Object.keys(situation)).not.toContain('priceChange')
})

test('a price that waits for a yes is told with both amounts', () => {
  const priceChange = { fares: [], previousTotal: pounds(41_260), total: pounds(43_000) }
  expect(situationOf({ priceChange }).priceChange).toEqual({ from: '£412.60', to: '£430.00' })
})

test('names of travellers are not in it', () => {
  const passengers = [aPassenger({ firstName: 'Quillfeather' }), aPassenger({ type: 'child', lastName: 'Oxenbridge' })]
  expect(JSON.stringify(situationOf({ ancillaries: ANCILLARIES, passengers }))).not.toMatch(/Quillfeather|Oxenbridge/)
})
