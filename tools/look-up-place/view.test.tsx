import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LookUpPlaceView } from './view'

afterEach(cleanup)

const MONTH = { highC: 19, lowC: 11, rainDays: 8, note: 'Spring starts properly.' }
const GUIDE = {
  slug: 'lisbon',
  name: 'Lisbon',
  months: Array.from({ length: 12 }, () => MONTH),
  bestMonths: [4, 5],
  food: [],
  quarters: [],
}

test("links to the place's page beside the words", () => {
  const input = { about: 'weather' as const }
  render(
    <LookUpPlaceView part={{ state: 'done', input, output: { status: 'told', guide: GUIDE, quarter: null, about: 'weather' } }} isLatest />,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/destination/lisbon')
})

test('a place without a page leads nowhere', () => {
  const input = { about: 'food' as const }
  render(<LookUpPlaceView part={{ state: 'done', input, output: { status: 'unknown-place', said: 'Atlantis', known: [] } }} isLatest />)
  expect(screen.queryByRole('link')).toBeNull()
})
