import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FlightFilters, NO_FILTERS } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { aFare, anOffer, aSearch, LONDON, pounds } from '@/tests/fixtures/trip'
import { FilterChips } from './filter-chips'
import { FilterPanel } from './filter-panel'
import { FilterReset } from './filter-reset'

afterEach(cleanup)

const SEARCH = aSearch()

function flight(
  offerId: string,
  {
    airline = 'TP',
    name = 'TAP Air Portugal',
    poundsTotal = 100,
    departsAt = '2026-11-27T09:40',
    connections = 0,
    durationMinutes = 165,
  } = {},
): FlightOffer {
  const carrier = { iataCode: airline, name }
  const offer = anOffer({ offerId, departsAt, connections, durationMinutes })
  return {
    ...offer,
    segments: offer.segments.map((segment) => ({ ...segment, marketingCarrier: carrier, operatingCarrier: carrier })),
    fares: [aFare({ fareId: `${offerId}-fare`, total: pounds(poundsTotal * 100) })],
  }
}

const OFFERS = [
  flight('a', { poundsTotal: 120 }),
  flight('b', { poundsTotal: 95, departsAt: '2026-11-27T18:00', durationMinutes: 170 }),
  flight('c', { airline: 'FR', name: 'Ryanair', poundsTotal: 60, connections: 1, durationMinutes: 400 }),
]

type PanelProps = { offers: FlightOffer[]; initial: FlightFilters; onChange: (filters: FlightFilters) => void; onPreview: () => void }

function PanelPage({ offers, initial, onChange, onPreview }: PanelProps) {
  const [filters, setFilters] = useState(initial)
  const next = useRef<HTMLButtonElement>(null)
  const change = (changed: FlightFilters) => {
    onChange(changed)
    setFilters(changed)
  }
  return (
    <>
      <button type="button" ref={next}>
        Filters
      </button>
      <FilterChips offers={offers} filters={filters} onChange={change} onEmptied={() => next.current?.focus()} />
      <FilterPanel offers={offers} search={SEARCH} filters={filters} onChange={change} onPreview={onPreview} />
    </>
  )
}

function renderPanel(offers = OFFERS, initial: FlightFilters = NO_FILTERS) {
  const spies = { onChange: vi.fn(), onPreview: vi.fn() }
  render(<PanelPage offers={offers} initial={initial} {...spies} />)
  return spies
}

function group(name: string) {
  return within(screen.getByRole('group', { name }))
}

test('each value stands with its flights and their lowest price', () => {
  renderPanel()
  expect(
    group('Stops')
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(['Direct 2 flights from £95.00', 'One Stop 1 flight from £60.00'])
  expect(group('Airlines').getByRole('checkbox', { name: /Ryanair 1/ })).toBeTruthy()
})

test('counts follow the filters of the other groups, not those of their own', async () => {
  renderPanel()
  await userEvent.click(group('Stops').getByRole('checkbox', { name: /Direct/ }))
  expect(group('Stops').getByRole('checkbox', { name: /One Stop 1 flight/ })).toBeTruthy()
  expect(group('Airlines').getByRole('checkbox', { name: /Ryanair 0 flights/ })).toBeTruthy()
})

test('a value is ticked and let go with the keyboard alone', async () => {
  const { onChange } = renderPanel()
  const direct = group('Stops').getByRole('checkbox', { name: /Direct/ })
  direct.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[{ stops: ['direct'] }], [{}]])
})

test('an airline can be ruled out instead, and choosing it afterwards rules it in again', async () => {
  const { onChange } = renderPanel()
  await userEvent.click(screen.getByRole('button', { name: 'Exclude Ryanair' }))
  expect(onChange).toHaveBeenLastCalledWith({ withoutAirlines: ['FR'] })
  await userEvent.click(group('Airlines').getByRole('checkbox', { name: /Ryanair/ }))
  expect(onChange).toHaveBeenLastCalledWith({ airlines: ['FR'] })
})

test('a slider tells where it is while it moves, and counts once it rests', () => {
  const { onChange, onPreview } = renderPanel()
  const after = screen.getByRole('slider', { name: 'Leaving after' })
  fireEvent.change(after, { target: { value: '720' } })
  expect(onPreview).toHaveBeenLastCalledWith({ departure: { from: 720, to: 1439 } })
  expect(after.getAttribute('aria-valuetext')).toBe('12:00')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyUp(after)
  expect(onChange).toHaveBeenLastCalledWith({ departure: { from: 720, to: 1439 } })
})

test('a slider that is moved without a pointer or a key comes to rest too, and one on a held key only when it is let go', () => {
  const { onChange } = renderPanel()
  const after = screen.getByRole('slider', { name: 'Leaving after' })
  const step = (value: string) => {
    fireEvent.input(after, { target: { value } })
    fireEvent(after, new Event('change', { bubbles: true }))
  }
  step('690')
  expect(onChange.mock.calls).toEqual([[{ departure: { from: 690, to: 1439 } }]])
  fireEvent.keyDown(after)
  step('720')
  step('750')
  expect(onChange).toHaveBeenCalledTimes(1)
  fireEvent.keyUp(after)
  expect(onChange.mock.calls[1]).toEqual([{ departure: { from: 750, to: 1439 } }])
})

test('layovers have a slider over the waits there are, and none where every flight is direct', () => {
  const waiting = (offerId: string, minutes: number) => ({
    ...flight(offerId, { connections: 1 }),
    layovers: [{ airport: LONDON, minutes, isOvernight: false }],
  })
  const { onChange } = renderPanel([...OFFERS, waiting('d', 50), waiting('e', 400)])
  const shortest = screen.getByRole('slider', { name: 'Shortest layover' })
  expect([shortest.getAttribute('min'), shortest.getAttribute('max')]).toEqual(['45', '405'])
  fireEvent.change(shortest, { target: { value: '120' } })
  fireEvent.pointerUp(shortest)
  expect(onChange).toHaveBeenLastCalledWith({ layoverMinutes: { from: 120, to: 10_000 } })
  cleanup()
  renderPanel()
  expect(screen.queryByRole('slider', { name: 'Shortest layover' })).toBeNull()
})

test('a wish is offered where not every flight has it anyway, and is ticked like any value', async () => {
  const overnight = { ...flight('d', { connections: 1 }), layovers: [{ airport: LONDON, minutes: 600, isOvernight: true }] }
  const { onChange } = renderPanel([...OFFERS, overnight])
  const box = group('More filters').getByRole('checkbox', { name: 'No overnight layover 3 flights from £60.00' })
  await userEvent.click(box)
  expect(onChange).toHaveBeenLastCalledWith({ withoutOvernightLayover: true })
  await userEvent.click(box)
  expect(onChange).toHaveBeenLastCalledWith({})
  cleanup()
  renderPanel()
  expect(screen.queryByRole('group', { name: 'More filters' })).toBeNull()
})

test('what no flight is known to have is not offered, and one flag takes the place of its opposite', async () => {
  const overnight = { ...flight('d', { connections: 1 }), layovers: [{ airport: LONDON, minutes: 600, isOvernight: true }] }
  const { onChange } = renderPanel([...OFFERS, overnight])
  expect(screen.queryByRole('checkbox', { name: /Wi-Fi/ })).toBeNull()
  await userEvent.click(group('More filters').getByRole('checkbox', { name: /^No overnight layover/ }))
  await userEvent.click(group('More filters').getByRole('checkbox', { name: /^Overnight layover 1 flight/ }))
  expect(onChange).toHaveBeenLastCalledWith({ withOvernightLayover: true })
})

test('the two thumbs never pass each other, and at both ends they restrict nothing', () => {
  const { onChange } = renderPanel()
  const [lowest, highest] = ['Lowest price', 'Highest price'].map((name) => screen.getByRole('slider', { name }))
  if (!lowest || !highest) throw new Error('both thumbs are there')
  fireEvent.change(highest, { target: { value: '80' } })
  fireEvent.pointerUp(highest)
  fireEvent.change(lowest, { target: { value: '110' } })
  fireEvent.pointerUp(lowest)
  expect(onChange).toHaveBeenLastCalledWith({ price: { from: 80, to: 80 } })
  fireEvent.change(lowest, { target: { value: lowest.getAttribute('min') } })
  fireEvent.pointerUp(lowest)
  fireEvent.change(highest, { target: { value: highest.getAttribute('max') } })
  fireEvent.pointerUp(highest)
  expect(onChange).toHaveBeenLastCalledWith({})
})

test('a long list folds to the commonest, keeps what is chosen in sight, and unfolds', async () => {
  const many = Array.from({ length: 12 }, (_, index) => flight(`f${index}`, { airline: `A${index % 10}`, name: `Airline ${index % 10}` }))
  renderPanel(many, { airlines: ['A9'] })
  const shown = () => group('Airlines').getAllByRole('checkbox').length
  expect(shown()).toBe(7)
  expect(group('Airlines').getByRole('checkbox', { name: /Airline 9/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 10 of Airlines' }))
  expect(shown()).toBe(10)
})

test('what narrows the list stands above it in words, and a press takes it away', async () => {
  const { onChange } = renderPanel(OFFERS, { stops: ['direct'], withoutAirlines: ['FR'] })
  await userEvent.click(screen.getByRole('button', { name: /^direct only/ }))
  expect(onChange).toHaveBeenLastCalledWith({ withoutAirlines: ['FR'] })
  // The focus stays among the filters that are left.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^without Ryanair/ }))
})

test('filters are reset for this direction, or for both', async () => {
  const onReset = vi.fn()
  render(<FilterReset filters={[{ stops: ['direct'] }, { airlines: ['TP'] }]} sliceIndex={0} sliceName="outbound" onReset={onReset} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reset outbound' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reset both directions' }))
  expect(onReset.mock.calls).toEqual([[[0]], [[0, 1]]])
})

test('the focus goes on when the last chip goes from under it', async () => {
  renderPanel(OFFERS, { stops: ['direct'], withoutAirlines: ['FR'] })
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
})
