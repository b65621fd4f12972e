import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { LISBON } from '@/tests/fixtures/trip'
import { liveFor } from '@/tests/fixtures/trip-server'
import { PlanPaper } from './plan-paper'

const PLACE = aPlace([aSight('castle', [0, 0], { cost: [15, 20] }), aSight('square', [0.4, 0])], { slug: 'lisbon', name: 'Lisbon' })
const plan = aPlan(PLACE, { days: 1, startsOn: '2098-11-27' })

test('the sheet holds every day with its stops, ways and note, and what may be spent, and nothing to press', () => {
  const noted = { ...plan, days: plan.days.map((day) => ({ ...day, note: 'Tickets at ten' })) }
  const { container } = render(<PlanPaper trip={EMPTY_TRIP} plan={noted} place={PLACE} airport={LISBON} />)
  expect(screen.getByRole('heading', { level: 1, name: 'One day in Lisbon' })).toBeTruthy()
  const day = within(screen.getByRole('region', { name: plan.days[0]?.title ?? '' }))
  expect(day.getAllByRole('listitem')).toHaveLength(2)
  expect(day.getByText('10 min on foot, 0.5 km')).toBeTruthy()
  expect(day.getByText('Tickets at ten')).toBeTruthy()
  const budget = screen.getByRole('region', { name: 'What one person might spend' })
  expect([...budget.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['€50–80', '€100–150', '€250–400'])
  expect(budget.textContent).toContain('flights aren’t included')
  expect(container.querySelectorAll('button, a, input')).toHaveLength(0)
})

test('flights to the place stand on it, told as simulated; those to another place do not', () => {
  const { trip } = liveFor('paper-1')
  const { rerender } = render(<PlanPaper trip={trip} plan={plan} place={PLACE} airport={LISBON} />)
  const flights = screen.getByRole('region', { name: 'Flights' })
  expect(flights.textContent).toMatch(/Demo market: no real airline sells these\.Outbound: .*Return: /)
  const elsewhere = { ...plan, destination: { slug: 'oslo', name: 'Oslo' } }
  rerender(<PlanPaper trip={trip} plan={elsewhere} place={null} airport={null} />)
  expect(screen.queryByRole('region', { name: 'Flights' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'What one person might spend' })).toBeNull()
})
