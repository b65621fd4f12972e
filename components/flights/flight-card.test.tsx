import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import { exampleRanked, exampleSearch } from '@/tests/fixtures/flights'
import { FlightCard } from './flight-card'

afterEach(cleanup)

function renderCard(onChoose?: () => void, ranked = exampleRanked('offer-1')) {
  const fare = leadFare(ranked.offer, exampleSearch)
  return render(
    <FlightCard
      ranked={ranked}
      fare={fare}
      whom="for 2 travellers"
      search={exampleSearch}
      isSimulated
      isChosen={false}
      onChoose={onChoose}
    />,
  )
}

test('a card shows times with the day offset, the airports, the duration and the total for all', () => {
  const { container } = renderCard(() => {})
  const words = container.textContent ?? ''
  for (const expected of [
    '21:40',
    '00:25',
    '+1',
    'LHR',
    'LIS',
    '2 h 45',
    '£192.40',
    'for 2 travellers',
    'Cheapest',
    '£20.40 less than the next',
  ]) {
    expect(words).toContain(expected)
  }
})

test('what the supplier does not say is not shown as a no', () => {
  renderCard()
  expect(screen.getByText('Refund: not stated')).toBeTruthy()
  expect(screen.getByText('Change for £40.00 each')).toBeTruthy()
  expect(screen.getByText('CO₂ 14% below typical')).toBeTruthy()
})

test('times and prices never wrap', () => {
  const { container } = renderCard(() => {})
  for (const text of ['21:40', '00:25']) {
    expect(screen.getByText(text, { exact: false, selector: '.figures' })).toBeTruthy()
  }
  expect([...container.querySelectorAll('.figures')].some((element) => element.textContent === '£192.40')).toBe(true)
})

test('the card is one target that chooses; details unfold in place without choosing', async () => {
  let choices = 0
  renderCard(() => (choices += 1))
  await userEvent.click(screen.getByRole('button', { name: /^Details/ }))
  expect(screen.getByText(/Airbus A320/)).toBeTruthy()
  expect(choices).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: /^Choose TAP Air Portugal TP1363, 21:40 from London/ }))
  expect(choices).toBe(1)
})

test('without a way to choose, a card has no buttons', () => {
  renderCard()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('the details of the best value say that it is recommended, and those of other flights don’t', async () => {
  const ranked = exampleRanked('offer-1')
  const isRecommended = async (labels: typeof ranked.labels) => {
    const { unmount } = renderCard(() => {}, { ...ranked, labels })
    await userEvent.click(screen.getByRole('button', { name: /^Details of/ }))
    const said = screen.queryByText(/^We recommend this flight/)
    unmount()
    return said !== null
  }
  expect(await isRecommended(['best-value'])).toBe(true)
  expect(await isRecommended(['cheapest'])).toBe(false)
})
