import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { takePendingSearch } from '@/components/state/pending-search'
import { bookingDocument } from '@/lib/travel/documents/booking-document'
import { sampleStage } from '@/tests/fixtures/checkout'
import { answer, refusal, showOrder } from '@/tests/fixtures/order-page'
import { facts } from '@/tests/fixtures/trip'
import { bookedPair } from '@/tests/orders/booked-pair'
import { BookingPaper } from './booking-paper'
import type { TimelineStep } from './order-timeline'

// The router of the framework: what it is asked to do.
const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
afterEach(() => vi.clearAllMocks())

test('a booked trip shows its reference, its papers, and who has which seat, bag and meal', () => {
  showOrder()
  expect(screen.getByText('SBX-7KQ4WN')).toBeTruthy()
  const people = within(screen.getByRole('article', { name: 'Passengers' }))
  expect(people.getByText(/Seat 12A/).textContent).toContain('LON–LIS')
  expect(people.getByText(/2 checked bags, 23 kg each/)).toBeTruthy()
  expect(people.getByText(/Cancel for any reason/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/api/orders/ord_pair/pdf')
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/api/orders/ord_pair/calendar')
  expect(screen.getByRole('link', { name: 'Print' }).getAttribute('href')).toBe('/orders/ord_pair/print')
})

test('the timeline tells a step that kept failing once, and the end of it', () => {
  const step = (name: string, state: TimelineStep['state'], outcome: string | null, minute: number): TimelineStep => ({
    step: name,
    state,
    outcome,
    at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  })
  showOrder({}, null, [
    step('confirm-cancellation', 'succeeded', 'cancellation-1', 1),
    ...[2, 4, 6].flatMap((minute) => [
      step('cancel-booking', 'started', null, minute),
      step('cancel-booking', 'failed', 'no-answer', minute + 1),
    ]),
    step('cancel-booking', 'started', null, 8),
    step('cancel-booking', 'succeeded', 'cancellation-1', 9),
    step('refund', 'started', null, 10),
    step('refund', 'succeeded', 'succeeded', 11),
    step('bank-news', 'succeeded', 'succeeded', 12),
  ])
  const happened = within(screen.getByRole('article', { name: 'What happened' })).getAllByRole('listitem')
  expect(happened.map((item) => item.firstElementChild?.nextElementSibling?.textContent ?? item.textContent)).toHaveLength(5)
  const text = happened.map((item) => item.textContent).join(' ')
  expect(text.match(/No clear answer from the airline/g)).toHaveLength(1)
  expect(text).toContain('You cancelled the booking')
  expect(text).toContain('The airline cancelled the booking')
  expect(text).toContain('Money refunded')
  expect(text).toContain('The bank sent an update on the payment')
})

test('of a booked trip the stages stand aside, and every step of it stays folded', () => {
  const at = '2026-11-20T10:21:00.000Z'
  showOrder({}, null, [{ step: 'capture', state: 'succeeded', outcome: 'succeeded', at }], { stages: [sampleStage('charge', 'done')] })
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
  expect(names.indexOf('Progress')).toBeGreaterThan(names.indexOf('Passengers'))
  expect(screen.getByText('Every step').closest('details')?.open).toBe(false)
})

test('the confirmation is sent again once per press, each under a key of its own', async () => {
  const { order } = showOrder()
  const calls = answer({ '/api/orders/ord_pair/resend': [{ body: order }, refusal('We couldn’t send the email just now.')] })
  await userEvent.click(screen.getByRole('button', { name: 'Send the confirmation again' }))
  expect(await screen.findByText('Confirmation written again to ada@example.org.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send the confirmation again' }))
  expect(await screen.findByText('We couldn’t send the email just now.')).toBeTruthy()
  const keys = calls.map(({ body }) => (body as { key: string }).key)
  expect(new Set(keys).size).toBe(2)
})

test('booking again searches the same and goes on in a new thread; nothing of it stands in an address', async () => {
  const { booked } = showOrder()
  const calls: unknown[] = []
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init?: RequestInit) => {
    calls.push(JSON.parse(String(init?.body)))
    return new Response(`${JSON.stringify({ type: 'result', result: facts(booked.search, 'search-again'), sources: [] })}\n`)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Book again' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/chat'))
  const [first, second] = booked.search.slices
  expect(calls).toMatchObject([
    {
      change: {
        tripType: 'round-trip',
        origin: first?.origin,
        destination: first?.destination,
        departureOn: first?.departureOn,
        returnOn: second?.departureOn,
        travellers: { adults: 1, children: 1 },
      },
    },
  ])
  expect(await takePendingSearch()).toEqual({
    command: { type: 'take-search', searchId: 'search-again', filters: [] },
    label: 'Book again: London to Lisbon',
  })
})

test('days that are over are chosen anew on the search page, with the same places and people', async () => {
  showOrder()
  vi.stubGlobal(
    'fetch',
    async () => new Response(`${JSON.stringify({ type: 'refusal', refusal: { code: 'past', message: 'This day is over.' } })}\n`),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Book again' }))
  expect(await screen.findByText(/This day is over\./)).toBeTruthy()
  const address = screen.getByRole('link', { name: 'Choose other days' }).getAttribute('href')
  expect(address).toContain('from=LON*&to=LIS')
  expect(address).toContain('children=1')
  expect(address).not.toContain('on=2026')
  expect(router.push).not.toHaveBeenCalled()
})

test('the printed page has the same facts as the order, and says that it is simulated', () => {
  render(<BookingPaper document={bookingDocument(bookedPair())} />)
  const paper = within(screen.getByRole('article', { name: 'Booking' }))
  expect(paper.getAllByText(/Demo market/)).toHaveLength(1)
  expect(paper.getByText(/This booking is simulated: no seat is reserved and no money was taken\./)).toBeTruthy()
  expect(paper.getByText('SBX-7KQ4WN')).toBeTruthy()
  expect(paper.getByText(/Seat 12A/)).toBeTruthy()
  expect(paper.getByText(/ticket/, { selector: 'li:nth-of-type(2) span' }).textContent).toContain('047-2100000013')
  expect(paper.getByText(/Paid by Visa ending 4242/)).toBeTruthy()
})
