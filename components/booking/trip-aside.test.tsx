import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aBag, someDetails } from '@/tests/fixtures/ancillaries'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { useTripStore } from '../state/trip-store'
import { TripAside } from './trip-aside'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('beside the form stands what is bought with the flights, the way to change it, and the total', async () => {
  const bags = [{ option: aBag({ optionId: 'bag-23-1', sliceIndexes: [1] }), passengerIndex: 0, quantity: 2 }]
  const live = liveFor('aside-1', { adults: 1, pets: 2 }, { ancillaries: { seats: [], bags, meals: [], extras: [] } })
  vi.stubGlobal('fetch', tripServer(live, someDetails()).fetch)
  useTripStore.getState().accept(live)
  render(<TripAside threadId={live.threadId} />)
  const [out, back] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect([out?.includes('2 bags'), back?.includes('2 bags')]).toEqual([false, true])
  expect(screen.getByText('2 pets have no place on this booking. See the extras, or ask the airline.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Bags\s*2 added/ })).toBeTruthy()
  expect(screen.getByText('Total, taxes included').nextElementSibling?.textContent).toBe('£472.60')
})
