import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useTripStore } from '@/components/state/trip-store'
import { SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { CardFormOffer } from './card-form-offer'

afterEach(() => {
  cleanup()
  useTripStore.setState({ trips: {} })
})

const offerFor = (live: ReturnType<typeof sampleLiveTrip> | null) => {
  useTripStore.setState({ trips: live ? { 'thread-1': live } : {} })
  render(<CardFormOffer threadId="thread-1" />)
}

test('at the payment step the card form is offered, and a form that stands here gets the focus', async () => {
  offerFor(sampleLiveTrip({ passengers: SAMPLE_PASSENGERS }))
  const link = screen.getByRole('link', { name: 'Open the card form' })
  expect(link.getAttribute('href')).toBe('/booking/thread-1')
  render(
    <div data-card-choice>
      <input data-card="number" aria-label="Card number" />
    </div>,
  )
  await userEvent.setup().click(link)
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
})

test('a form that is still on its way gets the focus when it is there, and not the box below it', async () => {
  offerFor(sampleLiveTrip({ passengers: SAMPLE_PASSENGERS }))
  const choice = (form: ReactNode) => (
    <div data-card-choice>
      {form}
      <input type="checkbox" aria-label="Save this card" defaultChecked />
    </div>
  )
  const { rerender } = render(choice(null))
  await userEvent.setup().click(screen.getByRole('link', { name: 'Open the card form' }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open the card form' }))
  rerender(choice(<input data-card="number" aria-label="Card number" />))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')))
})

test('whoever went elsewhere before the form came stays there', async () => {
  offerFor(sampleLiveTrip({ passengers: SAMPLE_PASSENGERS }))
  const page = (form: ReactNode) => (
    <>
      <input aria-label="Town" />
      <div data-card-choice>{form}</div>
    </>
  )
  const { rerender } = render(page(null))
  await userEvent.setup().click(screen.getByRole('link', { name: 'Open the card form' }))
  screen.getByLabelText('Town').focus()
  rerender(page(<input data-card="number" aria-label="Card number" />))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(screen.getByLabelText('Town'))
})

test('before that it is said when the form comes', () => {
  offerFor(sampleLiveTrip())
  expect(screen.getByText(/The card form comes after the passengers’ details/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open the checkout' }).getAttribute('href')).toBe('/booking/thread-1')
})

test('without a checkout, or without a trip, it says what comes first', () => {
  offerFor(sampleLiveTrip({ isCheckingOut: false }))
  expect(screen.getByText('The card form opens when you check out; choose your flights and fares first.')).toBeDefined()
  cleanup()
  offerFor(null)
  expect(screen.getByText('The card form opens when you check out; choose your flights and fares first.')).toBeDefined()
})

test('a booked trip needs no card, nor does a cancelled one', () => {
  offerFor(sampleLiveTrip({ passengers: SAMPLE_PASSENGERS }, sampleOrder()))
  expect(screen.getByText('This trip is booked and paid, so no card is needed.')).toBeDefined()
  cleanup()
  offerFor(sampleLiveTrip({ passengers: SAMPLE_PASSENGERS }, { ...sampleOrder(), status: 'cancelled' }))
  expect(screen.getByText('This trip was cancelled, so no card is needed.')).toBeDefined()
})
