import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkout } from '@/components/booking/checkout'
import { useDraftStore } from '@/components/booking/draft-store'
import { useTripStore } from '@/components/state/trip-store'
import type { Fare } from '@/lib/travel/flights/offer'
import type { Billing } from '@/lib/travel/payment/billing'
import type { SavedCardView } from '@/lib/travel/payment/saved-card'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { pounds } from '@/tests/fixtures/trip'
import { useCardFormStore } from './card-form-store'
import { useSavedCardStore } from './saved-card-store'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useTripStore.setState({ trips: {} })
  useDraftStore.setState({ entries: {} })
  useSavedCardStore.setState({ cards: null, hasFailed: false, hasKept: false })
  useCardFormStore.setState({ form: { status: 'loading' } })
})

const VISA: SavedCardView = {
  id: 'card_1',
  card: { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 },
  isExpired: false,
}
const OLD_AMEX: SavedCardView = {
  id: 'card_2',
  card: { token: 'tok_sandbox_amex', brand: 'American Express', last4: '0005', expiryMonth: 3, expiryYear: 2024 },
  isExpired: true,
}
const CONFIRMATION = { confirmationId: 'confirmation-1', previousTotal: pounds(41_260), expiresAt: '2099-01-01T10:00:00.000Z' }
const SANDBOX = { gateway: 'sandbox', publishableKey: null, isTest: true }
type Call = { path: string; method: string; body: string; pressKey: string | null }

/** A server of one trip and one wallet: it takes billing, quotes, books, and keeps cards. */
function serve({
  live: start = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING }),
  cards = [],
  quotedMinor = 41_260,
  fares,
}: {
  live?: LiveTrip
  cards?: SavedCardView[] | 'broken'
  quotedMinor?: number
  fares?: Fare[]
} = {}) {
  let live = start
  const wallet = cards === 'broken' ? [] : [...cards]
  const calls: Call[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const [path, method, body] = [String(input), init?.method ?? 'GET', String(init?.body ?? '')]
    calls.push({ path, method, body, pressKey: new Headers(init?.headers).get('idempotency-key') })
    if (path.endsWith('/draft')) return Response.json({ passengers: [], billing: {} })
    if (path === '/api/account/cards' && cards === 'broken') throw new TypeError('the connection was lost')
    if (path === '/api/payments') return Response.json(SANDBOX)
    if (path === '/api/account/cards') return Response.json(wallet)
    if (path.startsWith('/api/account/cards/')) return Response.json({ deleted: true })
    if (path.endsWith('/commands')) {
      const { command } = JSON.parse(body)
      if (command?.type === 'set-billing') live = { ...live, trip: { ...live.trip, billing: command.billing } }
      if (command?.type === 'drop-pick') live = { ...live, trip: { ...live.trip, isCheckingOut: false } }
    }
    if (path.endsWith('/quote')) {
      const price = { hash: 'h', fareIds: [], lines: [], serviceFee: pounds(0), ancillaries: [], total: pounds(quotedMinor) }
      return Response.json({
        ...CONFIRMATION,
        fares,
        quote: { ...price, pricedAt: CONFIRMATION.expiresAt, expiresAt: CONFIRMATION.expiresAt },
      })
    }
    if (path === '/api/orders') {
      if (JSON.parse(body).keepCard) wallet.push(VISA)
      live = { ...live, order: sampleOrder() }
      return Response.json(live.order)
    }
    return Response.json(live)
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  render(<Checkout threadId="thread-1" />)
  const sentTo = (path: string, method = 'POST') => calls.filter((call) => call.path === path && call.method === method)
  return { calls, sentTo, user: userEvent.setup() }
}

async function typeCard(user: ReturnType<typeof userEvent.setup>, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiry'), '1230')
  await user.type(screen.getByLabelText(/Security code/), '737')
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(await screen.findByRole('button', { name }))

// Specification, section 3: the fields of the payment/billing form.
test.each([
  ['title', 'Title'],
  ['name', 'Name on the card'],
  ['email', 'Email'],
  ['phone_int_code', 'Dial code'],
  ['contact_details_phone_number', 'Phone number'],
  ['street', 'Street and number (optional)'],
  ['city', 'City'],
  ['state', 'State or county'],
  ['postcode', 'Postcode'],
  ['country_code and country_name', 'Country'],
  ['cc_number', 'Card number'],
  ['cc_expiry_date, card_exp_month and card_exp_year', 'Expiry'],
  ['cc_security_code', 'Security code (CVC)'],
])('the form has the field %s', async (_, label) => {
  serve()
  expect(await screen.findByLabelText(label)).toBeDefined()
})

// Specification, section 5: the sentences of billing.
test.each<[Partial<Billing>, string, string]>([
  [{ title: '' }, 'Title is required', 'billing.title'],
  [{ name: 'A' }, 'Name is required (min 2 characters)', 'billing.name'],
  [{ email: '' }, 'Email is required', 'billing.email'],
  [{ email: 'ada' }, 'Please enter a valid email address', 'billing.email'],
  [{ city: '' }, 'City is required', 'billing.city'],
  [{ state: '' }, 'State is required', 'billing.state'],
  [{ postcode: 'N1' }, 'Valid zip code is required', 'billing.postcode'],
  [{ countryCode: '' }, 'Country is required', 'billing.countryCode'],
  [{ phoneCode: '' }, 'Phone number is required', 'billing.phoneCode'],
  [{ phoneNumber: '' }, 'Phone number is required', 'billing.phoneNumber'],
  [
    { phoneNumber: '12' },
    'No phone number of the dial code +44 looks like this. Please check its digits and the dial code',
    'billing.phoneNumber',
  ],
])('%o is told as “%s”, the field has the focus, and nothing is sent', async (change, sentence, field) => {
  const live = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: { ...SAMPLE_BILLING, ...change } })
  const { user, calls } = serve({ live })
  await press(user, 'Review and pay')
  expect(await screen.findByText(sentence)).toBeDefined()
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(field))
  expect(screen.getByText('Card number is required')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('with everything but the card, the card number has the focus', async () => {
  const { user, calls } = serve()
  await press(user, 'Review and pay')
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('passengers that are no longer complete are named before anything is sent', async () => {
  const live = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING, requiredDetails: ['passport'] })
  const { user, calls } = serve({ live })
  await typeCard(user)
  await press(user, 'Review and pay')
  expect(await screen.findByText(/Please complete all required passenger information. 0\/2 passengers completed./)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit passengers' })))
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('no number, expiry or security code leaves the widget: not in a request, a store, a storage or the page', async () => {
  const { user, calls } = serve()
  await typeCard(user)
  await user.click(screen.getByLabelText(/Save this card for next time/))
  const outside = () =>
    [...document.querySelectorAll('*:not([data-card])')].flatMap((element) => [...element.attributes].map(({ value }) => value)).join(' ')
  expect(outside()).not.toMatch(/4242\D?4242\D?4242\D?4242/)
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
  expect(await screen.findByText('Your card is saved for next time.')).toBeDefined()
  const drafts = Object.values(useDraftStore.getState().entries).map(({ draft }) => draft)
  const stores = JSON.stringify([useTripStore.getState(), drafts, useSavedCardStore.getState()])
  const everything = [
    JSON.stringify(calls),
    stores,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.body.innerHTML,
    outside(),
  ]
  for (const text of everything) {
    expect(text).not.toMatch(/4242\D?4242/)
    expect(text).not.toContain('737')
    expect(text).not.toMatch(/12 ?\/ ?30"/)
  }
})

test('“Save this card for next time” goes with the press that buys, and is said only when the server has kept it', async () => {
  const { user, sentTo } = serve()
  await typeCard(user)
  await user.click(screen.getByLabelText(/Save this card for next time/))
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  await screen.findByText('SBX-7KQ4WN')
  expect(JSON.parse(sentTo('/api/orders')[0]?.body ?? '')).toEqual({
    confirmationId: 'confirmation-1',
    card: { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 },
    keepCard: true,
  })
  expect(await screen.findByText('Your card is saved for next time.')).toBeDefined()
  expect(sentTo('/api/account/cards')).toEqual([])
})

test('a card that was not to be saved is not', async () => {
  const { user, sentTo } = serve()
  await typeCard(user)
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  await screen.findByText('SBX-7KQ4WN')
  expect(JSON.parse(sentTo('/api/orders')[0]?.body ?? '')).toMatchObject({ keepCard: false })
  expect(screen.queryByText('Your card is saved for next time.')).toBeNull()
})

test('a press that is pressed twice at once is sent once, under a key of its own', async () => {
  const { user, sentTo } = serve({ cards: [VISA] })
  await press(user, 'Review and pay')
  await user.dblClick(await screen.findByRole('button', { name: 'Pay £412.60' }))
  await screen.findByText('SBX-7KQ4WN')
  expect(sentTo('/api/orders')).toHaveLength(1)
  expect(sentTo('/api/orders')[0]?.pressKey).toMatch(/^[A-Za-z0-9_-]{16,120}$/)
})

test('a saved card is chosen at once by brand and last four, the form is hidden, and it pays without being typed', async () => {
  const { user, sentTo } = serve({ cards: [OLD_AMEX, VISA] })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Visa ending 4242 expires 12\/2030/ })).checked).toBe(true)
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await press(user, 'Review and pay')
  await press(user, 'Pay £412.60')
  await screen.findByText('SBX-7KQ4WN')
  expect(JSON.parse(sentTo('/api/orders')[0]?.body ?? '')).toMatchObject({ card: VISA.card })
  expect(sentTo('/api/account/cards')).toEqual([])
})

test('an expired card says so and cannot be chosen', async () => {
  serve({ cards: [OLD_AMEX] })
  const expired = await screen.findByRole<HTMLInputElement>('radio', { name: /American Express ending 0005 expired 03\/2024/ })
  expect(expired.disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Use another card' }).checked).toBe(true)
  expect(screen.getByLabelText('Card number')).toBeDefined()
})

test('another card opens the form, and the way back to a saved one leaves it empty', async () => {
  const { user } = serve({ cards: [VISA] })
  await user.click(await screen.findByRole('radio', { name: 'Use another card' }))
  await user.type(screen.getByLabelText('Card number'), '5555')
  await user.click(screen.getByRole('radio', { name: /Visa ending 4242/ }))
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Use another card' }))
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('')
})

test('a saved card is deleted after one question, which can be answered with no', async () => {
  const { user, sentTo } = serve({ cards: [VISA] })
  await press(user, 'Delete Visa ending 4242')
  await press(user, 'Keep it')
  expect(sentTo('/api/account/cards/card_1', 'DELETE')).toEqual([])
  await press(user, 'Delete Visa ending 4242')
  expect(screen.getByText('Delete Visa ending 4242? This cannot be undone.')).toBeDefined()
  await press(user, 'Delete card')
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull())
  expect(sentTo('/api/account/cards/card_1', 'DELETE')).toHaveLength(1)
  expect(screen.getByLabelText('Card number')).toBeDefined()
})

test('a wallet that cannot be loaded does not keep anybody from paying', async () => {
  const { user } = serve({ cards: 'broken' })
  expect(await screen.findByText(/Your saved cards could not be loaded./)).toBeDefined()
  await typeCard(user)
  await press(user, 'Review and pay')
  expect(await screen.findByRole('button', { name: 'Pay £412.60' })).toBeDefined()
})

const DEARER_RETURN = sampleLiveTrip().trip.picks.flatMap((pick, index) =>
  pick?.fare ? [{ ...pick.fare, total: pounds(index === 1 ? 22_630 : 20_630) }] : [],
)

test('a price that moved is a choice: old, new and why; it is paid only after it was accepted', async () => {
  const { user, sentTo } = serve({ cards: [VISA], quotedMinor: 43_260, fares: DEARER_RETURN })
  await press(user, 'Review and pay')
  const choice = await screen.findByRole('region', { name: 'The price has changed since you saw it' })
  expect(choice.textContent).toMatch(/It was £412.60.*and is now.*£432.60.*£20.00 more/)
  expect(within(choice).getByText('Return TP1361')).toBeDefined()
  expect(choice.textContent).toContain('Your passengers are kept.')
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await press(user, 'Accept the new price')
  const pay = await screen.findByRole('button', { name: 'Pay £432.60' })
  expect(document.activeElement).toBe(pay)
  expect(sentTo('/api/orders')).toEqual([])
  await user.click(pay)
  expect(await screen.findByText('SBX-7KQ4WN')).toBeDefined()
})

test('instead of a price that moved, other flights: the flight that moved is given up, names and billing are not', async () => {
  const { user, sentTo } = serve({ cards: [VISA], quotedMinor: 43_260, fares: DEARER_RETURN })
  await press(user, 'Review and pay')
  await press(user, 'Look at other flights')
  await waitFor(() =>
    expect(
      sentTo('/api/trips/thread-1/commands')
        .map(({ body }) => body)
        .join(),
    ).toContain('drop-pick'),
  )
  expect(
    sentTo('/api/trips/thread-1/commands')
      .map(({ body }) => body)
      .join(),
  ).toContain('"sliceIndex":1')
  expect(useTripStore.getState().trips['thread-1']?.trip).toMatchObject({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING })
})

test('a dial code is chosen by its country, and a number pasted with its own code brings it along', async () => {
  const { user } = serve()
  const number = await screen.findByLabelText<HTMLInputElement>('Phone number')
  const code = screen.getByLabelText<HTMLSelectElement>('Dial code')
  expect(code.selectedOptions[0]?.textContent).toBe('+44 United Kingdom')
  await user.selectOptions(code, '+1 Canada')
  expect(code.value).toBe('CA')
  await user.clear(number)
  await user.click(number)
  await user.paste('+49 170 1234567')
  expect(code.value).toBe('DE')
  expect(number.value).toBe('170 1234567')
})

test('a card number in a billing field is taken out before it is saved or sent, and the card form is named', async () => {
  const { user, calls } = serve()
  const name = await screen.findByLabelText<HTMLInputElement>('Name on the card')
  await user.clear(name)
  await user.click(name)
  await user.paste('4242 4242 4242 4242')
  expect(screen.getByText('That looked like a card number, so it was taken out. It goes only into the card form below')).toBeDefined()
  expect(name.value).toBe('')
  await user.tab()
  await waitFor(() => expect(calls.some(({ path, method }) => path.endsWith('/draft') && method === 'PUT')).toBe(true))
  expect(JSON.stringify(calls)).not.toMatch(/4242\D?4242/)
})

test('what is bought beside the fares stands in the price', async () => {
  const option = { optionId: 'bag', kind: 'checked' as const, sliceIndexes: [0, 1], isPerPassenger: true, passengerIndexes: [0] }
  const bag = { option: { ...option, pieces: 1, weightKg: 23, mostQuantity: 2, price: pounds(3_000) }, passengerIndex: 0, quantity: 2 }
  const ancillaries = { seats: [], bags: [bag], meals: [], extras: [] }
  serve({ live: sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING, ancillaries }) })
  const price = await screen.findByRole('region', { name: 'Price' })
  expect(price.textContent).toMatch(/Bags.*£60.00/)
  expect(price.textContent).toMatch(/Total.*£472.60/)
})

test('the whole step is done by keyboard', async () => {
  const { user } = serve({ live: sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING }) })
  const number = await screen.findByLabelText('Card number')
  for (let tabs = 0; document.activeElement !== number && tabs < 30; tabs++) await user.tab()
  await user.keyboard('4242424242424242')
  await user.tab()
  await user.keyboard('1230')
  await user.tab()
  await user.keyboard('737{Enter}')
  expect(await screen.findByRole('button', { name: 'Pay £412.60' })).toBeDefined()
})
