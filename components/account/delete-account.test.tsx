import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DeleteAccount } from './delete-account'
import { ExportData } from './export-data'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open({ hasPassword, answer }: { hasPassword: boolean; answer: () => Response }) {
  const sent: { path: string; method: string | undefined; body: unknown }[] = []
  const fetched = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push({ path: String(input), method: init?.method, body: JSON.parse(String(init?.body)) })
    return answer()
  }
  vi.stubGlobal('fetch', vi.fn(fetched))
  const gone = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const user = userEvent.setup()
  render(<DeleteAccount hasPassword={hasPassword} isGuest={!hasPassword} />)
  await user.click(screen.getByRole('button', { name: /^Delete (guest )?account…$/ }))
  return { user, sent, gone, press: () => user.click(screen.getByRole('button', { name: 'Delete for good' })) }
}
const refusal = (code: string, message: string, field?: string) => () => Response.json({ error: { code, message, field } }, { status: 409 })

test('it says what is deleted, what is kept, and that tickets stay valid', () => {
  render(<DeleteAccount hasPassword isGuest={false} />)
  for (const words of [/Deleted straight away/, /the law requires it/, /stay valid with the airline.*save your booking documents/]) {
    expect(document.body.textContent).toMatch(words)
  }
})

test('an account with a password goes by it; afterwards this browser remembers nothing and is at the sign-in', async () => {
  const { user, sent, gone, press } = await open({ hasPassword: true, answer: () => Response.json({ erased: true }) })
  localStorage.setItem('wayfarer.draft', 'a draft')
  await user.type(screen.getByLabelText('Your password'), 'right')
  await press()
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/login?error=AccountDeleted'))
  expect(sent).toEqual([{ path: '/api/account', method: 'DELETE', body: { password: 'right' } }])
  expect(localStorage.getItem('wayfarer.draft')).toBeNull()
})

test('a wrong password is said beside its field, which has the focus; nothing is left', async () => {
  const answer = refusal('wrong-password', 'That isn’t your password. Nothing was deleted.', 'password')
  const { user, gone, press } = await open({ hasPassword: true, answer })
  const field = screen.getByLabelText('Your password')
  await user.type(field, 'wrong')
  await press()
  expect(await screen.findByText('That isn’t your password. Nothing was deleted.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(gone).not.toHaveBeenCalled()
})

test('a guest types the word; another word sends nothing', async () => {
  const { user, sent, gone, press } = await open({ hasPassword: false, answer: () => Response.json({ erased: true }) })
  const field = screen.getByLabelText('Type “delete” to confirm')
  await user.type(field, 'dele')
  await press()
  expect(screen.getByText('Please type “delete” to confirm.')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(field, 'te')
  await press()
  await waitFor(() => expect(gone).toHaveBeenCalled())
  expect(sent[0]?.body).toEqual({ confirmation: 'delete' })
})

test('while a booking is under way the sentence says why, and the dialog stays', async () => {
  const { user, press } = await open({
    hasPassword: false,
    answer: refusal('order-under-way', 'One of your bookings isn’t finished.'),
  })
  await user.type(screen.getByLabelText('Type “delete” to confirm'), 'delete')
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('One of your bookings isn’t finished.')
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('all data can be had as a page and as a file', () => {
  render(<ExportData />)
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.hasAttribute('download')])
  expect(links).toEqual([
    ['/api/account/export?format=html', true],
    ['/api/account/export?format=json', true],
  ])
})
