import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import type { PreferencesChange } from '@/lib/travel/account/preferences-schema'
import { PreferencesForm } from './preferences-form'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.theme
})

function open({ isRefused = false } = {}) {
  const changes: PreferencesChange[] = []
  let kept = DEFAULT_PREFERENCES
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    const change: PreferencesChange = JSON.parse(String(init?.body))
    changes.push(change)
    if (isRefused) return Response.json({ error: { code: 'too_many', message: 'Too many changes at once.' } }, { status: 429 })
    kept = { ...kept, ...change }
    return Response.json(kept)
  })
  render(<PreferencesForm preferences={DEFAULT_PREFERENCES} />)
  return { changes, user: userEvent.setup() }
}

test('each choice is kept at once and alone, and the theme shows before the answer', async () => {
  const { changes, user } = open()
  await user.click(screen.getByLabelText('Dark'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByLabelText('2:05 pm'))
  await user.selectOptions(screen.getByLabelText('Language for answers'), 'Deutsch')
  await user.selectOptions(screen.getByLabelText('Currency for new searches'), 'GBP')
  await user.selectOptions(screen.getByLabelText('Currency for new searches'), '')
  await waitFor(() =>
    expect(changes).toEqual([{ theme: 'dark' }, { timeFormat: '12h' }, { language: 'de' }, { currency: 'GBP' }, { currency: null }]),
  )
  await waitFor(() => expect(router.refresh).toHaveBeenCalled())
})

test('a choice that could not be kept goes back to what it was and says why', async () => {
  const { user } = open({ isRefused: true })
  await user.click(screen.getByLabelText('Dark'))
  expect(await screen.findByText('Too many changes at once.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Same as my device').checked).toBe(true)
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('nothing can be chosen before the page hears it', () => {
  expect(renderToString(<PreferencesForm preferences={DEFAULT_PREFERENCES} />)).toMatch(/^<fieldset disabled=""/)
})
