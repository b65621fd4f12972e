import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChatMessage } from '@/lib/chat/message'
import { useAnnouncerStore } from '../state/announcer-store'
import { AnswerNotice } from './answer-notice'

beforeEach(() => useAnnouncerStore.setState({ announcements: [] }))
afterEach(cleanup)

const WAIT = 'The AI service is busy; trying again in 6 seconds.'
const FAULT = 'The AI service stopped in the middle. We’ve kept the answer so far and your trip. Please try again.'

function answer(notices: { kind: 'waiting' | 'fault' | 'takeover'; text: string }[], status?: 'partial' | 'failed'): ChatMessage {
  return {
    id: '1',
    role: 'assistant',
    parts: notices.map((data) => ({ type: 'data-notice', data })),
    metadata: status ? { status } : {},
  }
}

const announced = () => useAnnouncerStore.getState().announcements.map(({ text }) => text)

test('a wait is told with its time while it lasts, and read out once', () => {
  const waiting = answer([{ kind: 'waiting', text: WAIT }])
  const { rerender, container } = render(<AnswerNotice message={waiting} isStreaming onRetry={undefined} />)
  expect(screen.getByText(WAIT)).toBeTruthy()
  rerender(<AnswerNotice message={{ ...waiting }} isStreaming onRetry={undefined} />)
  expect(announced()).toEqual([WAIT])
  rerender(<AnswerNotice message={answer([{ kind: 'waiting', text: '' }])} isStreaming onRetry={undefined} />)
  expect(container.textContent).toBe('')
})

test('an answer that ended early says why, and offers the way on while it is the latest', async () => {
  const message = answer([{ kind: 'fault', text: FAULT }], 'partial')
  let retries = 0
  const { rerender } = render(<AnswerNotice message={message} isStreaming={false} onRetry={() => (retries += 1)} />)
  expect(screen.getByText(FAULT, { exact: false })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retries).toBe(1)
  rerender(<AnswerNotice message={message} isStreaming={false} onRetry={undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('an answer that ends early while it is read is announced', () => {
  const { rerender } = render(<AnswerNotice message={answer([])} isStreaming onRetry={undefined} />)
  rerender(<AnswerNotice message={answer([{ kind: 'fault', text: FAULT }], 'failed')} isStreaming={false} onRetry={undefined} />)
  expect(announced()).toEqual([FAULT])
})

test('that the built-in concierge goes on is announced; its line stands in its place in the answer', () => {
  const { container } = render(
    <AnswerNotice message={answer([{ kind: 'takeover', text: 'It goes on.' }])} isStreaming onRetry={undefined} />,
  )
  expect(announced()).toEqual(['It goes on.'])
  expect(container.textContent).toBe('')
})

test('a thread that is opened again reads no old fault out', () => {
  render(<AnswerNotice message={answer([{ kind: 'fault', text: FAULT }], 'failed')} isStreaming={false} onRetry={undefined} />)
  expect(announced()).toEqual([])
})

test('an answer that was stopped, or of which only its failure is known, says so as before', () => {
  const { rerender } = render(<AnswerNotice message={answer([], 'partial')} isStreaming={false} onRetry={() => {}} />)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  rerender(<AnswerNotice message={answer([], 'failed')} isStreaming={false} onRetry={() => {}} />)
  expect(screen.getByText(/Your trip hasn’t changed/)).toBeTruthy()
})

test('a whole answer has no notice', () => {
  const { container } = render(<AnswerNotice message={answer([])} isStreaming={false} onRetry={() => {}} />)
  expect(container.innerHTML).toBe('')
})
