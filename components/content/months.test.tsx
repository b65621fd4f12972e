import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MONTH_NAMES } from '@/lib/travel/month-names'
import { monthSpans } from './month-spans'
import { MonthTable } from './months'

afterEach(cleanup)

test.each([
  [[5], 'May'],
  [[4, 5], 'April and May'],
  [[3, 4, 5, 9], 'March to May and September'],
  [[9, 4, 5, 10, 3], 'March to May, September and October'],
  [[11, 12, 1, 2], 'November to February'],
  [[12, 1], 'December and January'],
  [[1, 4, 9, 12], 'April, September, December and January'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'any month'],
  [[], ''],
])('%j are called %s', (months, words) => {
  expect(monthSpans(months)).toBe(words)
})

const YEAR = MONTH_NAMES.map((month, index) => ({
  highC: 10 + index,
  lowC: index - 3,
  rainDays: 20 - index,
  note: `What ${month} is like.`,
}))

test('the table has a row for each month, with its degrees, its wet days, and whether it is a good one', () => {
  render(<MonthTable months={YEAR} bestMonths={[4, 5]} />)
  expect(screen.getByRole('table', { name: /Typical days and nights/ })).toBeTruthy()
  const rows = screen.getAllByRole('row').filter((row) => row.querySelector('th[scope=row]'))
  expect(rows.map((row) => row.querySelector('th')?.textContent?.trim())).toEqual(
    MONTH_NAMES.map((month) => (month === 'April' || month === 'May' ? `${month} Best` : month)),
  )
  expect(rows[0]?.textContent).toContain('-3 – 10')
  expect(rows[11]?.textContent).toContain('8 – 21')
  expect(rows[11]?.textContent).toContain('What December is like.')
})

test('the bars share one scale: from the coldest night of the year to its warmest day', () => {
  const { container } = render(<MonthTable months={YEAR} bestMonths={[]} />)
  const bars = [...container.querySelectorAll<HTMLElement>('td [style]')]
  expect(bars).toHaveLength(12)
  expect(bars[0]?.style.left).toBe('0%')
  expect(bars[11]?.style.right).toBe('0%')
  for (const { style } of bars) expect(Number.parseFloat(style.left) + Number.parseFloat(style.right)).toBeLessThan(100)
})
