import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import { NO_FILTERS } from '@/lib/travel/flights/filters/flight-filters'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import { exampleRanked, exampleSearch } from '@/tests/fixtures/flights'
import { Itinerary } from '../booking/itinerary'
import { LocalTime } from '../booking/local-time'
import { ChangeLine } from '../chat/change-line'
import { ChatActionsProvider } from '../chat/chat-actions'
import { FilterChips } from '../flights/filters/filter-chips'
import { FilterPanel } from '../flights/filters/filter-panel'
import { FlightCard } from '../flights/flight-card'
import { FlightList } from '../flights/flight-list'
import { plotPoints } from '../flights/prices/plot-points'
import { PlotTable } from '../flights/prices/plot-table'
import { OfferClock } from '../trip/offer-clock'
import { PreferencesProvider } from './preferences'

afterEach(cleanup)

const ranked = exampleRanked('offer-1')
const { offer } = ranked
const nothing = () => {}

function wordsOf(shown: ReactElement, timeFormat: '24h' | '12h' | null) {
  const { container } = render(
    timeFormat ? <PreferencesProvider preferences={{ ...DEFAULT_PREFERENCES, timeFormat }}>{shown}</PreferencesProvider> : shown,
  )
  for (const button of screen.queryAllByRole('button', { expanded: false })) fireEvent.click(button)
  const labels = [...container.querySelectorAll('[aria-label],[aria-valuetext]')].map(
    (each) => `${each.getAttribute('aria-label')} ${each.getAttribute('aria-valuetext')}`,
  )
  return [container.textContent, ...labels].join(' ')
}

const PLACES: [place: string, shown: ReactElement][] = [
  [
    'a card with its details',
    <FlightCard
      key=""
      ranked={ranked}
      fare={leadFare(offer, exampleSearch)}
      whom="for 2 travellers"
      search={exampleSearch}
      isSimulated
      isChosen={false}
      onChoose={nothing}
    />,
  ],
  ['a list', <FlightList key="" offers={[ranked]} search={exampleSearch} chosenOfferId={null} isWaiting={false} onChoose={nothing} />],
  [
    'the table of a plot',
    <PlotTable key="" points={plotPoints([ranked])} whom="for 2" chosenOfferId={null} isWaiting={false} onChoose={nothing} />,
  ],
  ['an itinerary', <Itinerary key="" search={exampleSearch} picks={[{ offer, fare: null }]} />],
  ['the filters', <FilterPanel key="" offers={[offer]} search={exampleSearch} filters={NO_FILTERS} onChange={nothing} />],
  [
    'a filter in use',
    <FilterChips key="" offers={[offer]} filters={{ departure: { from: 780, to: 1439 } }} onChange={nothing} onEmptied={nothing} />,
  ],
  [
    'a click in the thread',
    <ChatActionsProvider key="" value={{ threadId: 'thr_1', isBusy: false, refusal: null, say: nothing, act: nothing, retry: nothing }}>
      <ChangeLine label="You chose TP1361, 21:40 → 00:25+1" canUndo={false} />
    </ChatActionsProvider>,
  ],
  ['a moment', <LocalTime key="" instant="2026-11-20T14:05:00Z" />],
  ['an offer clock', <OfferClock key="" threadId="thr_1" expiresAt="2099-11-20T14:05:00Z" />],
]

test.each(PLACES)('%s shows times as the traveller likes them', (_, shown) => {
  const usual = wordsOf(shown, null)
  cleanup()
  expect(usual).toMatch(/\b\d\d:\d\d\b/)
  expect(wordsOf(shown, '24h')).toBe(usual)
  cleanup()
  const onTwelve = wordsOf(shown, '12h')
  expect(onTwelve).toMatch(/\b\d{1,2}:\d\d [ap]m\b/)
  expect(onTwelve.match(/\b\d{1,2}:\d\d(?! [ap]m)/g)).toBeNull()
})
