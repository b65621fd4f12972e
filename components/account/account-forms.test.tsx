import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CreateAccount } from './create-account'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  router.refresh.mockClear()
})

type Call = { path: string; method: string | undefined; body: unknown }

function answering(answer: () => Response) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push({ path, method: init?.method, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    return answer()
  })
  return { calls, user: userEvent.setup() }
}

const refusal = (message: string, field?: string) => Response.json({ error: { code: 'refused', message, field } }, { status: 409 })

test('a name is saved as the server keeps it; what is wrong stands beside its field and nothing is sent', async () => {
  const { calls, user } = answering(() => Response.json({ firstName: 'Ada Jane', lastName: 'Marlow' }))
  const address = `${'long'.repeat(40)}@example.com`
  render(<ProfileForm profile={{ firstName: 'Ada', lastName: 'Marlow' }} email={address} />)
  expect(screen.getByText(address)).toBeDefined()
  const first = screen.getByLabelText<HTMLInputElement>('First name')
  await user.clear(first)
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(screen.getByText('First name is required')).toBeDefined()
  expect(document.activeElement).toBe(first)
  expect(calls).toEqual([])
  await user.type(first, 'Ada  Jane')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('Your name is saved.')).toBeDefined()
  expect(calls).toEqual([{ path: '/api/account/profile', method: 'PATCH', body: { firstName: 'Ada  Jane', lastName: 'Marlow' } }])
  expect(first.value).toBe('Ada Jane')
  expect(router.refresh).toHaveBeenCalledOnce()
})

test('a wrong current password is said beside its field, and what was typed stays', async () => {
  const { user } = answering(() => refusal('That isn’t your current password. Nothing was changed.', 'current'))
  render(<PasswordForm hasPassword email="ada@example.com" />)
  await user.type(screen.getByLabelText('Current password'), 'a guess at it')
  await user.type(screen.getByLabelText('New password'), 'the new password')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  const note = await screen.findByText('That isn’t your current password. Nothing was changed.')
  const current = screen.getByLabelText<HTMLInputElement>('Current password')
  expect(current.getAttribute('aria-describedby')).toBe(note.id)
  expect(document.activeElement).toBe(current)
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('the new password')
})

test('a first password needs no other one, can be looked at, and leaves nothing in the page', async () => {
  const { calls, user } = answering(() => Response.json({ endedSessions: 2 }))
  render(<PasswordForm hasPassword={false} email="ada@example.com" />)
  expect(screen.queryByLabelText('Current password')).toBeNull()
  const next = screen.getByLabelText<HTMLInputElement>('New password')
  await user.type(next, 'short')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(screen.getByText('The password needs at least 8 characters')).toBeDefined()
  await user.type(next, ' and long')
  expect(next.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show what you typed' }))
  expect(next.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('Your password is set. 2 other devices are signed out.')).toBeDefined()
  expect(calls).toEqual([{ path: '/api/account/password', method: 'PUT', body: { current: null, next: 'short and long' } }])
  expect(next.value).toBe('')
  expect(next.type).toBe('password')
  expect(screen.getByLabelText('Current password')).toBeDefined()
})

test('a guest creates an account with all fields; a taken address is said beside it', async () => {
  const { calls, user } = answering(() => refusal('There’s already an account with this email address.', 'email'))
  render(<CreateAccount />)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(screen.getByText('Email is required')).toBeDefined()
  expect(calls).toEqual([])
  const typed = { firstName: 'Ada', lastName: 'Marlow', email: 'ada@example.com', password: 'long enough' }
  await user.type(screen.getByLabelText('First name'), typed.firstName)
  await user.type(screen.getByLabelText('Last name'), typed.lastName)
  await user.type(screen.getByLabelText('Email'), typed.email)
  await user.type(screen.getByLabelText('Password'), typed.password)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  const note = await screen.findByText('There’s already an account with this email address.')
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(note.id)
  expect(calls).toEqual([{ path: '/api/account/register', method: 'POST', body: typed }])
})

test('a name typed before the page came to life is the one that is saved, and nothing can be sent before', async () => {
  const { calls, user } = answering(() => Response.json({ firstName: 'Ada Jane', lastName: 'Marlow' }))
  const page = document.createElement('div')
  document.body.append(page)
  const form = <ProfileForm profile={{ firstName: 'Ada', lastName: 'Marlow' }} email={null} />
  page.innerHTML = renderToString(form)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save name' }).disabled).toBe(true)
  screen.getByLabelText<HTMLInputElement>('First name').value = 'Ada Jane'
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(page, form)
  })
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('Your name is saved.')).toBeDefined()
  expect(calls[0]?.body).toEqual({ firstName: 'Ada Jane', lastName: 'Marlow' })
  act(() => root?.unmount())
  page.remove()
})
