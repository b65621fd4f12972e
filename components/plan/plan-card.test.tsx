import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { PlanPlace } from '@/lib/travel/plan/plan-place-schema'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { aPlace, aSight, idsByDay } from '@/tests/fixtures/plan'
import { planLive, planServer } from '@/tests/fixtures/plan-server'
import { LISBON } from '@/tests/fixtures/trip'
import { liveFor } from '@/tests/fixtures/trip-server'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useAnnouncerStore } from '../state/announcer-store'
import { useTripStore } from '../state/trip-store'
import { useLiveTrip } from '../state/use-live-trip'
import { PlanCard } from './plan-card'

const SIGHTS = [
  aSight('castle', [0, 0], { cost: [15, 20], isForChildren: false }),
  aSight('square', [0.4, 0]),
  aSight('garden', [0.8, 0]),
  aSight('museum', [0, 3], { isIndoor: true, cost: [8, 8] }),
  aSight('market', [0.4, 3], { isIndoor: true }),
  aSight('tower', [0.2, 0.2], { isIndoor: true }),
  aSight('playground', [0.3, 0.2]),
]
const PLACE = aPlace(SIGHTS, { slug: 'lisbon', name: 'Lisbon' })

/** Day 1: castle, square, garden. Day 2: museum, market. The tower and the playground are left. */
function somePlan(change: Partial<TripPlan> = {}): TripPlan {
  const stops = SIGHTS.map(({ likings: _, ...stop }) => stop)
  const day = (title: string, from: number, to: number) => ({ title, stops: stops.slice(from, to), note: '' })
  return {
    destination: { slug: 'lisbon', name: 'Lisbon' },
    currency: 'EUR',
    startsOn: null,
    pace: 'usual',
    likings: [],
    withChildren: false,
    days: [day('The castle', 0, 3), day('The museum', 3, 5)],
    ...change,
  }
}

function LiveCard() {
  const live = useLiveTrip()
  return live?.trip.plan ? <PlanCard live={live} plan={live.trip.plan} /> : null
}

function open(threadId: string, { plan = somePlan(), place = PLACE, live = planLive(threadId, plan) }: Partial<Opened> = {}) {
  const server = planServer({ ...live, trip: { ...live.trip, plan } }, place)
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(server.live())
  const recorded = recordActions(threadId)
  render(
    <ChatActionsProvider value={recorded.actions}>
      <LiveCard />
    </ChatActionsProvider>,
  )
  const days = () => idsByDay(server.live().trip.plan ?? plan)
  return { ...server, ...recorded, days }
}
type Opened = { plan: TripPlan; place: PlanPlace | null | 'silent'; live: LiveTrip }

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Opens a stop's menu and presses one of its lines. */
async function choose(stop: string, line: string | RegExp) {
  await press(`More for The ${stop}`)
  await userEvent.click(await screen.findByRole('button', { name: line }))
}

/** It waits until the airport is known. */
async function pressFindFlights() {
  const button = screen.getByRole('button', { name: 'Find flights' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(button)
}

const announced = () => useAnnouncerStore.getState().announcements.map(({ text }) => text)

test('it tells each day with its stops, times, ways and costs, and draws where they lie', () => {
  open('plan-1', { plan: somePlan({ startsOn: '2098-11-27' }) })
  expect(screen.getByRole('article', { name: '2 days in Lisbon' })).toBeTruthy()
  const day = within(screen.getByRole('region', { name: /^Day 1 · Thu 27 Nov/ }))
  expect(day.getByText('3 stops · 1 km on foot · until 12:50')).toBeTruthy()
  expect(day.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    '1The castle',
    '2The square',
    '3The garden',
  ])
  expect(day.getAllByRole('listitem')[0]?.textContent).toContain('1 h · outdoors · €15–20')
  expect(day.getAllByText('10 min on foot, 0.5 km')).toHaveLength(2)
  expect(day.getByRole('img', { name: 'Map of day 1: 1 The castle, 0.5 km to 2 The square, 0.5 km to 3 The garden' })).toBeTruthy()
})

test('a stop goes earlier or later; the press keeps its focus, is told once, and can be taken back', async () => {
  const { days } = open('plan-2')
  await press('Later: The castle')
  await screen.findByText('The castle is now stop 2 of day 1, at 10:40.')
  expect(days()[0]).toEqual(['square', 'castle', 'garden'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Later: The castle')
  expect(announced()).toEqual(['The castle is now stop 2 of day 1, at 10:40.'])
  await press(/^Undo: The castle/)
  await screen.findByText('Undone.')
  expect(days()[0]).toEqual(['castle', 'square', 'garden'])
})

test('a day is swapped with the next one, and starts later, by a press', async () => {
  const { days, commands } = open('plan-days')
  const before = days()
  await press('Swap with day 2')
  await screen.findByText('Day 1 and day 2 were swapped.')
  expect(days()).toEqual([before[1], before[0]])
  await press('Start later: day 1 by an hour')
  await screen.findByText('Day 1 starts at 10:30.')
  expect(commands.at(-1)).toEqual({ type: 'start-days', dayIndex: 0, startsAt: '10:30' })
})

test('quick presses go on from each other, and at the end of the day nothing is sent', async () => {
  const { days, commands } = open('plan-3')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Later: The castle' }))
  await waitFor(() => expect(days()[0]).toEqual(['square', 'garden', 'castle']))
  await press('Later: The castle')
  expect(commands).toHaveLength(2)
})

test('a stop goes to another day; the focus goes to the stop that has its place now', async () => {
  const { days } = open('plan-4')
  await choose('square', 'To day 2, The museum')
  await screen.findByText(/^The square is now stop \d of day 2, at/)
  expect(days()[0]).toEqual(['castle', 'garden'])
  expect(days()[1]).toContain('square')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More for The garden'))
})

test.each([
  ['Something indoors', 'tower'],
  ['Something for children', /tower|playground/],
  ['Something else', /tower|playground/],
])('“%s” takes what is left and suits', async (line, taken) => {
  const { days } = open(`plan-swap-${line}`)
  await choose('castle', line)
  await screen.findByText(/instead of The castle\.$/)
  expect(days()[0]?.[0]).toMatch(taken)
})

test('what to see instead can be chosen from what is left, the nearest first', async () => {
  const { days, commands } = open('plan-5')
  await choose('garden', 'Choose a replacement…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Instead of The garden' }))
  const names = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(names).toEqual([expect.stringMatching(/^The playground.*0\.2 km away$/), expect.stringMatching(/^The tower.*0\.3 km away$/)])
  await userEvent.click(dialog.getByRole('button', { name: /^The playground/ }))
  await screen.findByText('The playground instead of The garden.')
  expect(days()[0]).toEqual(['castle', 'square', 'playground'])
  expect(commands).toEqual([{ type: 'swap-stop', stopId: 'garden', sightId: 'playground' }])
})

test('a stop is taken out, and the last one leaves a free day', async () => {
  const { days } = open('plan-6')
  for (const stop of ['castle', 'square', 'garden']) {
    await choose(stop, 'Remove it')
    await screen.findByText(`Removed The ${stop}.`)
  }
  expect(days()[0]).toEqual([])
  expect(screen.getByText('Nothing is planned for this day. Leave it free, or add a stop.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('data-plan-day')).toBe('0'))
})

test('a refusal stands by the day that was pressed, and nothing is changed', async () => {
  const { days } = open('plan-7', { place: aPlace(SIGHTS.slice(0, 5), { slug: 'lisbon', name: 'Lisbon' }) })
  await choose('castle', 'Something indoors')
  const day = within(screen.getByRole('region', { name: /^Day 1/ }))
  expect((await day.findByRole('alert')).textContent).toMatch(/^Every sight we know in Lisbon is already in the plan/)
  expect(days()[0]).toEqual(['castle', 'square', 'garden'])
  expect(announced()).toEqual([])
})

test('for rain a whole day is swapped as far as something is left, and taken back as one', async () => {
  const { days, commands } = open('plan-8')
  await press('Swap for rain: outdoor stops on day 1')
  await screen.findByText('Swapped one stop for one indoors. There’s nothing left that suits the other 2.')
  expect(days()[0]).toEqual(['tower', 'square', 'garden'])
  expect(commands).toHaveLength(3)
  await press(/^Undo/)
  await waitFor(() => expect(days()[0]).toEqual(['castle', 'square', 'garden']))
})

test('a stop is added from what is left', async () => {
  const { days } = open('plan-9')
  await press('Add a stop to day 2')
  await userEvent.click(await screen.findByRole('button', { name: /^The tower/ }))
  await screen.findByText(/^The tower is now stop \d of day 2/)
  expect(days()[1]).toContain('tower')
})

test('a note is written, changed and taken away; Escape leaves it as it was', async () => {
  const { live } = open('plan-10')
  const note = () => live().trip.plan?.days[0]?.note
  await press('Note for day 1')
  await userEvent.keyboard('Tickets at ten{Enter}')
  await screen.findByText('Tickets at ten')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change note'))
  await press('Change note for day 1')
  await userEvent.keyboard(' or eleven{Escape}')
  expect(note()).toBe('Tickets at ten')
  await press('Change note for day 1')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Note for day 1' }))
  await press('Save')
  await screen.findByText('Removed the note.')
  expect(note()).toBe('')
})

test('a day is taken out and another added, which opens', async () => {
  const { days } = open('plan-11')
  await press('Remove day 1')
  await screen.findByText('Removed day 1.')
  expect(days()).toEqual([['museum', 'market']])
  expect(screen.queryByRole('button', { name: /^Remove day/ })).toBeNull()
  await press('One more day')
  await screen.findByText(/^Added day 2:/)
  expect(screen.getByRole('button', { name: /^Day 2/ }).getAttribute('aria-expanded')).toBe('true')
})

test('the first day moves the plan; one that is over is refused in the editor', async () => {
  const { commands } = open('plan-12')
  await press('First day: When?')
  const field = await screen.findByLabelText('First day', { selector: 'input' })
  await userEvent.type(field, '2020-01-01')
  await press('Start on this day')
  expect(screen.getByText('That day is over. Choose today or a later one.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '2098-11-27')
  await press('Start on this day')
  await screen.findByText('The plan starts on Thu 27 Nov.')
  expect(screen.getByRole('button', { name: 'First day: Thu 27 Nov – Fri 28 Nov 2098' })).toBeTruthy()
  expect(commands).toEqual([{ type: 'change-plan', change: { startsOn: '2098-11-27' } }])
})

test('another pace or taste makes the days anew', async () => {
  const { live } = open('plan-13')
  await press('Pace: Usual pace')
  await userEvent.click(await screen.findByRole('radio', { name: /^Calm/ }))
  await press('Plan the days again')
  await screen.findByText('The days are now calm.')
  await press('What you like: For everything')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Travelling with children' }))
  await press('Plan the days again')
  await screen.findByText(/^Planned the days again/)
  expect(live().trip.plan).toMatchObject({ pace: 'calm', withChildren: true })
})

test('the budget follows the level, with chosen flights shared, and two currencies stand beside what they come to', async () => {
  const flown = liveFor('plan-14', { adults: 2 })
  open('plan-14', { live: flown })
  const budget = within(await screen.findByRole('region', { name: 'What one person might spend' }))
  await budget.findByText('€200–300', { selector: 'dd' })
  expect(budget.getByText('Total, in two currencies').nextElementSibling?.textContent).toMatch(
    /^€200–300 EUR\+ £206\.30 GBPabout £381–468$/,
  )
  expect(budget.getByText('For 2 travellers').nextElementSibling?.textContent).toMatch(/^€400–600 EUR\+ £[\d.]+ GBPabout £\d+–\d+$/)
  expect(budget.getByText('including entrance fees for your stops').nextElementSibling?.textContent).toBe('€23–28')
  await userEvent.click(budget.getByRole('radio', { name: 'Generous' }))
  expect(budget.getByText('€500–800', { selector: 'dd' })).toBeTruthy()
  expect(budget.getByText(/Converted at rates of 2 Nov 2026\./)).toBeTruthy()
})

test('while the costs load, when they fail, and when the guide is gone, the plan stays', async () => {
  const { speak } = open('plan-15', { place: 'silent' })
  expect(screen.getByRole('status', { name: 'Loading the costs' })).toBeTruthy()
  await screen.findByText(/The guide does not answer/)
  speak(PLACE)
  await press('Try again')
  await screen.findByText('Typical prices in EUR, not an offer. Flights aren’t included yet.')
})

test('without a guide the entrances are told, and moving still works', async () => {
  const { days } = open('plan-16', { place: null })
  await screen.findByText(/^Entrance fees come to €23–28\./)
  expect(screen.queryByRole('button', { name: 'Find flights' })).toBeNull()
  expect(screen.getByText(/^We don’t know an airport for Lisbon/)).toBeTruthy()
  await press('Later: The castle')
  await waitFor(() => expect(days()[0]).toEqual(['square', 'castle', 'garden']))
})

test('flights are one press away, with the days of the plan where it has some', async () => {
  const { acts } = open('plan-17', { plan: somePlan({ startsOn: '2098-11-27' }) })
  await pressFindFlights()
  expect(acts).toEqual([
    {
      command: { type: 'change-search', change: { destination: LISBON, departureOn: '2098-11-27', returnOn: '2098-11-28' } },
      label: 'You asked for flights to Lisbon, Thu 27 Nov – Fri 28 Nov 2098',
    },
  ])
})

test('without a first day only the place is asked for', async () => {
  const { acts } = open('plan-18')
  await pressFindFlights()
  expect(acts).toEqual([{ command: { type: 'change-search', change: { destination: LISBON } }, label: 'You asked for flights to Lisbon' }])
})

test('with flights there it names them, and offers to begin on the day of landing', async () => {
  const { live } = open('plan-19', { live: liveFor('plan-19') })
  await screen.findByText('€200–300', { selector: 'dd' })
  expect(screen.getByText('Your flights', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Find flights' })).toBeNull()
  await press(/^Start on/)
  await waitFor(() => expect(live().trip.plan?.startsOn).toBe(live().trip.picks[0]?.offer.arrivesAt.slice(0, 10)))
  expect(screen.queryByRole('button', { name: /^Start on/ })).toBeNull()
})

test('a menu is gone through by arrow keys, and Escape gives the focus back', async () => {
  open('plan-20')
  screen.getByRole('button', { name: 'More for The square' }).focus()
  await userEvent.keyboard('{Enter}')
  const earlier = await screen.findByRole('button', { name: 'Earlier' })
  earlier.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Later')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More for The square'))
})

test('where flights and days do not go together, it is told', async () => {
  const live = liveFor('plan-21')
  const lands = live.trip.picks[0]?.offer.arrivesAt ?? ''
  open('plan-21', { plan: somePlan({ startsOn: lands.slice(0, 10) }), live })
  expect(await screen.findByText(`You land at ${lands.slice(11)} on day 1, but its first stop is at 09:30.`)).toBeTruthy()
})
