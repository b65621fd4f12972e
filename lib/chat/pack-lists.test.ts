import { expect, test } from 'vitest'
import { toResult } from '@/tests/fixtures/openai-server/wire'
import { packLists } from './pack-lists'

const flight = (number: string) => ({ flightNumbers: [number], airline: 'easyJet', departsAt: '2026-11-27T09:25', total: '£100.54' })

test('a list of alike objects becomes a table that names its columns once, and says once what is the same in all', () => {
  expect(packLists({ status: 'found', briefs: [flight('U2947'), { ...flight('U21021'), via: ['Zurich'] }] })).toEqual({
    status: 'found',
    briefs: {
      same: { airline: 'easyJet', departsAt: '2026-11-27T09:25', total: '£100.54' },
      columns: ['flightNumbers', 'via?'],
      rows: [[['U2947']], [['U21021'], ['Zurich']]],
    },
  })
})

test('what would not be shorter as a table, or could be read two ways, stays a list', () => {
  expect(packLists([flight('U2947')])).toEqual([flight('U2947')])
  expect(packLists([{ kilograms: 1 }, { pieces: 2 }])).toEqual([{ kilograms: 1 }, { pieces: 2 }])
  const unclear = [{ ...flight('U2947'), fare: null }, flight('U21021'), { ...flight('TP398'), fare: 'Plus' }]
  expect(packLists(unclear)).toEqual(unclear)
})

test('lists within the rows of a table share one head', () => {
  const fares = (of: string) => ['light', 'flex'].map((brand) => ({ fareId: `${of}-${brand}`, brand, meal: 'not included' }))
  const packed = packLists(['U2947', 'TP398'].map((offerId) => ({ offerId, fares: fares(offerId) })))
  expect(packed).toEqual({
    columns: ['offerId', { fares: { same: { meal: 'not included' }, columns: ['fareId', 'brand'] } }],
    rows: [
      [
        'U2947',
        [
          ['U2947-light', 'light'],
          ['U2947-flex', 'flex'],
        ],
      ],
      [
        'TP398',
        [
          ['TP398-light', 'light'],
          ['TP398-flex', 'flex'],
        ],
      ],
    ],
  })
})

test('a table holds the same facts as its list', () => {
  const fares = ['U2947', 'U21021', 'TP398'].map((number, index) => ({ ...flight(number), ...(index ? { weightKg: 20 } : {}) }))
  const value = {
    slices: [0, 1, 2].map((sliceIndex) => ({
      sliceIndex,
      label: 'Outbound',
      fare: null,
      fares: fares.slice(sliceIndex),
      ...(sliceIndex ? { notes: [{ text: 'late' }, { text: 'full' }] } : {}),
      none: [],
    })),
  }
  const packed = JSON.stringify(packLists(value))
  expect(packed.length).toBeLessThan(JSON.stringify(value).length * 0.6)
  expect(toResult(packed)).toEqual({ type: 'json', value })
})
