import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { ChatMessage } from '@/lib/chat/message'
import { useChatThreadStore } from '../state/chat-thread-store'
import { resetAllStores } from '../state/create-store'
import { useOpenDialogStore } from '../threads/open-dialog-store'
import { ThreadMenu } from './thread-menu'

afterEach(() => {
  cleanup()
  act(resetAllStores)
})

const answer = (id: string, model?: string): ChatMessage => ({
  id,
  role: 'assistant',
  parts: [{ type: 'text', text: 'Yes.' }],
  metadata: model ? { model } : {},
})

async function openMenu(answeredBy: string, messages: ChatMessage[]) {
  render(<ThreadMenu answeredBy={answeredBy} messages={messages} />)
  await userEvent.click(screen.getByRole('button', { name: 'About this trip' }))
  return screen.getByRole('dialog', { name: 'About this trip' })
}

test('the menu names who answers', async () => {
  const menu = await openMenu('OpenAI · gpt-5-mini', [answer('1', 'OpenAI · gpt-5-mini')])
  expect(menu.textContent).toContain('Answered byOpenAI · gpt-5-mini')
  expect(menu.textContent).not.toContain('Some answers here')
})

test('a thread whose model changed in between names each other model once', async () => {
  const earlier = [
    answer('1', 'Wayfarer’s concierge'),
    answer('2', 'Wayfarer’s concierge'),
    answer('3'),
    answer('4', 'OpenAI · gpt-5-mini'),
  ]
  const menu = await openMenu('OpenAI · gpt-5-mini', earlier)
  expect(menu.textContent).toContain('Some answers here are byWayfarer’s concierge')
  expect(menu.textContent?.match(/concierge/g)).toHaveLength(1)
})

test('who took over an answer is named, too', async () => {
  const takenOver = { by: 'Wayfarer’s concierge', fromStep: 0, why: 'silent' }
  const message: ChatMessage = { ...answer('1'), metadata: { model: 'OpenAI · gpt-5-mini', takenOver } }
  expect((await openMenu('OpenAI · gpt-5-mini', [message])).textContent).toContain('Some answers here are byWayfarer’s concierge')
})

test('the menu opens by keyboard, and Escape closes it and gives the focus back', async () => {
  render(<ThreadMenu answeredBy="Wayfarer’s concierge" messages={[]} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Wayfarer’s concierge')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('Wayfarer’s concierge')).toBeNull()
  expect(document.activeElement?.textContent).toContain('About')
})

test('of a thread with an address the menu says its name and offers what can be done with it, and whether it is recorded', async () => {
  act(() => useChatThreadStore.getState().show({ threadId: 'thr_1', name: 'Spring' }))
  render(<ThreadMenu answeredBy="Wayfarer’s concierge" messages={[]} record={<button type="button">Record</button>} />)
  await userEvent.click(screen.getByRole('button', { name: 'About this trip: Spring' }))
  const offered = within(screen.getByRole('dialog', { name: 'About this trip: Spring' })).getAllByRole('button')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Rename', 'Pin', 'Archive', 'Share…', 'Export…', 'Delete', 'Record'])
  await userEvent.click(screen.getByRole('button', { name: 'Share…' }))
  await waitFor(() =>
    expect(useOpenDialogStore.getState().dialog).toMatchObject({ name: 'share', thread: { id: 'thr_1', name: 'Spring' } }),
  )
})
