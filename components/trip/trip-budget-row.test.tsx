import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { liveFor } from '@/tests/fixtures/trip-server'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { TripPanel } from './trip-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function showPanel(amountMinor: number): TripCommand[] {
  const live = liveFor('budget-1', { adults: 2 }, { budget: { amount: { amountMinor, currency: 'GBP' }, per: 'trip' } })
  const sent: TripCommand[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push((JSON.parse(String(init.body)) as { command: TripCommand }).command)
    return Response.json(live)
  })
  useTripStore.getState().accept(live)
  render(
    <ChatActionsProvider value={recordActions('budget-1').actions}>
      <TripPanel />
    </ChatActionsProvider>,
  )
  return sent
}

test('the budget stands in the trip with what is left of it, in words and not by its colour alone', () => {
  showPanel(100_000)
  const budget = within(screen.getByRole('region', { name: 'Budget' }))
  expect(budget.getByText(/left of/).textContent).toMatch(/^£[\d.,]+ left of your £1,000\.00 budget$/)
  cleanup()
  showPanel(100)
  expect(within(screen.getByRole('region', { name: 'Budget' })).getByText(/over your/).textContent).toMatch(/over your £1\.00 budget$/)
})

test('it is changed and taken away by hand; what is no amount is refused beside the field', async () => {
  const sent = showPanel(100_000)
  await userEvent.click(screen.getByRole('button', { name: 'Change the budget' }))
  const field = await screen.findByRole('textbox', { name: /Most for flights and stay/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'much')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert').textContent).toBe('Enter an amount above zero, such as 600.')
  await userEvent.clear(field)
  await userEvent.type(field, '450,50')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'person')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ type: 'set-budget', budget: { amount: { amountMinor: 45_050, currency: 'GBP' }, per: 'person' } }]),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove the budget' }))
  await waitFor(() => expect(sent[1]).toEqual({ type: 'set-budget', budget: null }))
})
