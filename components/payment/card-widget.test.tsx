import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SAMPLE_BILLING } from '@/tests/fixtures/checkout'
import { fakeStripe } from '@/tests/fixtures/fake-stripe-js'
import { pounds } from '@/tests/fixtures/trip'
import { useCardFormStore } from './card-form-store'
import { CardWidget } from './card-widget'
import type { CardWidgetHandle } from './card-widget-props'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useCardFormStore.setState({ form: { status: 'loading' } })
  for (const script of document.querySelectorAll('script[src*="stripe"]')) script.remove()
})

const SANDBOX = { gateway: 'sandbox', publishableKey: null, isTest: true }
const STRIPE = { gateway: 'stripe', publishableKey: 'pk_test_123', isTest: true }

function show(...answers: (() => Response)[]) {
  const send = vi.fn(async (_input: RequestInfo | URL) => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error())
  vi.stubGlobal('fetch', send)
  const widget = createRef<CardWidgetHandle>()
  const onState = vi.fn()
  const form = (keepCard: boolean) => (
    <CardWidget ref={widget} amount={pounds(41_260)} billing={SAMPLE_BILLING} keepCard={keepCard} onState={onState} />
  )
  const view = render(form(false))
  const submit = () => act(async () => widget.current?.submit())
  return { send, widget, onState, submit, keep: () => view.rerender(form(true)), user: userEvent.setup() }
}

test('where the sandbox takes the money, its form stands here and nothing of Stripe’s is fetched', async () => {
  const { send } = show(() => Response.json(SANDBOX))
  expect(screen.getByRole('status', { name: 'Loading the card form' })).toBeDefined()
  expect(await screen.findByLabelText('Card number')).toBeDefined()
  expect(send.mock.calls.map(([path]) => path)).toEqual(['/api/payments'])
  expect(document.querySelector('script[src*="stripe"]')).toBeNull()
})

test('a form that could not be loaded says so, and can be asked for again', async () => {
  const { user } = show(
    () => new Response('no', { status: 502 }),
    () => Response.json(SANDBOX),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The card form couldn’t be loaded. Check your connection and try again.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Card number')).toBeDefined()
})

test('who takes the money is asked once for all forms', async () => {
  const { send } = show(() => Response.json(SANDBOX))
  await screen.findByLabelText('Card number')
  cleanup()
  render(<CardWidget ref={createRef<CardWidgetHandle>()} amount={pounds(100)} />)
  expect(screen.getByLabelText('Card number')).toBeDefined()
  expect(send).toHaveBeenCalledTimes(1)
})

test('where Stripe takes the money, its form is for this amount, held first, by card alone', async () => {
  const stripe = fakeStripe()
  show(() => Response.json(STRIPE))
  await waitFor(() => expect(stripe.mounted()).toBe(true))
  expect(stripe.keys).toEqual(['pk_test_123'])
  expect(stripe.elementsOptions()).toMatchObject({
    mode: 'payment',
    amount: 41_260,
    currency: 'gbp',
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
    setupFutureUsage: null,
  })
  expect(screen.getByRole('status', { name: 'Loading the card form' })).toBeDefined()
  act(() => stripe.emit('ready'))
  expect(screen.queryByRole('status', { name: 'Loading the card form' })).toBeNull()
  expect(screen.getByText(/Test mode: pay with/)).toBeDefined()
})

test('what comes back of Stripe’s is its token and what may be shown of the card', async () => {
  const stripe = fakeStripe()
  const { submit, onState } = show(() => Response.json(STRIPE))
  await waitFor(() => expect(stripe.mounted()).toBe(true))
  act(() => stripe.emit('ready'))
  act(() => stripe.emit('change', { complete: true, empty: false, elementType: 'payment' }))
  expect(onState).toHaveBeenLastCalledWith({ isComplete: true, isTouched: true, isEmpty: false, error: null })
  expect(await submit()).toEqual({ token: 'ctoken_123', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 })
  expect(stripe.asked()).toMatchObject({
    params: { payment_method_data: { billing_details: { name: 'Ada Byron', address: { country: 'GB' } } } },
  })
})

test('a card that is to be kept is asked for as one', async () => {
  const stripe = fakeStripe()
  const { keep } = show(() => Response.json(STRIPE))
  await waitFor(() => expect(stripe.mounted()).toBe(true))
  keep()
  await waitFor(() => expect(stripe.updates()).toContainEqual(expect.objectContaining({ setupFutureUsage: 'on_session' })))
})

test('a mistake in the fields is left to Stripe’s form to say; what else goes wrong is said here', async () => {
  const stripe = fakeStripe()
  const { submit } = show(() => Response.json(STRIPE))
  await waitFor(() => expect(stripe.mounted()).toBe(true))
  expect(await submit()).toBeNull()
  act(() => stripe.emit('ready'))
  stripe.answerSubmit({ error: { type: 'validation_error', message: 'Your card number is incomplete.' } })
  expect(await submit()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  stripe.answerSubmit({})
  stripe.answerToken({ error: { type: 'api_error', message: 'Something went wrong.' } })
  expect(await submit()).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong.')
  stripe.answerToken('broken')
  expect(await submit()).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t check your card. Nothing was charged; please try again.')
})

test('a frame of Stripe’s that does not come is said, and is fetched again', async () => {
  const stripe = fakeStripe()
  const { user } = show(() => Response.json(STRIPE))
  await waitFor(() => expect(stripe.mounted()).toBe(true))
  act(() => stripe.emit('loaderror', { elementType: 'payment', error: { type: 'api_error' } }))
  expect(screen.getByRole('alert').textContent).toContain('The card form couldn’t be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(stripe.mounts()).toBe(2))
})
