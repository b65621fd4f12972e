import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleRanked, exampleSearch } from '@/tests/fixtures/flights'
import { FlightList } from './flight-list'

test('every row names the airline, on a phone and beside it, and keeps the code for the flight number', () => {
  render(<FlightList offers={[exampleRanked('offer-1')]} search={exampleSearch} chosenOfferId={null} isWaiting={false} />)
  const names = screen.getAllByText('TAP Air Portugal')
  expect(names.map(({ className }) => [/\bmax-sm:hidden\b/.test(className), /(?<!max-)\bsm:hidden\b/.test(className)])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(screen.getByText('LHR–LIS · TP1363')).toBeTruthy()
})
