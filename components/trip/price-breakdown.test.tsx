import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PriceLine } from '@/lib/travel/trip/price'
import { pounds } from '@/tests/fixtures/trip'
import { PriceBreakdown } from './price-breakdown'

afterEach(cleanup)

function rowsOf(...lines: PriceLine[]): (string | null)[] {
  const total = pounds(lines.reduce((sum, { subtotal }) => sum + subtotal.amountMinor, 0))
  render(<PriceBreakdown price={{ lines, serviceFee: pounds(0), total }} />)
  return screen.getAllByRole('row').map(({ textContent }) => textContent)
}

const forAll = { type: 'everyone' as const, count: 3, total: pounds(41_260), subtotal: pounds(41_260) }

test('a price for everybody is one line without shares, and says that taxes are in it', () => {
  expect(rowsOf({ ...forAll, base: null, taxes: null })).toContain('For 3 travellerstaxes included£412.60')
  expect(screen.getByRole('table', { name: 'Price breakdown' })).toBeTruthy()
})

test('tax that is known for everybody together is shown once, not for each', () => {
  expect(rowsOf({ ...forAll, base: pounds(30_000), taxes: pounds(11_260) })).toContain(
    'For 3 travellersfare £300.00 + taxes £112.60£412.60',
  )
})

test('prices per traveller type say what each pays', () => {
  const adults = {
    type: 'adult' as const,
    count: 2,
    base: pounds(8000),
    taxes: pounds(2000),
    total: pounds(10_000),
    subtotal: pounds(20_000),
  }
  expect(rowsOf(adults)).toContain('2 adultseach: fare £80.00 + taxes £20.00£200.00')
  expect(screen.getByRole('table', { name: 'Price per traveller type' })).toBeTruthy()
})

test('what is bought beside the fares has a line for each kind before the fee', () => {
  render(
    <PriceBreakdown
      price={{
        lines: [],
        serviceFee: pounds(500),
        ancillaries: [
          { kind: 'seats', count: 4, total: pounds(4500) },
          { kind: 'meals', count: 2, total: pounds(0) },
        ],
        total: pounds(5000),
      }}
    />,
  )
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.slice(1)).toEqual(['Seats · 4£45.00', 'Meals · 2included', 'Service fee£5.00', 'Total£50.00'])
})
