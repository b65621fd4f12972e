import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { aFare, pounds } from '@/tests/fixtures/trip'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { useTripStore } from '../state/trip-store'
import { PriceChangeChoice } from './price-change-choice'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function changedTrip(threadId: string) {
  const live = liveFor(threadId, { adults: 1 })
  const [out, back] = live.trip.picks.flatMap((pick) => pick?.fare ?? [])
  if (!out || !back) throw new Error('fares are missing')
  const dearer = aFare({ ...back, total: pounds(19_000) })
  const trip = {
    ...live.trip,
    isCheckingOut: true,
    priceChange: { fares: [out, dearer], previousTotal: pounds(41_260), total: pounds(39_630) },
  }
  const changed = { ...live, trip }
  const server = tripServer(changed, null)
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(changed)
  return { live: changed, server }
}

test('the flight whose price moved is named, and accepting takes the new price', async () => {
  const { live, server } = changedTrip('change-1')
  render(<PriceChangeChoice live={live} />)
  const choice = screen.getByRole('region', { name: 'The airline has changed its price' })
  expect(choice.textContent).toContain('£16.30 less')
  expect(choice.querySelectorAll('li').length).toBe(1)
  expect(choice.querySelector('li')?.textContent).toContain('Return TP1361, Classic')
  await userEvent.click(screen.getByRole('button', { name: 'Accept £396.30' }))
  await waitFor(() => expect(server.live().trip.priceChange).toBeNull())
  expect(server.live().trip.picks[1]?.fare?.total).toEqual(pounds(19_000))
})

test('looking at other flights gives up that flight only', async () => {
  const { live, server } = changedTrip('change-2')
  render(<PriceChangeChoice live={live} />)
  await userEvent.click(screen.getByRole('button', { name: 'Look at other flights' }))
  await waitFor(() => expect(server.commands).toEqual([{ type: 'drop-pick', sliceIndex: 1 }]))
  expect(server.live().trip.picks.map((pick) => pick !== null)).toEqual([true, false])
})

test('nothing stands there while no price moved, or once an order is on its way', () => {
  const { live } = changedTrip('change-3')
  const { container } = render(<PriceChangeChoice live={{ ...live, trip: { ...live.trip, priceChange: null } }} />)
  expect(container.textContent).toBe('')
  cleanup()
  expect(render(<PriceChangeChoice live={{ ...live, order: sampleOrder() }} />).container.textContent).toBe('')
})
