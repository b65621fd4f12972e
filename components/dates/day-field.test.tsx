import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChosenDays } from '@/lib/travel/choose-day'
import { datesFrom, type PricedDay } from '@/lib/travel/flights/day-price'
import { resetAllStores } from '../state/create-store'
import { fetchLateParts } from '../ui/late-part'
import { DayField } from './day-field'

const TODAY = '2026-11-30'

beforeEach(async () => {
  onWidth(1280)
  speak('en-GB')
  await fetchLateParts()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  resetAllStores()
})

function onWidth(width: number) {
  vi.stubGlobal('matchMedia', () => ({ matches: width < 640, addEventListener: () => {}, removeEventListener: () => {} }))
}

function speak(language: string) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
}

/** A form of two days; what it holds is told at its foot. */
function Days({ start, searchId }: { start: ChosenDays; searchId?: string }) {
  const [days, setDays] = useState(start)
  const calendar = {
    days,
    names: { out: 'Outbound', back: 'Return' },
    today: TODAY,
    earliest: TODAY,
    latest: '2027-10-30',
    priced: searchId ? { searchId, whom: 'for 2 travellers' } : null,
    onDays: setDays,
  }
  return (
    <>
      <DayField label="Outbound" value={days.out} onChange={(out) => setDays({ ...days, out })} calendar={{ ...calendar, end: 'out' }} />
      {days.back !== null && (
        <DayField
          label="Return"
          value={days.back}
          onChange={(back) => setDays({ ...days, back })}
          calendar={{ ...calendar, end: 'back' }}
        />
      )}
      <output>{JSON.stringify(days)}</output>
    </>
  )
}

const renderDays = (start: ChosenDays = { out: '', back: '' }, searchId?: string) =>
  render(<Days start={start} {...(searchId ? { searchId } : {})} />)
const held = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
const field = (name = 'Outbound') => screen.getByRole('textbox', { name })
const openCalendar = async (name = 'Outbound') => {
  await userEvent.click(screen.getByRole('button', { name: `${name}: choose in the calendar` }))
  return await screen.findByRole('dialog', { name: `${name}: choose a day` })
}
const focused = () => document.activeElement?.querySelector('.sr-only')?.textContent
const day = (name: RegExp) => screen.getByRole('button', { name })

test('a day is typed as one likes, and stands written out once the field is left', async () => {
  renderDays()
  await userEvent.type(field(), '12/03/2027')
  expect(field()).toHaveProperty('value', '12/03/2027')
  await userEvent.tab()
  expect(field()).toHaveProperty('value', 'Fri 12 Mar 2027')
  expect(held().out).toBe('2027-03-12')
})

test('an American reader types and reads the month first', async () => {
  speak('en-US')
  renderDays()
  expect(field()).toHaveProperty('placeholder', 'mm/dd/yyyy')
  await userEvent.type(field(), '12/03/2027')
  await userEvent.tab()
  expect(field()).toHaveProperty('value', 'Fri, Dec 3, 2027')
})

test.each([
  ['31 February 2027', '31 February 2027 doesn’t exist.'],
  ['1/13/2027x', 'Write the day like this: Mon 30 Nov 2026.'],
  ['15/14/2027', 'There’s no month 14.'],
  ['Mon 12 Mar 2027', '12 Mar 2027 is a Friday. Which day do you mean?'],
])('what is no day stays as typed and is explained once it has been typed: %s', async (typed, words) => {
  renderDays()
  await userEvent.type(field(), typed)
  expect(screen.queryByText(words)).toBeNull()
  await userEvent.tab()
  expect(field()).toHaveProperty('value', typed)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(words).id).toBe(field().getAttribute('aria-describedby'))
  expect(held().out).toBe('')
})

test('both days are chosen in one calendar of two months, which then closes and gives the focus back', async () => {
  renderDays({ out: '2027-03-10', back: '2027-03-12' })
  const calendar = await openCalendar()
  expect(
    within(calendar)
      .getAllByRole('grid')
      .map((grid) => grid.getAttribute('aria-label')),
  ).toEqual(['March 2027', 'April 2027'])
  await userEvent.click(day(/^Friday 26 March 2027/))
  expect(held()).toEqual({ out: '2027-03-26', back: '' })
  expect(within(calendar).getByText('Return: choose a day').getAttribute('role')).toBe('status')
  expect(within(calendar).getByRole('button', { name: /^Return/, pressed: true })).toBeTruthy()
  await userEvent.click(day(/^Thursday 1 April 2027/))
  expect(held()).toEqual({ out: '2027-03-26', back: '2027-04-01' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Outbound: choose in the calendar' }))
})

test('the keys go by days, weeks and months, and Enter takes the day', async () => {
  renderDays({ out: '2027-03-10', back: null })
  await openCalendar()
  expect(focused()).toBe('Wednesday 10 March 2027, chosen: Outbound')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('Thursday 18 March 2027')
  await userEvent.keyboard('{PageDown}{PageDown}{Home}')
  expect(focused()).toBe('Monday 17 May 2027')
  await userEvent.keyboard('{Enter}')
  expect(held().out).toBe('2027-05-17')
})

test('Escape leaves the days as they are', async () => {
  renderDays({ out: '2027-03-10', back: null })
  await openCalendar()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(held().out).toBe('2027-03-10')
})

test('days that have passed cannot be chosen, and the week begins as the reader’s does', async () => {
  renderDays()
  await openCalendar()
  expect(day(/^Sunday 29 November/)).toHaveProperty('disabled', true)
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('Monday')
  await userEvent.keyboard('{Escape}')
  cleanup()
  speak('en-US')
  renderDays()
  await openCalendar()
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('Sunday')
})

test('on a phone all months stand below one another', async () => {
  onWidth(390)
  renderDays({ out: '2027-03-10', back: null })
  const calendar = await openCalendar()
  const months = within(calendar).getAllByRole('grid')
  expect(months).toHaveLength(12)
  expect(within(calendar).queryByRole('button', { name: 'Next month' })).toBeNull()
  expect(focused()).toMatch(/^Wednesday 10 March 2027/)
  await userEvent.click(within(calendar).getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what days cost is asked for the months in view, and stands under the days that have a price', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const query = new URL(address, 'http://here').searchParams
    const [first = '', second = ''] = datesFrom(query.get('from') ?? '', 2)
    const days: PricedDay[] = [
      { status: 'priced', date: first, total: { amountMinor: 9420, currency: 'GBP' } },
      { status: 'no-flights', date: second },
    ]
    return Response.json({ status: 'known', days })
  })
  const watched: ((seen: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (seen: { isIntersecting: boolean }[]) => void) {
        watched.push(hear)
      }
      observe() {}
      disconnect() {}
    },
  )
  onWidth(390)
  renderDays({ out: '2027-03-10', back: '2027-03-12' }, 'search-1')
  await openCalendar()
  expect(asked).toEqual([])
  await act(async () => watched[4]?.([{ isIntersecting: true }]))
  expect(asked).toEqual(['/api/searches/search-1/day-prices?slice=0&from=2027-03-01&days=31'])
  const first = await screen.findByRole('button', { name: 'Monday 1 March 2027, from £94.20 for 2 travellers' })
  expect(first.textContent).toMatch(/1£94$/)
  expect(day(/^Tuesday 2 March 2027, no flights/)).toBeTruthy()
  expect(screen.getByText('Outbound: lowest price of each day in GBP, for 2 travellers')).toBeTruthy()
})
