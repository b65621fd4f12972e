import { expect, test } from 'vitest'
import { SHOWN_CARDS } from '@/app/(public)/shared/shown-cards'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { aChosenStay, aHotel, aRate, aRoom, aStaySearch, someFoundStays } from '@/tests/fixtures/stays'
import { cardMarkdown } from './card-markdown'
import { sharedView } from './shared-view'
import { threadMarkdown } from './thread-markdown'

const AT = new Date('2026-11-22T12:00:00Z')
const HOTEL = aHotel({
  rooms: [aRoom({ rates: [aRate({ board: 'breakfast', cancellation: { kind: 'free', freeUntilOn: '2027-05-08' } })] })],
})
const FOUND = { status: 'found', stays: { ...someFoundStays([HOTEL]), near: { said: 'by Wilhelmina', name: null } } }
const CHOSEN = { status: 'chosen', chosen: aChosenStay({ hotel: HOTEL, search: aStaySearch({ rooms: 2, adults: 4 }) }) }

test('places to stay are exported with their nights, ways and prices, and say that they are simulated', () => {
  const [heading, table] = cardMarkdown('searchStays', FOUND)
  expect(heading).toContain('Places to stay in Lisbon, Mon 10 May – Thu 13 May 2027, 3 nights (1 place; simulated')
  for (const cell of ['Sample Hotel Baixa', 'Baixa and Chiado', '500 m', '€100.00', '€300.00', 'Cheapest, Best placed, Best value'])
    expect(table).toContain(cell)
})

test('what is kept is exported as kept and not booked, on its card and with the trip', () => {
  const kept =
    'Sample Hotel Baixa, Double room, Mon 10 May – Thu 13 May 2027, 3 nights, 2 rooms, breakfast included, free to cancel until Sat 8 May, €600.00; simulated, kept with the trip, not booked'
  expect(cardMarkdown('chooseStay', CHOSEN)).toEqual([`Kept: ${kept}`])
  expect(cardMarkdown('chooseStay', { status: 'dropped' })).toEqual(['No place to stay is kept any more'])
  expect(cardMarkdown('chooseStay', { status: 'chosen', chosen: 'in another shape' })).toEqual([])
  const live = sampleLiveTrip()
  const stays = { search: aStaySearch(), chosen: CHOSEN.chosen }
  const trips = [live, { ...live, trip: { ...live.trip, result: null } }]
  for (const one of trips) {
    const told = threadMarkdown({ name: 'Lisbon', messages: [], live: { ...one, trip: { ...one.trip, stays } }, now: AT })
    expect(told).toContain(`- Where you stay: ${kept}`)
  }
})

test('the reader of a link sees the places and what is kept, without words of the traveller or of the supplier', () => {
  const chosen = {
    ...CHOSEN.chosen,
    note: 'Wilhelmina',
    stay: { ...CHOSEN.chosen.stay, searchContext: { said: 'for Wilhelmina' } },
    selectedHotel: { hotelContent: { ...CHOSEN.chosen.selectedHotel.hotelContent, guest: 'Wilhelmina' } },
  }
  const parts = [
    { type: 'tool-searchStays', state: 'output-available', output: FOUND },
    { type: 'tool-chooseStay', state: 'output-available', output: { status: 'chosen', chosen } },
    { type: 'tool-chooseStay', state: 'output-available', output: { status: 'unclear', said: 'Wilhelmina', candidates: [] } },
  ]
  const view = sharedView({ name: 'Lisbon', sharedAt: AT, messages: [{ role: 'assistant', createdAt: AT, parts }] }, SHOWN_CARDS, {
    names: [],
    words: [],
  })
  expect(view.messages.flatMap((message) => message.parts.map(({ type }) => type))).toEqual(['tool-searchStays', 'tool-chooseStay'])
  const shown = JSON.stringify(view)
  expect(shown).not.toContain('Wilhelmina')
  for (const fact of ['Sample Hotel Baixa', '"freeUntilOn":"2027-05-08"', '"amountMinor":60000']) expect(shown).toContain(fact)
})
