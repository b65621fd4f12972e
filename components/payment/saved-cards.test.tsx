import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useSavedCardStore } from './saved-card-store'
import { SavedCards } from './saved-cards'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useSavedCardStore.setState({ cards: null, hasFailed: false, hasKept: false })
})

const card = (last4: string, expiryYear: number) => ({ token: `tok_${last4}`, brand: 'Visa', last4, expiryMonth: 12, expiryYear })
const CARDS = [
  { id: 'card_1', card: card('4242', 2030), isExpired: false },
  { id: 'card_2', card: card('1881', 2024), isExpired: true },
]

function serve(...answers: (() => Response)[]) {
  const calls: string[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push(`${init?.method ?? 'GET'} ${String(input)}`)
    return (answers.shift() ?? (() => Response.json(CARDS)))()
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  render(<SavedCards />)
  return { calls, user: userEvent.setup() }
}

test('cards are listed by brand, last four and expiry, and one that has run out says so', async () => {
  serve()
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Visa ending 4242 expires 12/2030Delete',
    'Visa ending 1881 expired 12/2024Delete',
  ])
  expect(document.body.textContent).not.toContain('tok_')
})

test('a deleted card is gone, and the focus is at the head of the list', async () => {
  const { calls, user } = serve(
    () => Response.json(CARDS),
    () => Response.json({ deleted: true }),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete Visa ending 4242' }))
  await user.click(screen.getByRole('button', { name: 'Delete card' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(calls.at(-1)).toBe('DELETE /api/account/cards/card_1')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved cards' }))
})

test('a card that could not be deleted stays, with the reason', async () => {
  const { user } = serve(
    () => Response.json(CARDS),
    () => Response.json({ error: { code: 'too_many', message: 'Too many changes at once. Please wait a moment.' } }, { status: 429 }),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete Visa ending 4242' }))
  await user.click(screen.getByRole('button', { name: 'Delete card' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many changes at once. Please wait a moment.')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('an empty wallet tells how a card comes into it', async () => {
  serve(() => Response.json([]))
  expect(await screen.findByText(/You haven’t saved a card. Tick “Save this card for next time” when you pay/)).toBeDefined()
})

test('a wallet that could not be loaded can be asked for again', async () => {
  const { user } = serve(() => new Response('no', { status: 502 }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
})
