import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { ToolPartView } from './tool-part-view'
import { fetchToolViews, shownTools } from './tool-views'

afterEach(cleanup)

const part = (type: ThreadToolPart['type'], output: unknown): ThreadToolPart => ({
  type,
  toolCallId: 'call-1',
  state: 'output-available',
  input: {},
  output,
})

test.each<[string, ThreadToolPart]>([
  ['a tool that is no more', part('tool-bookHotel', { hotel: 'Avenida Palace' })],
  ['an output of another shape', part('tool-searchFlights', { hotel: 'Avenida Palace' })],
])('%s is a readable card with its words (vercel/ai #19358, #4584)', async (_of, old) => {
  await fetchToolViews(shownTools)
  render(<ToolPartView part={old} isLatest />)
  expect(screen.getByText(/comes from another version of Wayfarer/)).toBeTruthy()
  expect(screen.getByText('Avenida Palace').closest('details')).toBeTruthy()
})
