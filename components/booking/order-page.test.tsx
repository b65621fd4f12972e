import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { takePendingSearch } from '@/components/state/pending-search'
import { bookingDocument, refundStanding } from '@/lib/travel/documents/booking-document'
import { quoteSchema } from '@/lib/travel/payment/quote'
import type { OrderView } from '@/lib/travel/trip/live-trip'
import { runningOrder, sampleOrder, sampleStage } from '@/tests/fixtures/checkout'
import { facts, pounds } from '@/tests/fixtures/trip'
import { bookedPair } from '@/tests/orders/booked-pair'
import { BookingPaper } from './booking-paper'
import { OrderPage } from './order-page'
import type { TimelineStep } from './order-timeline'

// The router of the framework: what it is asked to do.
const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  sessionStorage.clear()
})

const quotedCancellation = {
  cancellationId: 'cancellation-1',
  refund: pounds(15_000),
  refundBy: 'card' as const,
  refundTo: 'the card you paid with',
  expiresAt: '2099-01-01T10:00:00.000Z',
  quotedAt: '2026-11-20T10:00:00.000Z',
  confirmedAt: null,
}

type Answer = { status?: number; body: unknown }

/** A server that answers each address in turn, and what it was asked. */
function serve(answers: Record<string, Answer[]>) {
  const calls: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input)
    calls.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    const answer = answers[path]?.shift()
    if (!answer) throw new TypeError('the connection was lost')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return calls
}

function show(
  change: Parameters<typeof bookedPair>[0] = {},
  lastError: string | null = null,
  steps: TimelineStep[] = [],
  view: Partial<OrderView> = {},
) {
  const booked = bookedPair(change)
  const { status, paymentStatus, bookingReference } = booked
  const { total } = booked.quote
  const order = sampleOrder({ orderId: booked.id, status, paymentStatus, bookingReference, total, lastError, ...view })
  const quote = quoteSchema.parse({ ...booked.quote, hash: 'h', fareIds: [], pricedAt: '', expiresAt: '' })
  const { search, picks } = booked
  const document = bookingDocument(booked)
  render(<OrderPage {...{ order, document, search, picks, quote, steps }} refund={refundStanding(booked)} mails={[]} />)
  return { order, booked }
}

const cancellationPath = '/api/orders/ord_pair/cancellation'
const cancelPath = '/api/orders/ord_pair/cancel'
const refusal = (message: string) => ({ status: 409, body: { error: { code: 'no', message } } })

test('a booked trip shows its reference, its papers, and who has which seat, bag and meal', () => {
  show()
  expect(screen.getByText('SBX-7KQ4WN')).toBeTruthy()
  expect(screen.getByText(/^Simulated/)).toBeTruthy()
  const people = within(screen.getByRole('article', { name: 'Passengers' }))
  expect(people.getByText(/Seat 12A/).textContent).toContain('LON–LIS')
  expect(people.getByText(/2 checked bags, 23 kg each/)).toBeTruthy()
  expect(people.getByText(/Cancel for any reason/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/api/orders/ord_pair/pdf')
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/api/orders/ord_pair/calendar')
  expect(screen.getByRole('link', { name: 'Print' }).getAttribute('href')).toBe('/orders/ord_pair/print')
})

test('cancelling first says what comes back and until when, and asks the airline only on the second press', async () => {
  const { order } = show()
  const calls = serve({
    [cancellationPath]: [{ body: { cancellation: quotedCancellation } }],
    [cancelPath]: [{ body: { ...order, status: 'cancelled', paymentStatus: 'refunded' } }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  const heading = await screen.findByRole('heading', { name: 'What comes back' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/£150\.00 of £\d+\.\d\d goes back to the card you paid with\./)).toBeTruthy()
  expect(screen.getByText(/This answer holds until/)).toBeTruthy()
  expect(screen.getByText(/5 to 10 days/)).toBeTruthy()
  expect(screen.getByText('Simulated: no real money moves.')).toBeTruthy()
  expect(calls.map(({ path }) => path)).toEqual([cancellationPath])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel and get £150.00 back' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  expect(calls[1]).toEqual({ path: cancelPath, body: { cancellationId: 'cancellation-1' } })
  expect(screen.getByText('This booking is cancelled.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('keeping the booking sends nothing more and gives the focus back', async () => {
  show()
  const calls = serve({ [cancellationPath]: [{ body: { cancellation: quotedCancellation } }] })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the booking' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel this booking' })))
  expect(calls).toHaveLength(1)
})

test('what does not come back is said on the button itself', async () => {
  for (const [change, name] of [
    [{ refund: pounds(0) }, 'Cancel, nothing comes back'],
    [{ refund: null }, 'Cancel, the amount is not known'],
    [{ refund: pounds(5000), refundBy: 'airline' as const, refundTo: 'an airline voucher' }, 'Cancel and get £50.00 from the airline'],
    [{ refund: pounds(9_999_999) }, /^Cancel and get £\d{3}\.\d\d back$/],
  ] as const) {
    show()
    serve({ [cancellationPath]: [{ body: { cancellation: { ...quotedCancellation, ...change } } }] })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
    expect(await screen.findByRole('button', { name })).toBeTruthy()
    cleanup()
  }
})

test("the airline's no is said in its sentence, and it can be asked again", async () => {
  show()
  serve({
    [cancellationPath]: [{ body: { cancellation: quotedCancellation } }, { body: { cancellation: quotedCancellation } }],
    [cancelPath]: [refusal('The airline did not cancel this booking, so it stands as it was. The first flight has left already.')],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  await userEvent.click(await screen.findByRole('button', { name: /get £150\.00 back/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('The first flight has left already.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  expect(await screen.findByRole('button', { name: /get £150\.00 back/ })).toBeTruthy()
})

test('a cancelled booking says so everywhere and cannot be cancelled again', () => {
  const cancellation = { ...quotedCancellation, confirmedAt: '2026-11-20T10:01:00.000Z' }
  show({ status: 'cancelled', paymentStatus: 'refunded', cancellation })
  expect(screen.getByText('Cancelled')).toBeTruthy()
  expect(screen.getByText('This booking is cancelled and not valid for travel.')).toBeTruthy()
  expect(screen.getByText(/£150\.00 went back to the card you paid with/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Remove from calendar' })).toBeTruthy()
})

test('money that a person has to look at is said plainly', () => {
  const lastError = 'Your booking is cancelled, but the money could not be given back yet: The card is closed. A person is looking into it.'
  show({ status: 'cancelled', paymentStatus: 'failed', cancellation: quotedCancellation }, lastError)
  expect(screen.getByText('Cancelled, money being checked')).toBeTruthy()
  expect(screen.getByText(lastError)).toBeTruthy()
})

test('the timeline tells a step that kept failing once, and the end of it', () => {
  const step = (name: string, state: TimelineStep['state'], outcome: string | null, minute: number): TimelineStep => ({
    step: name,
    state,
    outcome,
    at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  })
  show({}, null, [
    step('confirm-cancellation', 'succeeded', 'cancellation-1', 1),
    ...[2, 4, 6].flatMap((minute) => [
      step('cancel-booking', 'started', null, minute),
      step('cancel-booking', 'failed', 'no-answer', minute + 1),
    ]),
    step('cancel-booking', 'started', null, 8),
    step('cancel-booking', 'succeeded', 'cancellation-1', 9),
    step('refund', 'started', null, 10),
    step('refund', 'succeeded', 'succeeded', 11),
  ])
  const happened = within(screen.getByRole('article', { name: 'What happened' })).getAllByRole('listitem')
  expect(happened.map((item) => item.firstElementChild?.nextElementSibling?.textContent ?? item.textContent)).toHaveLength(4)
  const text = happened.map((item) => item.textContent).join(' ')
  expect(text.match(/No clear answer from the airline/g)).toHaveLength(1)
  expect(text).toContain('You cancelled the booking')
  expect(text).toContain('The airline cancelled the booking')
  expect(text).toContain('Money given back')
})

/** An order that is not booked (yet), as the server tells it. */
function showOnTheWay(order: OrderView) {
  const { status, paymentStatus, bookingReference } = order
  show({ status, paymentStatus, bookingReference }, order.lastError, [], order)
}

test('an order on its way shows its stages first, what is held, and what comes next', () => {
  showOnTheWay(runningOrder())
  const progress = within(screen.getByRole('article', { name: 'Progress' }))
  expect(progress.getByText('Booking with the airline')).toBeTruthy()
  expect(progress.getByText('Held').nextElementSibling?.textContent).toBe('£412.60')
  expect(progress.getByText('The airline is asked for your seats.')).toBeTruthy()
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
  expect(names.indexOf('Progress')).toBeLessThan(names.indexOf('Flights'))
})

test('of a booked trip the stages stand aside, and every step of it stays folded', () => {
  const at = '2026-11-20T10:21:00.000Z'
  show({}, null, [{ step: 'capture', state: 'succeeded', outcome: 'succeeded', at }], { stages: [sampleStage('charge', 'done')] })
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
  expect(names.indexOf('Progress')).toBeGreaterThan(names.indexOf('Passengers'))
  expect(screen.getByText('Every step').closest('details')?.open).toBe(false)
})

test('a bank that asks is answered on the page', () => {
  showOnTheWay(
    runningOrder({
      status: 'idle',
      paymentStatus: 'awaiting_action',
      held: null,
      actionBy: '2099-11-20T10:35:00.000Z',
      stages: [sampleStage('bank', 'running'), sampleStage('hold', 'to-come')],
      next: { sentence: 'Your bank asks you to confirm the payment.', by: '2099-11-20T10:35:00.000Z' },
    }),
  )
  expect(screen.getAllByText('Waiting for your bank').length).toBeGreaterThan(0)
  expect(screen.getByText(/Nothing is booked or charged before that\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: /your bank’s check/ })).toBeTruthy()
})

test('an airline that did not answer is told plainly, and that nobody is booked twice', () => {
  showOnTheWay(
    runningOrder({
      status: 'unconfirmed',
      stages: [sampleStage('booking', 'running', 'The airline has not answered yet; asked 4 times.')],
      next: { sentence: 'We ask the airline again in a moment. You will not be booked twice.', by: null },
    }),
  )
  expect(screen.getByText('Confirming with the airline')).toBeTruthy()
  expect(screen.getByText(/asked 4 times/)).toBeTruthy()
  expect(screen.getByText('We ask the airline again in a moment. You will not be booked twice.')).toBeTruthy()
})

test('a booking in review says who looks, until when the hold stands, and that nothing was charged', () => {
  showOnTheWay(
    runningOrder({
      status: 'needs_review',
      lastError: 'We are still confirming this booking with the airline. You will not be booked twice.',
      next: { sentence: 'A person looks into it.', by: '2026-11-26T09:00:00.000Z' },
    }),
  )
  expect(screen.getByText('Being checked by hand')).toBeTruthy()
  expect(screen.getByText(/still confirming this booking/)).toBeTruthy()
  expect(screen.getByText('Charged').nextElementSibling?.textContent).toBe('£0.00')
  expect(screen.getByText(/26 Nov/)).toBeTruthy()
})

test('a booked trip whose payment failed asks for another card first, and stays booked', () => {
  showOnTheWay(
    runningOrder({
      status: 'payment_due',
      paymentStatus: 'failed',
      bookingReference: 'SBX-7KQ4WN',
      held: null,
      lastError: 'Your trip is booked, but your card has expired.',
      stages: [sampleStage('booking', 'done'), sampleStage('charge', 'failed', 'The held amount could not be charged.')],
    }),
  )
  const [first] = screen.getAllByRole('article')
  expect(first?.getAttribute('aria-label')).toBe('Payment')
  expect(within(first ?? document.body).getByText('Your trip is booked, but your card has expired.')).toBeTruthy()
  expect(within(first ?? document.body).getByText(/^Simulated/)).toBeTruthy()
  expect(screen.getByText('Booked, payment needed')).toBeTruthy()
  expect(screen.getByText(/It stays booked while it is paid with another card\./)).toBeTruthy()
})

test('a new price leads back to the checkout; a failed booking says what was kept', () => {
  const lastError = 'The price is now £430.00; it was £412.60. Please check it and confirm again.'
  showOnTheWay(runningOrder({ status: 'price_changed', paymentStatus: 'voided', held: null, lastError }))
  expect(screen.getByText(`${lastError} Nothing was charged.`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the checkout' })).toBeTruthy()
  cleanup()
  showOnTheWay(runningOrder({ status: 'failed', paymentStatus: 'voided', held: null, lastError: 'Booking API failed' }))
  expect(screen.getByText('Not booked')).toBeTruthy()
  expect(screen.getByText(/^Booking API failed\. Nothing was charged/)).toBeTruthy()
})

test('the confirmation is sent again once per press, each under a key of its own', async () => {
  const { order } = show()
  const calls = serve({ '/api/orders/ord_pair/resend': [{ body: order }, refusal('The mail could not be sent just now.')] })
  await userEvent.click(screen.getByRole('button', { name: 'Send the confirmation again' }))
  expect(await screen.findByText('Written again to ada@example.org.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send the confirmation again' }))
  expect(await screen.findByText('The mail could not be sent just now.')).toBeTruthy()
  const keys = calls.map(({ body }) => (body as { key: string }).key)
  expect(new Set(keys).size).toBe(2)
})

test('booking again searches the same and goes on in a new thread; nothing of it stands in an address', async () => {
  const { booked } = show()
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
  expect(takePendingSearch()).toEqual({
    command: { type: 'take-search', searchId: 'search-again', filters: [] },
    label: 'Book again: London to Lisbon',
  })
})

test('days that are over are chosen anew on the search page, with the same places and people', async () => {
  show()
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
  expect(paper.getByText('This booking is simulated: no seat is reserved and no money was taken.')).toBeTruthy()
  expect(paper.getByText('SBX-7KQ4WN')).toBeTruthy()
  expect(paper.getByText(/Seat 12A/)).toBeTruthy()
  expect(paper.getByText(/ticket/, { selector: 'li:nth-of-type(2) span' }).textContent).toContain('047-2100000013')
  expect(paper.getByText(/Paid by Visa ending 4242/)).toBeTruthy()
})
