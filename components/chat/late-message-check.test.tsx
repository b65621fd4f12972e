import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

// Other tests of this process have fetched the check before.
vi.resetModules()
const { Composer } = await import('./composer')
const { ownTab } = await import('../state/own-tab')

test('words sent before the check has come are sent once it is here, once, and what is typed meanwhile stays', async () => {
  const sent: string[] = []
  render(<Composer threadId="thread-1" isAnswering={false} onSend={(text) => sent.push(text)} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message')
  fireEvent.change(field, { target: { value: 'Lisbon in May' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent).toEqual([])
  fireEvent.change(field, { target: { value: 'Lisbon in May and a bag' } })
  await vi.waitFor(() => expect(sent).toEqual(['Lisbon in May']))
  expect(field.value).toBe('and a bag')
  expect(localStorage.getItem(`wayfarer.draft.thread-1.${ownTab()}`)).toBe('and a bag')
})
