import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '@/lib/chat/message'
import { Thread, type ThreadProps } from './thread'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const said = (id: string, text: string): ChatMessage => ({ id, role: 'user', parts: [{ type: 'text', text }] })
const nothing = () => undefined
const threadOf = (messages: ChatMessage[], earlier: Partial<ThreadProps> = {}) => (
  <Thread messages={messages} status="ready" error={null} renderTool={() => null} onRetry={nothing} {...earlier} />
)

test('earlier messages that come in above leave the reader where they were (assistant-ui #2272, #3328)', () => {
  const turns = () => [...document.querySelectorAll('[data-turn]')]
  const box = () => document.querySelector<HTMLElement>('.overflow-y-auto')
  // 100 px each: where a turn stands follows from its number and how far the box is scrolled.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, turns().indexOf(this) * 100 - (box()?.scrollTop ?? 0), 100, 100)
  })
  const latest = [said('3', 'three'), said('4', 'four')]
  const earlier = { hasEarlier: true, onShowEarlier: nothing }
  const { rerender } = render(threadOf(latest, earlier))
  rerender(threadOf(latest, { ...earlier, isLoadingEarlier: true }))
  const scroller = box()
  if (scroller) scroller.scrollTop = 30
  fireEvent.scroll(scroller as HTMLElement)
  rerender(threadOf([said('1', 'one'), said('2', 'two'), ...latest]))
  expect(scroller?.scrollTop).toBe(230)
})

test('scrolling up to the first message asks for earlier ones, once it is near, and a button does too', async () => {
  let asked = 0
  render(threadOf([said('3', 'three')], { hasEarlier: true, onShowEarlier: () => (asked += 1) }))
  const scroller = document.querySelector<HTMLElement>('.overflow-y-auto') as HTMLElement
  scroller.scrollTop = 900
  fireEvent.scroll(scroller)
  expect(asked).toBe(0)
  scroller.scrollTop = 200
  fireEvent.scroll(scroller)
  expect(asked).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  expect(asked).toBe(2)
})

test('at the very top, where nothing scrolls any more, each turn of the wheel asks once, and not while they are on their way', () => {
  let asked = 0
  const earlier = { hasEarlier: true, onShowEarlier: () => (asked += 1) }
  const { rerender } = render(threadOf([said('3', 'three')], earlier))
  const scroller = document.querySelector<HTMLElement>('.overflow-y-auto') as HTMLElement
  const turn = (deltaY: number, at: number) => {
    const event = new WheelEvent('wheel', { deltaY })
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(scroller, event)
  }
  turn(40, 1_000)
  expect(asked).toBe(0)
  for (const at of [2_000, 2_010, 2_200, 2_400]) turn(-40, at)
  expect(asked).toBe(1)
  turn(-40, 2_800)
  expect(asked).toBe(2)
  rerender(threadOf([said('3', 'three')], { ...earlier, isLoadingEarlier: true }))
  turn(-40, 3_500)
  expect(asked).toBe(2)
})
