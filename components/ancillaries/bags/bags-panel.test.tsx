import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { aBag, someDetails } from '@/tests/fixtures/ancillaries'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { pounds } from '@/tests/fixtures/trip'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { useTripStore } from '../../state/trip-store'
import { BagsModal } from './bags-modal'
import { BagsPanel } from './bags-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(live: LiveTrip, details: OfferDetails | null) {
  const server = tripServer(live, details)
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(live)
  render(<BagsPanel threadId={live.threadId} />)
  return server
}

async function direction(name: string) {
  return within(await screen.findByRole('region', { name: `Bags: ${name}` }))
}

function foot(): string {
  return screen.getByRole('contentinfo').textContent ?? ''
}

test('what the fare includes stands first, then every weight with its price', async () => {
  open(liveFor('bags-1'), someDetails())
  const out = await direction('Outbound')
  expect(screen.getByText(/1 cabin bag 8 kg, 1 checked bag 23 kg/)).toBeTruthy()
  const [first] = out.getAllByRole('group', { name: 'Checked bags for Adult 1, Outbound' })
  expect(first?.textContent).toContain('NoneChecked bag, 15 kg£22.00Checked bag, 23 kg£30.00')
  expect(out.getByText('£18.00, at most 1 for the group')).toBeTruthy()
})

test('one weight replaces another; the totals of the bags and of the trip follow', async () => {
  const live = liveFor('bags-2')
  const server = open(live, someDetails())
  const out = await direction('Outbound')
  const [adult] = out.getAllByRole('group', { name: /Checked bags for Adult 1/ })
  if (!adult) throw new Error('no choice')
  // The fares alone are £412.60.
  expect(foot()).toContain('Trip total £412.60')
  await userEvent.click(within(adult).getByRole('radio', { name: /15 kg/ }))
  await waitFor(() => expect(foot()).toContain('1 bag £22.00'))
  await userEvent.click(within(adult).getByRole('radio', { name: /23 kg/ }))
  await waitFor(() => expect(foot()).toBe('1 bag £30.00Trip total £442.60'))
  expect(server.live().trip.ancillaries.bags.map(({ option }) => option.optionId)).toEqual(['bag-23-0'])
  await userEvent.click(within(adult).getByRole('radio', { name: 'None' }))
  await waitFor(() => expect(foot()).toBe('Bags £0.00Trip total £412.60'))
})

test('quick presses wait in line and stop at the most that the airline sells', async () => {
  const details = someDetails({ bags: [aBag({ optionId: 'one', mostQuantity: 3 })] })
  const server = open(liveFor('bags-3'), details)
  const out = await direction('Outbound')
  const [more] = out.getAllByRole('button', { name: 'One more: Checked bag, 23 kg' })
  if (!more) throw new Error('no button')
  expect(out.getAllByText('£30.00 each, at most 3 for each traveller').length).toBe(2)
  await Promise.all([userEvent.click(more), userEvent.click(more)])
  await waitFor(() => expect(foot()).toContain('2 bags £60.00'))
  await userEvent.click(more)
  await waitFor(() => expect(more.hasAttribute('disabled')).toBe(true))
  expect(server.live().trip.ancillaries.bags).toMatchObject([{ passengerIndex: 0, quantity: 3 }])
})

test('the same for everyone, then the same on the return, are one command each', async () => {
  const server = open(liveFor('bags-4', { adults: 2, infants: 1 }), someDetails())
  const out = await direction('Outbound')
  const copies = out.getAllByRole('button', { name: 'The same for everyone' })
  const back = out.getByRole('button', { name: 'The same on the return' })
  expect(copies[0]?.getAttribute('aria-disabled')).toBe('true')
  const [weight] = out.getAllByRole('radio', { name: /23 kg/ })
  if (!weight || !copies[0]) throw new Error('no choice')
  await userEvent.click(weight)
  await waitFor(() => expect(copies[0]?.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(copies[0])
  await waitFor(() => expect(foot()).toContain('2 bags £60.00'))
  await userEvent.click(back)
  await waitFor(() => expect(foot()).toContain('4 bags £120.00'))
  expect(server.commands.map(({ type }) => type)).toEqual(['choose-bags', 'choose-bags', 'choose-bags'])
  expect(out.getByText('No bags are sold for Infant 1.')).toBeTruthy()
})

test('a bag for both ways has a section of its own and says what it replaces', async () => {
  const both = aBag({ optionId: 'both', sliceIndexes: [0, 1], price: pounds(5000) })
  open(liveFor('bags-5'), someDetails({ bags: [both, aBag({ optionId: 'out' })] }))
  await direction('Both ways')
  expect(screen.getByText(/replaces bags for a single flight/)).toBeTruthy()
})

test('a press shows at once; when the server refuses, it goes back with the reason', async () => {
  const server = open(liveFor('bags-6'), someDetails())
  const out = await direction('Outbound')
  const gone = tripServer(server.live(), someDetails({ bags: [] }))
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    await promise
    return gone.fetch(url, init)
  })
  const [weight] = out.getAllByRole<HTMLInputElement>('radio', { name: /15 kg/ })
  if (!weight) throw new Error('no choice')
  await userEvent.click(weight)
  expect(weight.checked).toBe(true)
  expect(foot()).toBe('Bags £0.00Trip total £412.60')
  resolve()
  expect((await screen.findByRole('alert')).textContent).toContain('doesn’t sell this bag with your fare')
  await waitFor(() => expect(weight.checked).toBe(false))
  expect(gone.live().trip.ancillaries.bags).toEqual([])
})

test('prices that ran out sell nothing until they are asked for again; what was chosen stands there', async () => {
  const bags = [{ option: aBag({ optionId: 'bag-23-0' }), passengerIndex: 0, quantity: 1 }]
  const live = liveFor('bags-13', { adults: 1 }, { ancillaries: { seats: [], bags, meals: [], extras: [] } })
  const { result } = live.trip
  open({ ...live, trip: { ...live.trip, result: result && { ...result, expiresAt: '2026-01-01T00:00:00.000Z' } } }, someDetails())
  expect(screen.getByRole('button', { name: 'Check the prices again' })).toBeTruthy()
  expect(screen.getByText('Checked bag, 23 kg')).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('not sold, none to add, open fares and failure each say what it is and what to do', async () => {
  open(liveFor('bags-7'), someDetails({ bags: null }))
  expect(await screen.findByText(/can’t buy more bags for this airline here/)).toBeTruthy()
  expect(screen.getByText(/1 checked bag 23 kg/)).toBeTruthy()
  cleanup()
  open(liveFor('bags-8'), someDetails({ bags: [] }))
  expect(await screen.findByText(/You can’t add bags to these fares/)).toBeTruthy()
  cleanup()
  open(liveFor('bags-9', {}, { picks: [null, null] }), someDetails())
  expect(await screen.findByText(/Choose a flight and a fare for each direction first/)).toBeTruthy()
  cleanup()
  const failing = open(liveFor('bags-10'), null)
  expect(await screen.findByText('The airline does not answer.')).toBeTruthy()
  vi.stubGlobal('fetch', tripServer(failing.live(), someDetails()).fetch)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await direction('Outbound')
})

test('a booked trip shows what was bought and offers no change', async () => {
  const option = aBag({ optionId: 'bag-23-0' })
  const bags = [{ option, passengerIndex: 0, quantity: 2 }]
  const live = liveFor('bags-11', { adults: 2 }, { ancillaries: { seats: [], bags, meals: [], extras: [] } })
  open({ ...live, order: sampleOrder() }, someDetails())
  expect(screen.getByText(/Your trip is booked/)).toBeTruthy()
  expect(screen.getByText('2 × checked bag, 23 kg')).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('by keyboard alone: the arrow keys choose within the weights, Space presses the shortcut', async () => {
  const server = open(liveFor('bags-14'), someDetails())
  const out = await direction('Outbound')
  const [none] = out.getAllByRole('radio', { name: 'None' })
  none?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(foot()).toContain('1 bag £22.00'))
  out.getAllByRole('button', { name: 'The same for everyone' })[0]?.focus()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(foot()).toContain('2 bags £44.00'))
  expect(server.live().trip.ancillaries.bags.map(({ passengerIndex }) => passengerIndex)).toEqual([0, 1])
})

test('the modal closes with its one primary button', async () => {
  const live = liveFor('bags-12')
  const server = tripServer(live, someDetails())
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(live)
  const onOpenChange = vi.fn()
  render(<BagsModal threadId={live.threadId} isOpen onOpenChange={onOpenChange} />)
  expect(screen.getByRole('dialog', { name: 'Bags' })).toBeTruthy()
  const out = await direction('Outbound')
  expect(out.getAllByRole('radio').every((radio) => radio.getAttribute('name'))).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})
