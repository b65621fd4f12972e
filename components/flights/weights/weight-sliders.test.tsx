import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ORDINARY_WEIGHTS, type RankWeights } from '@/lib/travel/flights/rank-weights'
import { WeightSliders } from './weight-sliders'

afterEach(cleanup)

type Calls = { changes: RankWeights[]; commits: RankWeights[] }

function Caller({ start, currency, calls }: { start: RankWeights; currency: string; calls: Calls }) {
  const [weights, setWeights] = useState(start)
  function change(next: RankWeights) {
    calls.changes.push(next)
    setWeights(next)
  }
  return <WeightSliders weights={weights} onChange={change} onCommit={(next) => calls.commits.push(next)} currency={currency} />
}

function renderSliders(start: RankWeights = ORDINARY_WEIGHTS, currency = 'GBP'): Calls {
  const calls: Calls = { changes: [], commits: [] }
  render(<Caller start={start} currency={currency} calls={calls} />)
  return calls
}

const slider = (name: RegExp) => screen.getByRole('slider', { name })

test('every slider says its value in words, and an hour its worth in money', () => {
  renderSliders({ time: 2, stops: 0, nights: 1, waits: 4 })
  const spoken = screen.getAllByRole('slider').map((one) => one.getAttribute('aria-valuetext'))
  expect(spoken).toEqual(['more, an hour is worth £32.00', 'don’t mind', 'normal', 'a lot'])
  cleanup()
  renderSliders(ORDINARY_WEIGHTS, 'JPY')
  expect(slider(/Travel time/).getAttribute('aria-valuetext')).toContain('an hour is worth JP¥3,200')
})

test('a moving slider ranks at every step, and is kept once when it is let go', () => {
  const { changes, commits } = renderSliders()
  fireEvent.input(slider(/Changing/), { target: { value: '3' } })
  fireEvent.input(slider(/Changing/), { target: { value: '4' } })
  expect(changes).toEqual([
    { ...ORDINARY_WEIGHTS, stops: 2 },
    { ...ORDINARY_WEIGHTS, stops: 4 },
  ])
  expect(commits).toEqual([])
  slider(/Changing/).dispatchEvent(new Event('change', { bubbles: true }))
  expect(commits).toEqual([{ ...ORDINARY_WEIGHTS, stops: 4 }])
})

test('a second slider keeps what the first was set to', () => {
  const { changes } = renderSliders()
  fireEvent.input(slider(/Travel time/), { target: { value: '0' } })
  fireEvent.input(slider(/^Flying/), { target: { value: '4' } })
  expect(changes.at(-1)).toEqual({ ...ORDINARY_WEIGHTS, time: 0, nights: 4 })
  expect(slider(/Travel time/).getAttribute('aria-valuetext')).toBe('don’t mind, an hour is worth nothing')
})

test('the keyboard walks through the sliders to the way back', async () => {
  const { changes, commits } = renderSliders({ ...ORDINARY_WEIGHTS, waits: 4 })
  for (const name of [/Travel time/, /Changing/, /^Flying/, /layovers/]) {
    await userEvent.tab()
    expect(document.activeElement).toBe(slider(name))
  }
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect([changes, commits]).toEqual([[ORDINARY_WEIGHTS], [ORDINARY_WEIGHTS]])
  // Nothing is left to take back, and the focus stays where it was.
  await userEvent.keyboard('{Enter}')
  expect(changes).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('a weight between two positions stands at the nearer one', () => {
  renderSliders({ ...ORDINARY_WEIGHTS, stops: 2.7 })
  expect(slider(/Changing/)).toHaveProperty('value', '3')
})
