import { expect, test } from 'vitest'
import { colouredAirlines } from '@/lib/travel/flights/airline-colours'
import { AIRLINE_TABLE } from './airline-table'

test('every airline with a colour is one that is sold', () => {
  const sold = new Set(
    AIRLINE_TABLE.trim()
      .split('\n')
      .map((line) => line.split('|')[0]),
  )
  expect(colouredAirlines().filter((code) => !sold.has(code))).toEqual([])
})
