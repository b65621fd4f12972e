import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ORDINARY_WEIGHTS } from '@/lib/travel/flights/rank-weights'
import { exampleOffer, exampleSearch } from '@/tests/fixtures/flights'
import { LISBON } from '@/tests/fixtures/trip'
import { WhyThisRank } from './why-this-rank'

afterEach(cleanup)

const viaMadrid = {
  ...exampleOffer('offer-1'),
  connections: 1,
  layovers: [{ airport: LISBON, minutes: 300, isOvernight: false }],
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('it is folded away until it is asked for', async () => {
  const { container } = render(<WhyThisRank offer={viaMadrid} search={exampleSearch} />)
  const details = container.querySelector('details')
  expect(details?.open).toBe(false)
  await userEvent.click(screen.getByText(/^Why it’s ranked here/))
  expect(details?.open).toBe(true)
})

test('each part stands with how it counts and what it is worth, down to the sum', () => {
  const { container } = render(<WhyThisRank offer={viaMadrid} search={exampleSearch} />)
  const table = container.querySelector('table')
  if (!table) throw new Error('there is a table')
  expect(rowsOf(table)).toEqual([
    ['Price for 2 travellers', '', '£192.40'],
    ['2 h 45 of travel', '£16.00 an hour', '£88.00'],
    ['1 stop', 'like 45 min more', '£24.00'],
    ['Partly at night', 'like 1 h more', '£32.00'],
    ['1 tight, long or overnight layover', 'like 45 min more', '£24.00'],
    ['Total', 'trouble at £16.00 an hour', '£360.40'],
  ])
})

test('what the traveller does not mind says so', () => {
  render(<WhyThisRank offer={viaMadrid} search={exampleSearch} weights={{ ...ORDINARY_WEIGHTS, time: 2, stops: 0 }} />)
  expect(screen.getByText('£32.00 an hour')).toBeTruthy()
  expect(screen.getByText('doesn’t count')).toBeTruthy()
})
