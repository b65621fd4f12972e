import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { PriceRenewal } from '@/lib/travel/trip/price-renewal-schema'
import { aBag, aChosenSeat } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { useTripStore } from '../state/trip-store'
import { OfferClock } from './offer-clock'
import { RenewPrices } from './renew-prices'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const CHANGED: PriceRenewal = {
  status: 'changed',
  previousTotal: pounds(41_260),
  total: pounds(43_000),
  searchId: 'search-2',
  cheapest: null,
  changes: [{ what: 'Return TP1361, Classic', sliceIndex: 1, previous: pounds(20_630), now: pounds(22_370) }],
}

function open(threadId: string, renewal: PriceRenewal | null) {
  const bags = [{ option: aBag({ optionId: 'bag-23-0' }), passengerIndex: 0, quantity: 1 }]
  const live = liveFor(threadId, { adults: 1 }, { ancillaries: { seats: [aChosenSeat(0, '2A')], bags, meals: [], extras: [] } })
  const server = tripServer(live, null, renewal ? { '/renew': () => renewal } : {})
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(live)
  return server
}

async function checkAgain() {
  await userEvent.click(screen.getByRole('button', { name: 'Check the prices again' }))
}

test('prices that still hold are taken at once and said', async () => {
  open('renew-1', { ...CHANGED, status: 'same', total: pounds(41_260), changes: [] })
  const onSame = vi.fn()
  render(<RenewPrices threadId="renew-1" onSame={onSame} />)
  await checkAgain()
  await waitFor(() => expect(onSame).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: 'Check the prices again' })).toBeTruthy()
})

test('a changed price is a choice: old, new, why and what is kept; accepting takes the newer search', async () => {
  const server = open('renew-2', CHANGED)
  render(<RenewPrices threadId="renew-2" />)
  await checkAgain()
  const choice = await screen.findByRole('region', { name: 'The price has changed' })
  expect(choice.textContent).toContain('£412.60')
  expect(choice.textContent).toContain('£17.40 more')
  expect(choice.textContent).toContain('Return TP1361, Classic£206.30 →to £223.70')
  expect(choice.textContent).toContain('We’ve kept your passengers, and any of your seats and bags still sold. Nothing has been charged.')
  await userEvent.click(screen.getByRole('button', { name: 'Accept £430.00' }))
  await waitFor(() => expect(server.commands).toEqual([{ type: 'renew-prices', searchId: 'search-2' }]))
})

test('looking at other flights gives up the first flight whose price moved, and takes no new prices', async () => {
  const server = open('renew-3', CHANGED)
  render(<RenewPrices threadId="renew-3" />)
  await checkAgain()
  await userEvent.click(await screen.findByRole('button', { name: 'Look at other flights' }))
  await waitFor(() => expect(server.commands).toEqual([{ type: 'drop-pick', sliceIndex: 1 }]))
})

test('inside the thread, looking at other flights is the thread’s own step', async () => {
  const server = open('renew-4', CHANGED)
  const onOtherFlights = vi.fn()
  render(<RenewPrices threadId="renew-4" onOtherFlights={onOtherFlights} />)
  await checkAgain()
  await userEvent.click(await screen.findByRole('button', { name: 'Look at other flights' }))
  await waitFor(() => expect(onOtherFlights).toHaveBeenCalledWith(1))
  expect(server.commands).toEqual([])
})

test('a flight that is gone is named; going on keeps the others', async () => {
  const changes = [{ what: 'Outbound TP1361, Classic', sliceIndex: 0, previous: pounds(20_630), now: null }]
  const server = open('renew-5', { ...CHANGED, status: 'gone', total: null, changes })
  render(<RenewPrices threadId="renew-5" />)
  await checkAgain()
  const choice = await screen.findByRole('region', { name: 'A flight is no longer sold' })
  expect(choice.textContent).toContain('Outbound TP1361, Classicno longer sold')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another flight' }))
  await waitFor(() => expect(server.commands).toEqual([{ type: 'renew-prices', searchId: 'search-2' }]))
  expect((await screen.findAllByRole('alert')).at(-1)?.textContent).toContain('search')
})

test('an airline that does not answer leaves everything as it is, and can be asked again', async () => {
  open('renew-6', null)
  render(<RenewPrices threadId="renew-6" />)
  await checkAgain()
  expect((await screen.findByRole('alert')).textContent).toBe('The airline does not answer.')
  expect(screen.getByRole('button', { name: 'Check the prices again' }).getAttribute('aria-disabled')).toBeNull()
})

test('the clock says until when, then the minutes, then offers one button', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  const clock = (expiresAt: string) => {
    const { container } = render(<OfferClock threadId="renew-7" expiresAt={expiresAt} />)
    return container.textContent ?? ''
  }
  expect(clock('2026-11-20T10:30:00Z')).toMatch(/^Prices held until \d\d:30$/)
  expect(clock('2026-11-20T10:04:30Z')).toMatch(/^Prices held until \d\d:04 · 5 min left$/)
  expect(clock('2026-11-20T09:59:00Z')).toMatch(/^These prices were held until \d\d:59. We’ve kept your choices.Check the prices again$/)
})
