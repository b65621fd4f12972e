import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aViewedEvent } from '@/tests/fixtures/viewed-events'
import { CompareEvents } from './compare-events'
import { DifferenceList } from './difference-list'
import { Scrubber } from './scrubber'
import { StepTabs } from './step-tabs'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const EVENTS = [
  aViewedEvent('say', 'Says “Lisbon”'),
  aViewedEvent('model', 'Model: From where?', { at: 400 }),
  aViewedEvent('say', 'Says “London”', { at: 60_000, act: 2 }),
]

test('time is a slider that says where it stands', () => {
  const onMove = vi.fn()
  render(<Scrubber events={EVENTS} at={1} onMove={onMove} />)
  const slider = screen.getByRole('slider', { name: 'Time' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Model: From where?, 0.4 s, 2 of 3')
  fireEvent.change(slider, { target: { value: '2' } })
  expect(onMove).toHaveBeenCalledWith(2)
})

test('playing goes as fast as it was, or four times as fast, and skips long pauses', () => {
  vi.useFakeTimers()
  const onMove = vi.fn()
  const { rerender } = render(<Scrubber events={EVENTS} at={0} onMove={onMove} />)
  fireEvent.click(screen.getByRole('button', { name: 'Play 4×' }))
  act(() => vi.advanceTimersByTime(99))
  expect(onMove).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onMove).toHaveBeenLastCalledWith(1)
  rerender(<Scrubber events={EVENTS} at={1} onMove={onMove} />)
  act(() => vi.advanceTimersByTime(750))
  expect(onMove).toHaveBeenLastCalledWith(2)
})

test('a difference shows how it was and how it is, also to those who hear it', () => {
  render(<DifferenceList lines={['act 1 “x”: tool[0].result.count: was 3, is 4', 'act 2: did not happen']} />)
  const [first, second] = within(screen.getByRole('list', { name: 'Differences' })).getAllByRole('listitem')
  expect(first?.textContent).toBe('act 1 “x”: tool[0].result.countwas − 3is + 4')
  expect(second?.textContent).toBe('act 2: did not happen')
})

test('two runs stand beside each other, act by act, and what only one did is told', () => {
  const other = [EVENTS[0], aViewedEvent('tool', 'Tool searchFlights'), EVENTS[2]].flatMap((one) => one ?? [])
  render(<CompareEvents one={{ title: 'Recorded', events: EVENTS }} other={{ title: 'Replayed', events: other }} />)
  expect(screen.getByText('2 of 4 steps differ.')).toBeDefined()
  const rows = screen.getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.slice(0, 22)),
    ),
  ).toEqual([
    ['Says “Lisbon”', 'Says “Lisbon”'],
    ['Model: From where?{}', '–'],
    ['–', 'Tool searchFlights{}'],
    ['Says “London”', 'Says “London”'],
  ])
})

test('two steps that differ only where their detail is cut do differ', () => {
  const [one, other] = ['a', 'b'].map((digest) => [aViewedEvent('tool', 'Tool searchFlights', { detail: 'the same', digest })])
  render(<CompareEvents one={{ title: 'Recorded', events: one ?? [] }} other={{ title: 'Replayed', events: other ?? [] }} />)
  expect(screen.getByText('1 of 1 steps differ.')).toBeDefined()
})

test('the arrow keys go from tab to tab', async () => {
  const user = userEvent.setup()
  render(
    <StepTabs
      tabs={[
        { name: 'Trip', content: 'the trip' },
        { name: 'Prompt', content: 'the prompt' },
      ]}
    />,
  )
  await user.click(screen.getByRole('tab', { name: 'Trip' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Prompt', selected: true })).toBe(document.activeElement)
  expect(screen.getByRole('tabpanel').textContent).toBe('the prompt')
})
