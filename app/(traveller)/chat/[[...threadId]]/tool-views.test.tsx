import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ThreadToolPart } from '@/components/chat/tool-part'

const { views } = vi.hoisted(() => ({ views: {} as Record<string, () => Promise<unknown>> }))
vi.mock('@/tools/views', () => ({ views }))

const part: ThreadToolPart = {
  type: 'tool-planTrip',
  toolCallId: 'call-1',
  state: 'output-available',
  input: {},
  output: { title: 'Six days in Lisbon' },
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Each test begins with a page on which no view has come yet. */
async function freshPage(planTrip: () => Promise<unknown>) {
  views.planTrip = vi.fn(planTrip)
  const [{ fetchToolViews }, { ToolPartView }] = await Promise.all([import('./tool-views'), import('./tool-part-view')])
  const show = () => act(async () => render(<Suspense fallback="On its way">{<ToolPartView part={part} isLatest />}</Suspense>))
  return { fetchToolViews, show }
}

const shown = () => <p>The plan</p>

test('a view is fetched when it is drawn, once, and its place says so until it is there', async () => {
  const came = Promise.withResolvers<unknown>()
  const { show } = await freshPage(() => came.promise)
  await show()
  expect(screen.getByText('On its way')).toBeTruthy()
  await act(async () => came.resolve({ shown }))
  expect(screen.getByText('The plan')).toBeTruthy()
  await show()
  expect(screen.getAllByText('The plan')).toHaveLength(2)
  expect(views.planTrip).toHaveBeenCalledTimes(1)
})

test('what could not be fetched ahead is asked for again when it is drawn', async () => {
  let tries = 0
  const { fetchToolViews, show } = await freshPage(async () => {
    if (++tries === 1) throw new Error('the line is down')
    return { shown }
  })
  await fetchToolViews(['planTrip'])
  await show()
  expect(screen.getByText('The plan')).toBeTruthy()
})

test('where a view cannot be had its words can be read, and nothing around it breaks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { show } = await freshPage(() => Promise.reject(new Error('the line is down')))
  await show()
  expect(screen.getByText('Six days in Lisbon')).toBeTruthy()
  expect(vi.mocked(views.planTrip ?? vi.fn()).mock.calls.length).toBeLessThan(3)
})
