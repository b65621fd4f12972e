import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import type { ChosenStay } from '@/lib/travel/stays/trip-stays'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { aChosenStay, aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { ChooseStayView } from './view'

afterEach(cleanup)

const LONG = `Make-Believe Guesthouse ${'of the very long street behind the upper town hall '.repeat(3).trim()}`
const CHOSEN = aChosenStay({
  hotel: aHotel({
    name: LONG,
    rooms: [aRoom({ rates: [aRate({ board: 'breakfast', cancellation: { kind: 'free', freeUntilOn: '2027-05-08' } })] })],
  }),
  search: aStaySearch({ rooms: 2, adults: 4 }),
})
type Output = Parameters<typeof ChooseStayView>[0]['part'] extends infer Part ? (Part extends { output: infer Out } ? Out : never) : never

let threads = 0

function show(output: Output, kept: ChosenStay | null, isLatest = true) {
  const threadId = `choose-stay-${++threads}`
  useTripStore.getState().accept({ ...exampleLive({ stays: { search: aStaySearch(), chosen: kept } }), threadId })
  const { actions, said } = recordActions(threadId)
  render(
    <ChatActionsProvider value={actions}>
      <ChooseStayView part={{ state: 'done', input: {}, output }} isLatest={isLatest} />
    </ChatActionsProvider>,
  )
  return said
}

test('shows the kept room with its nights, total and cancellation, and that nothing is booked', () => {
  show({ status: 'chosen', chosen: CHOSEN }, CHOSEN)
  const card = screen.getByRole('article', { name: `Kept: ${LONG}` })
  expect(card.textContent).toMatch(/Mon 10 May – Thu 13 May( 2027)? · 3 nights/)
  for (const words of [
    'Double room · 4 adults · 2 rooms',
    'Breakfast included · Free to cancel until Sat 8 May',
    '€600.00',
    '3 nights, 2 rooms',
    'Wayfarer doesn’t book places to stay',
  ])
    expect(card.textContent).toContain(words)
})

test('says that a room is no longer kept', () => {
  show({ status: 'chosen', chosen: CHOSEN }, null, false)
  expect(screen.getByText('Not kept any more')).toBeTruthy()
  cleanup()
  show({ status: 'chosen', chosen: CHOSEN }, aChosenStay({ hotel: aHotel({ hotelId: 'other' }) }), false)
  expect(screen.getByText('You’ve kept another place since')).toBeTruthy()
})

test('a room whose supplier words it otherwise is still shown by its name and its total', () => {
  const other = { ...CHOSEN, selectedHotel: { hotelContent: { name: 'in words of its own' } } }
  show({ status: 'chosen', chosen: other }, other)
  expect(screen.getByRole('article').textContent).toContain('€600.00')
})

test('an unclear name offers its candidates, which are said by a press, and only while they are the newest', async () => {
  const unclear = { status: 'unclear' as const, said: 'sample', candidates: ['Sample Hotel Baixa', 'Sample House Alfama'] }
  const said = show(unclear, null)
  await userEvent.click(screen.getByRole('button', { name: 'Keep Sample House Alfama' }))
  expect(said).toEqual(['Keep Sample House Alfama'])
  cleanup()
  show(unclear, null, false)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('a refusal and a choice that was given up are told in words', () => {
  show({ status: 'refused', refusal: { code: 'no-such-rate', message: 'It does not sell a room like that.' } }, null)
  expect(screen.getByText('It does not sell a room like that.')).toBeTruthy()
  cleanup()
  show({ status: 'dropped' }, null)
  expect(screen.getByText('You no longer have a place to stay with your trip.')).toBeTruthy()
})
