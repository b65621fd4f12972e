import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import type { DateChoices } from '@/lib/travel/flights/date-window'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, examplePicks } from '@/tests/fixtures/flights'
import { pounds } from '@/tests/fixtures/trip'
import { SearchDatesView } from './view'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

const PAIR = { departureOn: '2027-02-05', returnOn: '2027-02-09', nights: 4, total: pounds(12_045) }

function choices(change: Partial<DateChoices> = {}): DateChoices {
  return {
    search: examplePicks().search,
    window: { leaveFrom: '2027-02-04', leaveTo: '2027-02-05', nights: [3, 4] },
    best: [PAIR, { departureOn: '2027-02-05', returnOn: '2027-02-08', nights: 3, total: pounds(13_000) }],
    matrix: {
      nights: [3, 4],
      rows: [
        { departureOn: '2027-02-04', cells: ['no-flights', 'not-priced'] },
        { departureOn: '2027-02-05', cells: [13_000, 12_045] },
      ],
    },
    coverage: {
      leaveFrom: '2027-02-04',
      leaveTo: '2027-02-05',
      pairs: 4,
      priced: 2,
      past: 0,
      notOnSale: 0,
      noFlights: 1,
      notPriced: 1,
      overBudget: 0,
    },
    conditions: [],
    isSimulated: true,
    ...change,
  }
}

function renderPart(part: Parameters<typeof SearchDatesView>[0]['part']) {
  useTripStore.getState().accept(exampleLive())
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <SearchDatesView part={part} isLatest />
    </ChatActionsProvider>,
  )
  return acts
}

const renderFound = (change: Partial<DateChoices> = {}) =>
  renderPart({ state: 'done', input: {}, output: { status: 'found', choices: choices(change) } })

test('the best days come first, and their button changes the search as words would', async () => {
  const acts = renderFound()
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^Fri 5 Feb – Tue 9 Feb( 2027)?4 nights£120\.45/)
  await userEvent.click(
    within(first as HTMLElement).getByRole('button', { name: /^See these flights: Fri 5 Feb – Tue 9 Feb( 2027)?, £120\.45$/ }),
  )
  expect(acts).toMatchObject([
    {
      command: { type: 'change-search', change: { departureOn: '2027-02-05', returnOn: '2027-02-09', travellers: { adults: 2 } } },
      label: expect.stringMatching(/^You asked for Fri 5 Feb – Tue 9 Feb( 2027)?$/),
    },
  ])
})

test('says how far the comparison went, and what it left out', () => {
  renderFound()
  expect(
    screen.getByText(
      /^Compared 2 pairs of days, leaving Thu 4 Feb( 2027)? to Fri 5 Feb( 2027)?\. Left out: 1 without flights, 1 not priced\.$/,
    ),
  ).toBeTruthy()
})

test('the table has a row for each day and a column for each length of stay', () => {
  renderFound()
  const table = screen.getByRole('table', { hidden: true })
  expect(
    within(table)
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Leaving', '3 nights', '4 nights'])
  expect(within(table).getByText('no flights')).toBeTruthy()
  expect(within(table).getByText('not priced')).toBeTruthy()
  expect(within(table).getByRole('button', { name: /Fri 5 Feb – Mon 8 Feb( 2027)?, £130/, hidden: true })).toBeTruthy()
})

test('days of another route only show', () => {
  const { search } = examplePicks()
  renderFound({ search: { ...search, slices: search.slices.toReversed() } })
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Your trip has another route now')).toBeTruthy()
})

test('shows the progress of a long comparison', () => {
  renderPart({ state: 'running', input: {}, soFar: { status: 'working', done: 3, of: 6 } })
  expect(screen.getByText('Comparing the days: 3 of 6 searched…')).toBeTruthy()
})

test('where the supplier failed, one tap asks again', () => {
  renderPart({ state: 'done', input: {}, output: { status: 'refused', refusal: { code: 'dates-failed', message: 'No prices.' } } })
  expect(screen.getByRole('button', { name: 'Search again' })).toBeTruthy()
  cleanup()
  renderPart({ state: 'failed', input: {}, message: 'The prices could not be read.' })
  expect(screen.getByText(/We’ve kept what you asked for\./)).toBeTruthy()
})
