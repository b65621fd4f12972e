'use client'

import * as texts from '@/lib/texts/flights/prices'
import { formatDuration } from '@/lib/travel/dates'
import { conditionsWords, pairWords } from '@/lib/travel/flights/date-coverage-words'
import { PICK_LABELS } from '@/lib/travel/flights/ranked-offer'
import {
  type RouteChoices as Choices,
  type Journey,
  type JourneyFlight,
  journeyOf,
  type RouteChoice,
} from '@/lib/travel/flights/route-choices'
import { leftOutRoutes, routesLeftOutWords, WAY_NOT_INCLUDED } from '@/lib/travel/flights/route-coverage-words'
import { formatMoney } from '@/lib/travel/money'
import { airportWords } from '@/lib/travel/places/airport-words'
import { useTimeFormat } from '../../session/preferences'
import { useToday } from '../../state/use-today'
import { Button } from '../../ui/button'
import { clockTime, forTravellers, stopsWords } from '../flight-words'

type RouteChoicesProps = { choices: Choices; isWaiting: boolean; onChoose: ((route: RouteChoice) => void) | undefined }

/** The routes of a comparison, best first, each with its own airports; without `onChoose` they only show. */
export function RouteChoices({ choices, isWaiting, onChoose }: RouteChoicesProps) {
  const { routes, by, areDaysOpen, search, coverage, conditions } = choices
  const whom = forTravellers(search.travellers)
  const today = useToday()
  return (
    <div className="flex flex-col gap-2 p-3">
      <p className="text-fact text-ink-soft">{search.slices.length === 1 ? texts.totalForAll(whom) : texts.totalThereAndBack(whom)}</p>
      <ol className="divide-y">
        {routes.map((route) => (
          <Row
            key={keyOf(route)}
            route={route}
            by={by}
            days={areDaysOpen ? pairWords(route, today) : null}
            isWaiting={isWaiting}
            onChoose={onChoose}
          />
        ))}
      </ol>
      <p className="text-fact text-ink-soft">
        {[WAY_NOT_INCLUDED, conditionsWords(conditions), routesLeftOutWords(leftOutRoutes(coverage))].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}

type RowProps = { route: RouteChoice; days: string | null } & Pick<Choices, 'by'> & Pick<RouteChoicesProps, 'isWaiting' | 'onChoose'>

function Row({ route, days, by, isWaiting, onChoose }: RowProps) {
  const first = journeyOf(route, by)
  const name = texts.fromTo(route.origin.name, route.destination.name)
  const total = formatMoney(first.total)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        <p className="font-medium">
          {name} {days && <span className="font-normal">{days}</span>}
        </p>
        <JourneyFacts journey={first} />
        {route.journeys
          .filter((journey) => journey !== first)
          .map((journey) => (
            <JourneyFacts key={journey.labels.join()} journey={journey} price={formatMoney(journey.total)} />
          ))}
      </div>
      <span className="figures font-semibold">{total}</span>
      {onChoose && (
        <Button
          size="small"
          aria-disabled={isWaiting || undefined}
          aria-label={texts.seeFlightsOfRoute(name, total)}
          onClick={() => onChoose(route)}
        >
          {texts.seeTheseFlights}
        </Button>
      )}
    </li>
  )
}

function JourneyFacts({ journey: { labels, flights }, price }: { journey: Journey; price?: string }) {
  return (
    <div className="text-fact text-ink-soft">
      <p>
        <span className="font-medium">{labels.map((label) => PICK_LABELS[label]).join(', ')}</span>{' '}
        {price && <span className="figures">{price}</span>}
      </p>
      {flights.map((flight) => (
        <FlightFacts key={flight.departsAt} flight={flight} />
      ))}
    </div>
  )
}

function FlightFacts({ flight }: { flight: JourneyFlight }) {
  const timeFormat = useTimeFormat()
  const { origin, destination, departsAt, arrivesAt, durationMinutes } = flight
  const times = texts.betweenTimes(clockTime(departsAt, timeFormat), clockTime(arrivesAt, timeFormat))
  return (
    <p>
      {texts.fromTo(airportWords(origin), airportWords(destination))}{' '}
      <span className="figures whitespace-nowrap">
        {times} · {formatDuration(durationMinutes)} · {stopsWords(flight)}
      </span>
    </p>
  )
}

function keyOf({ origin, destination }: RouteChoice): string {
  return `${origin.iataCode} ${destination.iataCode}`
}
