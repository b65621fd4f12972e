import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { ToolPartView } from './tool-part-view'
import { fetchToolViews, shownTools } from './tool-views'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const part = (type: ThreadToolPart['type'], output: unknown): ThreadToolPart => ({
  type,
  toolCallId: 'call-1',
  state: 'output-available',
  input: {},
  output,
})

test('a tool that is no more is a readable card with its words (vercel/ai #19358)', async () => {
  await fetchToolViews(shownTools)
  render(<ToolPartView part={part('tool-bookHotel', { hotel: 'Avenida Palace' })} isLatest />)
  expect(screen.getByText(/from another version of Wayfarer/)).toBeTruthy()
  expect(screen.getByText('Avenida Palace').closest('details')).toBeTruthy()
})

test('an output that no view can draw, as a server of another version sends it, is readable, too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await fetchToolViews(shownTools)
  render(<ToolPartView part={part('tool-searchFlights', { status: 'found', hotel: 'Avenida Palace' })} isLatest />)
  expect(screen.getByText('Avenida Palace')).toBeTruthy()
})
