import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareDialog } from './share-dialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A server that keeps links; `full` refuses another one. */
function serve({ full = false } = {}) {
  let shares: { url: string; token: string; createdAt: string }[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      if (full)
        return Response.json({ error: { code: 'too-many-shares', message: 'This trip already has 5 working links.' } }, { status: 409 })
      const share = { url: 'https://wayfarer.example/shared/tok', token: 'tok', createdAt: '2026-11-22T12:00:00Z' }
      shares = [share, ...shares]
      return Response.json(share, { status: 201 })
    }
    if (init?.method === 'DELETE') shares = shares.filter(({ token }) => !path.endsWith(`/${token}`))
    return Response.json({ shares })
  })
}

test('it says what readers see, makes a link, copies it and revokes it', async () => {
  serve()
  render(<ShareDialog threadId="thr_1" threadName="Lisbon" isOpen onClose={() => undefined} />)
  const user = userEvent.setup()
  expect(screen.getByText(/^A link shows the trip as it is now, without anything that comes later/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  const link = (await screen.findByLabelText(/^Link made/)) as HTMLInputElement
  expect(link.value).toBe('https://wayfarer.example/shared/tok')
  await user.click(screen.getByRole('button', { name: /^Copy the link/ }))
  expect(await navigator.clipboard.readText()).toBe(link.value)
  await user.click(screen.getByRole('button', { name: /^Revoke the link/ }))
  await waitFor(() => expect(screen.queryByLabelText(/^Link made/)).toBeNull())
})

test('a refused link says why', async () => {
  serve({ full: true })
  render(<ShareDialog threadId="thr_1" threadName="Lisbon" isOpen onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This trip already has 5 working links.')
})
