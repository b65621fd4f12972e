import { expect, test } from 'vitest'
import { toResult } from '@/tests/fixtures/openai-server/wire'
import { packLists } from './pack-lists'

const flight = (number: string) => ({ flightNumbers: [number], airline: 'easyJet', departsAt: '2026-11-27T09:25', total: '£100.54' })

test('a list of alike objects becomes a table that names its columns once', () => {
  expect(packLists({ status: 'found', briefs: [flight('U2947'), { ...flight('U21021'), via: ['Zurich'] }] })).toEqual({
    status: 'found',
    briefs: {
      columns: ['flightNumbers', 'airline', 'departsAt', 'total', 'via?'],
      rows: [
        [['U2947'], 'easyJet', '2026-11-27T09:25', '£100.54'],
        [['U21021'], 'easyJet', '2026-11-27T09:25', '£100.54', ['Zurich']],
      ],
    },
  })
})

test('what would not be shorter as a table, or could be read two ways, stays a list', () => {
  expect(packLists([flight('U2947')])).toEqual([flight('U2947')])
  expect(packLists([{ kilograms: 1 }, { pieces: 2 }])).toEqual([{ kilograms: 1 }, { pieces: 2 }])
  const unclear = [{ ...flight('U2947'), fare: null }, flight('U21021'), { ...flight('TP398'), fare: 'Plus' }]
  expect(packLists(unclear)).toEqual(unclear)
})

test('a table holds the same facts as its list, tables within it included', () => {
  const fares = [flight('U2947'), flight('U21021'), flight('TP398')]
  const value = {
    slices: [0, 1].map((sliceIndex) => ({ sliceIndex, label: 'Outbound', fare: null, fares, ...(sliceIndex ? { note: 'late' } : {}) })),
  }
  const packed = JSON.stringify(packLists(value))
  expect(packed.length).toBeLessThan(JSON.stringify(value).length * 0.8)
  expect(toResult(packed)).toEqual({ type: 'json', value })
})
