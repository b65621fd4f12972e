import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReadOnlyThread } from '@/components/chat/read-only-thread'
import type { ChatMessage } from '@/lib/chat/message'
import { PageHead } from '../booking/page-head'
import { DemoBadge, DemoMarketProvider } from './demo-badge'

afterEach(cleanup)

const badges = () => screen.queryAllByText(/^Demo market/)

test('a page of a demo market says so once, and a page of a real one does not', () => {
  const { rerender } = render(
    <DemoMarketProvider value>
      <PageHead backTo="/chat" backLabel="Back" />
    </DemoMarketProvider>,
  )
  expect(badges()).toHaveLength(1)
  rerender(<PageHead backTo="/chat" backLabel="Back" />)
  expect(badges()).toHaveLength(0)
})

test('a booking of a demo market keeps its badge where flights are real by now', () => {
  render(<DemoBadge isSimulated />)
  expect(badges()[0]?.textContent).toBe('Demo market: nothing here is really sold, and no real money moves')
})

test('whoever reads a shared trip sees the badge once, however many cards it has', () => {
  const card = (id: string, output: unknown) =>
    ({
      id,
      role: 'assistant',
      parts: [{ type: 'tool-rankFlights', toolCallId: id, state: 'output-available', input: {}, output }],
    }) as unknown as ChatMessage
  const draw = (messages: ChatMessage[]) => <ReadOnlyThread messages={messages} live={null} renderTool={() => null} />
  const { rerender } = render(draw([card('1', { flights: { isSimulated: true } }), card('2', { isSimulated: true })]))
  expect(badges()).toHaveLength(1)
  rerender(draw([card('1', { flights: { isSimulated: false } })]))
  expect(badges()).toHaveLength(0)
})
