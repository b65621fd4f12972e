import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type PricedDay, stripDays } from '@/lib/travel/flights/day-price'
import { pounds } from '@/tests/fixtures/trip'
import type { DayPricesState } from '../../state/day-prices-store'
import { DateStrip } from './date-strip'

afterEach(cleanup)

const CHOSEN = '2026-11-27'
const DAYS = stripDays(CHOSEN).map((date, index): PricedDay => {
  if (index === 0) return { status: 'impossible', date, why: 'past' }
  if (index === 1) return { status: 'no-flights', date }
  return { status: 'priced', date, total: pounds(9000 + index * 120) }
})

function renderStrip(prices: DayPricesState, change: { isWaiting?: boolean; onChoose?: undefined } = {}) {
  const chosen: string[] = []
  let retries = 0
  const view = render(
    <DateStrip
      chosen={CHOSEN}
      prices={prices}
      whom="for 2 travellers"
      onChoose={(date) => chosen.push(date)}
      onRetry={() => {
        retries += 1
      }}
      {...change}
    />,
  )
  return { ...view, chosen, retries: () => retries }
}

test('a press on a day asks for that day', async () => {
  const { chosen } = renderStrip({ status: 'known', days: DAYS })
  await userEvent.click(screen.getByRole('button', { name: 'Sat 28 Nov, from £94.80 for 2 travellers' }))
  expect(chosen).toEqual(['2026-11-28'])
})

test('every day can be reached and pressed with the keyboard', async () => {
  const { chosen } = renderStrip({ status: 'known', days: DAYS })
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual(['2026-11-28'])
})

test('the day shown is marked, and is no button', () => {
  const { container } = renderStrip({ status: 'known', days: DAYS })
  expect(container.querySelector('[aria-current="date"]')?.textContent).toContain('Fri 27 Nov, from £93.60 for 2 travellers, the day shown')
  expect(screen.queryByRole('button', { name: /27 Nov/ })).toBeNull()
})

test('days without flights, and days that are over, say so and cannot be pressed', () => {
  renderStrip({ status: 'known', days: DAYS })
  expect(screen.getByText('Wed 25 Nov, no flights')).toBeTruthy()
  expect(screen.getByText('Tue 24 Nov, in the past')).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(4)
})

test('prices never wrap, and are never shown lower than they are', () => {
  const { container } = renderStrip({ status: 'known', days: DAYS })
  expect([...container.querySelectorAll('.figures')].map((element) => element.textContent)).toContain('£95')
})

test('while prices are on the way there are seven days and nothing to press', () => {
  const { container } = renderStrip({ status: 'loading' })
  expect(container.querySelectorAll('li')).toHaveLength(7)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('where a supplier tells no prices of other days there is no strip', () => {
  expect(renderStrip({ status: 'unavailable' }).container.innerHTML).toBe('')
})

test('prices that did not come are said in a line with a way to ask again; the days can still be pressed', async () => {
  const { chosen, retries } = renderStrip({ status: 'failed', message: 'We couldn’t get prices for other days.' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retries()).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Thu 26 Nov' }))
  expect(chosen).toEqual(['2026-11-26'])
})

test('while an answer is being written nothing is chosen; an old strip has no buttons', async () => {
  const { chosen, unmount } = renderStrip({ status: 'known', days: DAYS }, { isWaiting: true })
  await userEvent.click(screen.getByRole('button', { name: /28 Nov/ }))
  expect(chosen).toEqual([])
  unmount()
  renderStrip({ status: 'known', days: DAYS }, { onChoose: undefined })
  expect(screen.queryAllByRole('button')).toEqual([])
})
