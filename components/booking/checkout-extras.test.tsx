import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { CheckoutExtras } from './checkout-extras'

afterEach(cleanup)

function isOpen(live: Parameters<typeof CheckoutExtras>[0]['live']): boolean | undefined {
  return render(<CheckoutExtras live={live} />).container.querySelector('details')?.open
}

test('what was added is one line before paying, and stands open after an order that was not booked', () => {
  expect(isOpen(sampleLiveTrip())).toBe(false)
  expect(isOpen(sampleLiveTrip({}, sampleOrder({ status: 'failed', paymentStatus: 'voided' })))).toBe(true)
  expect(isOpen(sampleLiveTrip({}, sampleOrder({ status: 'idle', paymentStatus: 'failed' }))), 'a declined card').toBe(false)
})

test('while a fare is still open there is nothing to add to', () => {
  expect(isOpen(sampleLiveTrip({ picks: [] }))).toBeUndefined()
})
