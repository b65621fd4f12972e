import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ExportDialog } from './export-dialog'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function pressing(kind: string, answer: () => Response) {
  const [onClose, asked, saved] = [vi.fn(), [] as string[], [] as string[]]
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  render(<ExportDialog thread={{ id: 'thr_1', name: 'Spring' }} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: `Download as ${kind}` }))
  return { onClose, asked, saved }
}

test('a thread is saved under the name that the server gives it', async () => {
  const headers = { 'content-disposition': `attachment; filename="Zurich.md"; filename*=UTF-8''Z%C3%BCrich.md` }
  const { onClose, asked, saved } = await pressing('Markdown', () => new Response('# Zürich', { headers }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect([asked, saved]).toEqual([['/api/threads/thr_1/export?as=markdown'], ['Zürich.md']])
})

test('what was never recorded is said, and nothing is saved', async () => {
  const error = { code: 'refused', message: 'This trip wasn’t recorded.' }
  const { onClose, saved } = await pressing('Transcript', () => Response.json({ error }, { status: 409 }))
  expect((await screen.findByRole('alert')).textContent).toBe('This trip wasn’t recorded.')
  expect(saved).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})
