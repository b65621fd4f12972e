import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { anExtra, someDetails } from '@/tests/fixtures/ancillaries'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { useTripStore } from '../../state/trip-store'
import { ExtrasPanel } from './extras-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(live: LiveTrip, details: OfferDetails | null) {
  const server = tripServer(live, details)
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(live)
  render(<ExtrasPanel threadId={live.threadId} />)
  return server
}

function foot(): string {
  return screen.getByRole('contentinfo').textContent ?? ''
}

test('one card for each extra: what one gets, what it costs, and for which direction', async () => {
  open(liveFor('extras-1'), someDetails())
  const priority = within(await screen.findByRole('article', { name: 'Priority boarding' }))
  expect(priority.getByText('Board among the first.')).toBeTruthy()
  expect(priority.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Priority boarding, Outbound',
    'Priority boarding, Return',
  ])
  expect(priority.getAllByText(/per traveller/).length).toBe(2)
  const flexible = within(screen.getByRole('article', { name: 'Cancel for any reason' }))
  expect(flexible.getByText('Both ways')).toBeTruthy()
  expect(flexible.getAllByRole('checkbox').length).toBe(1)
})

test('for one, for everyone, for nobody: each press is one command, and the totals follow', async () => {
  const server = open(liveFor('extras-2'), someDetails())
  const out = within(await screen.findByRole('group', { name: 'Priority boarding, Outbound' }))
  const everyone = out.getByRole<HTMLInputElement>('checkbox', { name: 'Everyone' })
  await userEvent.click(out.getByRole('checkbox', { name: /Adult 2/ }))
  await waitFor(() => expect(foot()).toBe('1 extra £8.00Trip total £420.60'))
  expect(everyone.indeterminate).toBe(true)
  await userEvent.click(everyone)
  await waitFor(() => expect(foot()).toBe('2 extras £16.00Trip total £428.60'))
  expect([everyone.checked, everyone.indeterminate]).toEqual([true, false])
  await userEvent.click(everyone)
  await waitFor(() => expect(foot()).toBe('Extras £0.00Trip total £412.60'))
  expect(server.commands.length).toBe(3)
})

test('what is bought for the group is bought once', async () => {
  const server = open(liveFor('extras-3'), someDetails())
  await userEvent.click(await screen.findByRole('checkbox', { name: /For everyone/ }))
  await waitFor(() => expect(foot()).toBe('1 extra £45.00Trip total £457.60'))
  expect(server.live().trip.ancillaries.extras).toMatchObject([{ passengerIndex: null }])
})

test('where each traveller has an option of their own, it is still one card', async () => {
  const extras = [
    anExtra({ optionId: 'lounge-a', name: 'Lounge', passengerIndexes: [0], termsUrl: 'https://example.org/terms' }),
    anExtra({ optionId: 'lounge-b', name: 'Lounge', passengerIndexes: [1] }),
  ]
  const server = open(liveFor('extras-4', { adults: 2, infants: 1 }), someDetails({ extras }))
  const lounge = within(await screen.findByRole('article', { name: 'Lounge' }))
  expect(lounge.getByText('Not sold for Infant 1.')).toBeTruthy()
  expect(lounge.getByRole('link', { name: /Terms of Lounge/ }).getAttribute('href')).toBe('https://example.org/terms')
  await userEvent.click(lounge.getByRole('checkbox', { name: 'Everyone' }))
  await waitFor(() => expect(foot()).toContain('2 extras £16.00'))
  expect(server.live().trip.ancillaries.extras.map(({ option }) => option.optionId)).toEqual(['lounge-a', 'lounge-b'])
})

test('a pet’s place is chosen for one adult, says how many are left, and moves with the animal', async () => {
  const place = (where: 'cabin' | 'hold', maxKg: number) =>
    anExtra({
      optionId: `pet-${where}`,
      name: `Pet in the ${where}`,
      description: `Up to ${maxKg} kg.`,
      isForOne: true,
      leftForParty: 1,
      pet: { place: where, maxKg, carrierCm: [55, 40, 23] },
    })
  const server = open(liveFor('extras-7'), someDetails({ extras: [place('cabin', 8), place('hold', 32)] }))
  const cabin = within(await screen.findByRole('group', { name: 'Pet in the cabin, Outbound, 1 place left' }))
  expect(cabin.queryByRole('checkbox', { name: 'Everyone' })).toBeNull()
  await userEvent.click(cabin.getByRole('checkbox', { name: /Adult 1/ }))
  await waitFor(() => expect(foot()).toContain('1 extra £8.00'))
  await userEvent.click(cabin.getByRole('checkbox', { name: /Adult 2/ }))
  expect(await screen.findByText('There’s room for only 1 more pet in the cabin.')).toBeTruthy()
  const hold = within(screen.getByRole('group', { name: 'Pet in the hold, Outbound, 1 place left' }))
  await userEvent.click(hold.getByRole('checkbox', { name: /Adult 1/ }))
  await waitFor(() => expect(server.live().trip.ancillaries.extras.map(({ option }) => option.optionId)).toEqual(['pet-hold']))
})

test('not sold and none to add are said', async () => {
  open(liveFor('extras-5'), someDetails({ extras: null }))
  expect(await screen.findByText(/can’t buy this airline’s extras here/)).toBeTruthy()
  cleanup()
  open(liveFor('extras-6'), someDetails({ extras: [] }))
  expect(await screen.findByText('No extras are sold with these flights.')).toBeTruthy()
})
