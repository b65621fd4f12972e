import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { datesFrom, type PricedDay } from '@/lib/travel/flights/day-price'
import { countDaysOf, firstDayOf, monthOf } from '@/lib/travel/flights/month-grid'
import { pounds } from '@/tests/fixtures/trip'
import type { DayPricesState } from '../../state/day-prices-store'
import { MonthCalendar } from './month-calendar'

afterEach(cleanup)

const TODAY = '2026-11-20'

/** Dearer day by day; nothing flies on the 25th. */
function pricesOf(month: string): DayPricesState {
  const days = datesFrom(firstDayOf(month), countDaysOf(month)).map((date): PricedDay => {
    if (date < TODAY) return { status: 'impossible', date, why: 'past' }
    if (date.endsWith('25')) return { status: 'no-flights', date }
    return { status: 'priced', date, total: pounds(9000 + Number(date.slice(8)) * 100) }
  })
  return { status: 'known', days }
}

type Given = { chosen?: string; prices?: DayPricesState }

function Held({ chosen = '2026-11-27', prices, picked }: Given & { picked: string[] }) {
  const [month, setMonth] = useState(monthOf(chosen))
  return (
    <MonthCalendar
      chosen={chosen}
      today={TODAY}
      month={month}
      prices={prices ?? pricesOf(month)}
      whom="for 2 travellers"
      currency="GBP"
      onMonthChange={setMonth}
      onChoose={(date) => picked.push(date)}
      onRetry={() => {}}
    />
  )
}

function renderCalendar(given: Given = {}) {
  const picked: string[] = []
  return { ...render(<Held {...given} picked={picked} />), picked }
}

const focused = () => document.activeElement?.getAttribute('data-date')

test('a month stands in weeks from Monday with the lowest price of each day', () => {
  renderCalendar()
  const [head, ...weeks] = screen.getAllByRole('row')
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
  expect(weeks).toHaveLength(6)
  expect(screen.getByRole('button', { name: 'Sat 28 Nov, from £118.00 for 2 travellers' }).textContent).toMatch(/28£118$/)
})

test('cheap days carry a dot and the words for it; the legend says what it means', () => {
  renderCalendar()
  expect(screen.getByRole('button', { name: /^Fri 20 Nov/ }).textContent).toContain('among the cheapest of the month')
  expect(screen.getByRole('button', { name: /^Mon 30 Nov/ }).textContent).not.toContain('cheapest')
  expect(screen.getByText('the cheapest quarter of the month')).toBeTruthy()
})

test('a press chooses a day; days that are over or without flights can be read and not pressed', async () => {
  const { picked } = renderCalendar()
  await userEvent.click(screen.getByRole('button', { name: /^Thu 19 Nov, in the past/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Wed 25 Nov, no flights/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Fri 27 Nov.*the day shown/ }))
  expect(picked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^Sat 28 Nov/ }))
  expect(picked).toEqual(['2026-11-28'])
})

test('one day is in the tab order, and arrow keys go on from it by days and weeks', async () => {
  const { picked } = renderCalendar()
  screen.getByRole('button', { name: /^Fri 27 Nov/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('2026-11-28')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('2026-11-21')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('2026-11-22')
  expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(picked).toEqual(['2026-11-22'])
})

test('keys turn the month where they leave it, and stop at what is sold', async () => {
  renderCalendar()
  screen.getByRole('button', { name: /^Fri 27 Nov/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('2026-12-04')
  expect(screen.getByText('December 2026')).toBeTruthy()
  await userEvent.keyboard('{PageUp}{PageUp}')
  expect(focused()).toBe(TODAY)
})

test('the months go from the one of today to the last that is sold', async () => {
  renderCalendar()
  const [back, on] = [screen.getByRole('button', { name: 'Previous month' }), screen.getByRole('button', { name: 'Next month' })]
  expect(back.getAttribute('aria-disabled')).toBe('true')
  for (let turn = 0; turn < 14; turn++) await userEvent.click(on)
  expect(screen.getByText('November 2027')).toBeTruthy()
  expect(on.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: /^Wed 17 Nov, not on sale yet/ })).toBeTruthy()
  expect(document.activeElement).toBe(on)
})

test('where a supplier tells no prices of other days there is no calendar', () => {
  expect(renderCalendar({ prices: { status: 'unavailable' } }).container.innerHTML).toBe('')
})

test('while prices are on the way the days stand at their places', () => {
  renderCalendar({ prices: { status: 'loading' } })
  expect(document.querySelectorAll('[data-date]')).toHaveLength(30)
  expect(screen.getByRole('button', { name: 'Sat 28 Nov' }).getAttribute('aria-disabled')).toBe('true')
})
