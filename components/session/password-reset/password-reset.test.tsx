import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AskResetForm } from './ask-reset-form'
import { NewPasswordForm } from './new-password-form'

const CODE = 'a-mailed-code-of-forty-three-characters-0123'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete window.wayfarerResetCode
  window.history.replaceState(null, '', '/')
})

function open(page: ReactNode, answer: () => Response = () => Response.json({})) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    sent.push([init?.method, path, JSON.parse(String(init?.body))])
    return answer()
  })
  render(<StrictMode>{page}</StrictMode>)
  return { sent, user: userEvent.setup() }
}

function openWithCode(answer?: () => Response) {
  window.wayfarerResetCode = `#code=${CODE}`
  return open(<NewPasswordForm />, answer)
}

const refusal = (code: string, message: string, field?: string) => Response.json({ error: { code, message, field } }, { status: 422 })

test('whoever asks for a link is told what holds for any address, and can ask for another one', async () => {
  const { sent, user } = open(<AskResetForm />, () => Response.json({ minutes: 30 }, { status: 202 }))
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(screen.getByText('Email is required')).toBeDefined()
  await user.type(screen.getByLabelText('Email'), 'ada@{Enter}')
  expect(screen.getByText('Please enter a valid email address')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText('Email'), 'example.com{Enter}')
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/^If there’s an account for ada@example.com/).textContent).toContain('once, for 30 minutes')
  expect(sent).toEqual([['POST', '/api/account/password-reset', { email: 'ada@example.com' }]])
  await user.click(screen.getByRole('button', { name: 'Try again, or use another address' }))
  expect(screen.getByLabelText('Email')).toBeDefined()
})

test('asking too often is said, and the address stays', async () => {
  const { user } = open(<AskResetForm />, () => refusal('too_many', 'Too many emails were requested from here.'))
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}')
  expect((await screen.findByText('Too many emails were requested from here.')).parentElement?.getAttribute('role')).toBe('alert')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
})

test('the mailed code and the new password go out once, and the way leads to signing in', async () => {
  const { sent, user } = openWithCode(() => Response.json({ endedSessions: 2 }))
  const field = screen.getByLabelText<HTMLInputElement>('New password')
  expect(field.autocomplete).toBe('new-password')
  await user.type(field, 'short{Enter}')
  expect(screen.getByText('The password needs at least 8 characters')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(field, ' and longer{Enter}')
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeDefined()
  expect(screen.getByText(/^All 2 devices are signed out\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  expect(sent).toEqual([['PUT', '/api/account/password-reset', { code: CODE, password: 'short and longer' }]])
  expect(window.wayfarerResetCode).toBeUndefined()
})

test('a link that is over leads to a new one; what the server finds unfit stands beside the field, with the code kept', async () => {
  const answers = [refusal('password-unfit', 'The password needs more than spaces', 'password'), refusal('link-over', 'Over.')]
  const { user } = openWithCode(() => answers.shift() ?? Response.error())
  await user.type(screen.getByLabelText('New password'), 'long enough{Enter}')
  expect(await screen.findByText('The password needs more than spaces')).toBeDefined()
  await user.type(screen.getByLabelText('New password'), '{Enter}')
  expect(await screen.findByRole('heading', { name: 'This link can’t be used' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
})

test('a page without a code says so, and a link that is pasted into it is taken and leaves the address', async () => {
  open(<NewPasswordForm />)
  expect(screen.getByRole('heading', { name: 'This link can’t be used' })).toBeDefined()
  window.history.replaceState(null, '', `/new-password#code=${CODE}`)
  window.dispatchEvent(new Event('hashchange'))
  expect(await screen.findByLabelText('New password')).toBeDefined()
  expect([window.location.pathname, window.location.hash]).toEqual(['/new-password', ''])
})
