import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useAnnouncerStore } from '../state/announcer-store'
import { LiveRegion } from './live-region'

afterEach(cleanup)

const announce = (text: string) => act(() => useAnnouncerStore.getState().announce(text))
const spoken = () => [...screen.getByRole('status').children].map((line) => line.textContent)

test('the region of a new trip begins without the sentences of the one before, and says its own', () => {
  const before = render(<LiveRegion key="lisbon" />)
  announce('Three flights found.')
  expect(spoken()).toEqual(['Three flights found.'])
  before.rerender(<LiveRegion key="rome" />)
  expect(spoken()).toEqual([])
  announce('Two flights found.')
  expect(spoken()).toEqual(['Two flights found.'])
})
