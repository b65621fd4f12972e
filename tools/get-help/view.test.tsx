import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import type { Help, HelpBooking } from '@/lib/travel/help/help-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { GetHelpView } from './view'

afterEach(cleanup)

function aBooking(change: Partial<HelpBooking> = {}): HelpBooking {
  return {
    orderId: 'ord_1',
    route: 'London → Lisbon → London',
    departureOn: '2098-12-04',
    bookingReference: 'SBX-7KQ4WN',
    status: 'success',
    paymentStatus: 'succeeded',
    isSimulated: false,
    isOfThisTrip: false,
    hasPapers: true,
    ...change,
  }
}

function renderHelp(change: Partial<Help>) {
  const output: Help = { status: 'told', about: 'bookings', hasDesk: false, bookings: [], bookingCount: 0, ...change }
  render(<GetHelpView part={{ state: 'done', input: {}, output }} isLatest />)
  return screen.getByRole('article', { name: 'Help' }).textContent ?? ''
}

test('a booking links to its page and its papers', () => {
  const words = renderHelp({ bookings: [aBooking({ isOfThisTrip: true })], bookingCount: 1 })
  expect(words).toContain('This trip · Thu 4 Dec 2098 · SBX-7KQ4WN')
  expect(screen.getByRole('link', { name: /^London → Lisbon/ }).getAttribute('href')).toBe('/orders/ord_1')
  expect(screen.getByRole('link', { name: 'PDF of London → Lisbon → London' }).getAttribute('href')).toBe('/api/orders/ord_1/pdf')
  expect(screen.getByRole('link', { name: /^Calendar file/ }).getAttribute('href')).toBe('/api/orders/ord_1/calendar')
  expect(words).toContain('With the airline: change flights')
})

test('what isn’t paid has no papers, and a simulated booking sends nobody to an airline', () => {
  const unpaid = aBooking({ orderId: 'ord_2', status: 'payment_due', paymentStatus: 'failed', hasPapers: false, isSimulated: true })
  const words = renderHelp({ bookings: [unpaid, aBooking({ isSimulated: true })], bookingCount: 2 })
  expect(screen.getAllByRole('link', { name: /^PDF of/ })).toHaveLength(1)
  expect(words).toContain('no airline knows them')
  expect(words).not.toContain('With the airline')
})

test('of many bookings the rest is one link away', () => {
  const five = Array.from({ length: 5 }, (_, index) => aBooking({ orderId: `ord_${index}` }))
  renderHelp({ bookings: five, bookingCount: 12 })
  expect(screen.getByRole('link', { name: /^All 12 bookings/ }).getAttribute('href')).toBe('/orders')
})

test('without bookings the card says so, and without a desk that nobody answers', () => {
  const words = renderHelp({ about: 'contact' })
  expect(words).toMatch(/^Write to us.*Nobody staffs a help desk here.*You haven’t booked anything yet/)
  expect(screen.getByRole('link', { name: /^Contact us/ }).getAttribute('href')).toBe('/contact-us')
})

test('with a desk the message is emailed', () => {
  expect(renderHelp({ hasDesk: true })).toContain('Your message is emailed')
})

test('bookings that can’t be read leave the contact and a way to their page', () => {
  const words = renderHelp({ bookings: null })
  expect(words).toContain('We can’t open your bookings right now.')
  expect(screen.getByRole('link', { name: /^Open your bookings/ }).getAttribute('href')).toBe('/orders')
  expect(screen.getByRole('link', { name: /^Contact us/ })).toBeTruthy()
})

test('a failed look-up says that nothing changed', () => {
  const { actions } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <GetHelpView part={{ state: 'failed', input: {}, message: 'That took too long.' }} isLatest />
    </ChatActionsProvider>,
  )
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
