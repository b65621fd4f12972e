import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SignedInDevice } from '@/lib/travel/account/signed-in-device-schema'
import { SignedInDevices } from './signed-in-devices'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const HERE: SignedInDevice = {
  id: 'here-id',
  device: 'Chrome on Windows',
  kind: 'password',
  signedInAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
  isThisDevice: true,
}
const PHONE: SignedInDevice = { ...HERE, id: 'phone-id', device: 'Safari on iPhone', kind: 'app', isThisDevice: false }

function open(devices: SignedInDevice[], answer: () => Response = () => Response.json({ ended: 1 })) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push(`${init?.method} ${path}`)
    return answer()
  })
  render(<SignedInDevices devices={devices} isGuest={false} />)
  return { calls, user: userEvent.setup() }
}

test('this device is marked and cannot be signed out by a slip; another one can', async () => {
  const { calls, user } = open([HERE, PHONE])
  const [here, phone] = screen.getAllByRole('listitem').map((row) => within(row))
  expect(here?.getByText('This device')).toBeDefined()
  expect(here?.queryByRole('button')).toBeNull()
  expect(phone?.getByText(/^From the mobile app · last used/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  expect(await screen.findByText('Safari on iPhone is signed out.')).toBeDefined()
  expect(calls).toEqual(['DELETE /api/account/sessions/phone-id'])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test('a device whose session is over by itself is gone, too; any other refusal is said', async () => {
  const { user } = open([HERE, PHONE], () => Response.json({ error: { code: 'not_found', message: 'Not there.' } }, { status: 404 }))
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  expect(await screen.findByText('Safari on iPhone is signed out.')).toBeDefined()
  cleanup()
  const second = open([HERE, PHONE], () => Response.json({ error: { code: 'too_many', message: 'Please wait.' } }, { status: 429 }))
  await second.user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('Please wait.')).toBeDefined()
  expect(second.calls).toEqual(['DELETE /api/account/sessions?keep=this'])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('signing out everywhere asks once, and staying is the answer at hand', async () => {
  const { calls, user } = open([HERE])
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay signed in' }))
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign out everywhere' }))
  expect(calls).toEqual([])
})
