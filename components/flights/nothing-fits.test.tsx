import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { FlightFilters } from '@/lib/travel/flights/filters/flight-filters'
import { exampleOffer, exampleSearch } from '@/tests/fixtures/flights'
import { NothingFits } from './nothing-fits'

afterEach(cleanup)

const NEVER = { from: 0, to: 1 }
const offers = ['one', 'two', 'three'].map((id) => exampleOffer(id))

function draw(filters: FlightFilters) {
  const changes: FlightFilters[] = []
  let emptied = 0
  render(
    <NothingFits
      offers={offers}
      filters={filters}
      search={exampleSearch}
      onChange={(to) => changes.push(to)}
      onEmptied={() => (emptied += 1)}
    />,
  )
  return { changes, emptied: () => emptied }
}

test('the filter that hides every flight goes with a press, and its button says how many it brings', async () => {
  const { changes, emptied } = draw({ arrival: NEVER })
  const [lift, ...others] = screen.getAllByRole('button')
  expect(lift?.textContent).toMatch(/^Show 3 flights without “.+”$/)
  expect(others).toEqual([])
  if (lift) await userEvent.click(lift)
  expect(changes).toEqual([{}])
  expect(emptied()).toBe(1)
})

test('where several filters hide every flight, all of them go at once', async () => {
  const { changes } = draw({ arrival: NEVER, departure: NEVER })
  const [all, ...others] = screen.getAllByRole('button')
  expect([all?.textContent, ...others]).toEqual(['Show all 3 flights'])
  if (all) await userEvent.click(all)
  expect(changes).toEqual([{}])
})
