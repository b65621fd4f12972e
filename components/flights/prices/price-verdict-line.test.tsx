import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PriceVerdict } from '@/lib/travel/flights/price-verdict'
import { pounds } from '@/tests/fixtures/trip'
import { PriceVerdictLine } from './price-verdict-line'

afterEach(cleanup)

const LOW: PriceVerdict = {
  verdict: 'low',
  price: pounds(9400),
  lowerQuartile: pounds(10_300),
  median: pounds(12_000),
  upperQuartile: pounds(14_100),
  count: 31,
  since: '2026-10-03',
}

test('the verdict is one line with its evidence', () => {
  expect(render(<PriceVerdictLine verdict={LOW} adults={1} isOneOfTwo={false} />).container.textContent).toBe(
    '£94.00 is low: of 31 earlier prices for this route since Sat 3 Oct, the middle half were £103.00–£141.00.',
  )
})

test('for several adults the price of one stands beside that of all', () => {
  const { textContent } = render(<PriceVerdictLine verdict={LOW} adults={3} isOneOfTwo={false} />).container
  expect(textContent).toContain('£94.00 each (£282.00 for 3) is low:')
  expect(textContent).toContain('the middle half were £103.00–£141.00 each.')
})

test('the price of one direction of a search there and back is said to be one way', () => {
  const { textContent } = render(<PriceVerdictLine verdict={LOW} adults={3} isOneOfTwo />).container
  expect(textContent).toContain('One Way, £94.00 each (£282.00 for 3) is low:')
})

test('what is high or usual is called so in words', () => {
  expect(render(<PriceVerdictLine verdict={{ ...LOW, verdict: 'high' }} adults={1} isOneOfTwo={false} />).container.textContent).toContain(
    'is high:',
  )
  expect(
    render(<PriceVerdictLine verdict={{ ...LOW, verdict: 'typical' }} adults={1} isOneOfTwo={false} />).container.textContent,
  ).toContain('is about usual:')
})

test('thin evidence is silent', () => {
  expect(render(<PriceVerdictLine verdict={null} adults={2} isOneOfTwo={false} />).container.innerHTML).toBe('')
})
