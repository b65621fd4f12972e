import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginForm } from './login-form'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(answer: (path: string) => Response = () => Response.json({})) {
  const send = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => answer(String(input)))
  vi.stubGlobal('fetch', send)
  render(<LoginForm callbackPath="/chat" />)
  return { send, user: userEvent.setup() }
}

test('empty fields are named and nothing is sent', async () => {
  const { send, user } = open()
  await user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) ?? document.body)
  expect(screen.getByText('Email is required')).toBeDefined()
  expect(screen.getByText('Password is required')).toBeDefined()
  expect(document.activeElement?.getAttribute('name')).toBe('email')
  expect(send).not.toHaveBeenCalled()
})

test('a new password needs eight characters; an existing one is not judged', async () => {
  const { send, user } = open()
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Byron')
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'short')
  await user.click(screen.getAllByRole('button', { name: 'Create account' }).at(-1) ?? document.body)
  expect(screen.getByText('The password needs at least 8 characters')).toBeDefined()
  expect(send).not.toHaveBeenCalled()
})

test('an address that has an account already is said beside the address', async () => {
  const { user } = open(() =>
    Response.json(
      { error: { code: 'email-taken', message: 'There is an account with this e-mail address already.', field: 'email' } },
      { status: 409 },
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Byron')
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getAllByRole('button', { name: 'Create account' }).at(-1) ?? document.body)
  const note = await screen.findByText('There is an account with this e-mail address already.')
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(note.id)
})

test('a wrong password is answered in words, and what was typed stays', async () => {
  const { user } = open((path) => {
    if (path.includes('/providers')) return Response.json({ credentials: { id: 'credentials', type: 'credentials' } })
    if (path.includes('/csrf')) return Response.json({ csrfToken: 'token' })
    return Response.json({ url: 'http://localhost/login?error=CredentialsSignin' }, { status: 401 })
  })
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'not the one')
  await user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) ?? document.body)
  expect(await screen.findByText('This e-mail address and password do not belong together.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
})
