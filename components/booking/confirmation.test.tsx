import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder, sampleStage } from '@/tests/fixtures/checkout'
import { PAIR_ANCILLARIES } from '@/tests/orders/booked-pair'
import { Confirmation } from './confirmation'

afterEach(cleanup)

function show(change: Parameters<typeof sampleOrder>[0] = {}) {
  const order = sampleOrder(change)
  const live = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING, ancillaries: PAIR_ANCILLARIES }, order)
  render(<Confirmation live={live} order={order} />)
}

test('the confirmation names reference, tickets, seats and bags of each traveller, and where the papers are', () => {
  show()
  expect(screen.getByText('SBX-7KQ4WN')).toBeTruthy()
  const [ada, ben, all] = within(screen.getByRole('region', { name: 'Passengers' }))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.parentElement?.tagName === 'SECTION')
  expect(ada?.textContent).toMatch(/Ada Byron.*047-2100000012.*Seat 12A.*2 checked bags, 23 kg each/)
  expect(ben?.textContent).toMatch(/Ben Byron.*047-2100000013.*Child meal.*included/)
  expect(all?.textContent).toMatch(/For everyone.*Cancel for any reason.*45\.00/)
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/api/orders/order-1/pdf')
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/api/orders/order-1/calendar')
  expect(screen.getByRole('link', { name: 'Open the booking' }).getAttribute('href')).toBe('/orders/order-1')
})

test('a real booking carries no word of simulation', () => {
  show({ isSimulated: false })
  expect(screen.queryByText(/simulated/i)).toBeNull()
})

test('of a cancelled booking it says so, and no longer that it is booked', () => {
  show({ status: 'cancelled', paymentStatus: 'refunded' })
  expect(screen.getByText('Cancelled')).toBeTruthy()
  expect(screen.queryByText('Booked')).toBeNull()
  expect(screen.getByRole('link', { name: 'Remove from calendar' })).toBeTruthy()
})

test('how it went stays folded below, and opens while the booking is given back', () => {
  show({ stages: [sampleStage('hold', 'done'), sampleStage('charge', 'done', '£412.60 charged to Visa ending 4242.')] })
  const fold = () => screen.getByText('What happened, step by step').closest('details')
  expect(fold()?.open).toBe(false)
  expect(screen.getByText('£412.60 charged to Visa ending 4242.')).toBeTruthy()
  cleanup()
  show({ status: 'cancelling', stages: [sampleStage('charge', 'done'), sampleStage('cancel', 'running')] })
  expect(fold()?.open).toBe(true)
})
