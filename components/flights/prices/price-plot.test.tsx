import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { exampleRanked } from '@/tests/fixtures/flights'
import { pounds } from '@/tests/fixtures/trip'
import { durationTicks, plotPoints, priceTicks } from './plot-points'
import { PricePlot } from './price-plot'

// Nothing is laid out here, and a chart without a size is not drawn.
beforeEach(() => void vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280)))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function aRanked(offerId: string, durationMinutes: number, totalMinor: number, connections = 0, labels: RankedOffer['labels'] = []) {
  const ranked = exampleRanked(offerId)
  return { ...ranked, labels, total: pounds(totalMinor), offer: { ...ranked.offer, durationMinutes, connections } }
}

const FLIGHTS = [
  aRanked('slow', 420, 15_000, 1, ['cheapest']),
  aRanked('quick', 165, 24_050, 0, ['fastest', 'best-value']),
  aRanked('long', 900, 16_000, 2),
]

test('each flight is a point by duration and price, and picks carry their names', () => {
  expect(plotPoints(FLIGHTS).map(({ offerId, minutes, price, stops, label }) => [offerId, minutes, price, stops, label])).toEqual([
    ['quick', 165, 240.5, 'direct', 'Fastest, Best value'],
    ['slow', 420, 150, 'one-stop', 'Cheapest'],
    ['long', 900, 160, 'two-or-more', ''],
  ])
})

test('the axes hold every value between round ones, in few ticks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 30, max: 6_000 }), { minLength: 1, maxLength: 40 }), (minutes) => {
      for (const ticks of [durationTicks(minutes), priceTicks(minutes)]) {
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(8)
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...minutes))
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...minutes))
      }
    }),
  )
})

test('a press on a mark shows its flight, a press on the shown one chooses it', async () => {
  const chosen: string[] = []
  render(<PricePlot offers={FLIGHTS} whom="for 2 travellers" chosenOfferId={null} onChoose={(offerId) => chosen.push(offerId)} />)
  const quick = await screen.findByRole('button', { name: /^TAP.*£240.50 for 2 travellers, Fastest, Best value$/ })
  const slow = screen.getByRole('button', { name: /^TAP.*£150.00 for 2 travellers, Cheapest$/ })
  fireEvent.click(slow)
  expect(screen.getByText(/7 h · 1 stop/)).toBeTruthy()
  expect(chosen).toEqual([])
  fireEvent.click(slow)
  fireEvent.click(quick)
  await userEvent.click(screen.getByRole('button', { name: 'Choose TP1363' }))
  expect(chosen).toEqual(['slow', 'quick'])
})

test('marks stand where the axes say: dearer is higher, longer is further right', async () => {
  render(<PricePlot offers={FLIGHTS} whom="for 2 travellers" chosenOfferId={null} />)
  await screen.findAllByRole('button', { name: /^TAP Air Portugal/ })
  const [quick, slow] = ['quick', 'slow'].map((offerId) =>
    document
      .querySelector(`[data-offer="${offerId}"]`)
      ?.getAttribute('transform')
      ?.match(/[\d.]+/g)
      ?.map(Number),
  )
  expect(quick?.[0]).toBeLessThan(slow?.[0] ?? Number.NaN)
  expect(quick?.[1]).toBeLessThan(slow?.[1] ?? Number.NaN)
})

test('marks are one stop of the tab key; arrow keys go on by duration', async () => {
  render(<PricePlot offers={FLIGHTS} whom="for 2 travellers" chosenOfferId={null} onChoose={() => {}} />)
  const marks = await screen.findAllByRole('button', { name: /^TAP Air Portugal/ })
  expect(marks.filter((mark) => mark.getAttribute('tabindex') === '0').map((mark) => mark.getAttribute('data-offer'))).toEqual(['quick'])
  act(() => marks.find((mark) => mark.getAttribute('data-offer') === 'quick')?.focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('data-offer')).toBe('slow')
})

test('the same flights stand in a table, cheapest first, each with its button', async () => {
  const chosen: string[] = []
  render(<PricePlot offers={FLIGHTS} whom="for 2 travellers" chosenOfferId="slow" onChoose={(offerId) => chosen.push(offerId)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['£150.00', '£160.00', '£240.50'])
  expect(rows[0]?.textContent).toContain('Yours')
  await userEvent.click(within(rows[2] as HTMLElement).getByRole('button', { name: /^Choose/ }))
  expect(chosen).toEqual(['quick'])
})

test('without flights there is no plot; an old one shows and does not choose', async () => {
  const { container, rerender } = render(<PricePlot offers={[]} whom="for 1 traveller" chosenOfferId={null} />)
  expect(container.innerHTML).toBe('')
  rerender(<PricePlot offers={FLIGHTS} whom="for 1 traveller" chosenOfferId={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  expect(within(screen.getByRole('table')).queryAllByRole('button')).toEqual([])
})
