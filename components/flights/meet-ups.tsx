'use client'

import Link from 'next/link'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/flights/meet-ups'
import { daysBetween, formatDays, formatDuration } from '@/lib/travel/dates'
import { type MeetUps as Found, type MeetUpFlight, type MeetUpOption, minuteOf } from '@/lib/travel/flights/meet-ups'
import { formatMoney } from '@/lib/travel/money'
import { airportWords } from '@/lib/travel/places/airport-words'
import { cityWords } from '@/lib/travel/places/city-words'
import { useTimeFormat } from '../session/preferences'
import { Button } from '../ui/button'
import { clockTime, dayOffsetWords, forTravellers, stopsWords } from './flight-words'

type MeetUpsProps = {
  meetUps: Found
  isWaiting: boolean
  /** Left out: the flights only show. */
  onChoose?: ((flight: MeetUpFlight) => void) | undefined
  onChooseElsewhere?: ((flight: MeetUpFlight) => void) | undefined
}

/** Who lands when: for each way of meeting one line of time, with the flight of each group on it. */
export function MeetUps({ meetUps, ...actions }: MeetUpsProps) {
  const today = useToday()
  const { destination, departureOn, returnOn, withinMinutes, isWider, options } = meetUps
  const days = formatDays(returnOn ? [departureOn, returnOn] : [departureOn], today)
  return (
    <div className="flex flex-col gap-2 p-3">
      <p className="font-medium">{texts.meetingIn(destination.name, days)}</p>
      {isWider && <p className="text-fact">{texts.noneLandWithin(formatDuration(withinMinutes))}</p>}
      <ol className="divide-y">
        {options.map((option) => (
          <Option key={option.flights.map(({ offerId }) => offerId).join()} option={option} meetUps={meetUps} {...actions} />
        ))}
      </ol>
      <p className="text-fact text-ink-soft">{texts.eachIsASeparateBooking}</p>
    </div>
  )
}

function Option({ option, meetUps, ...actions }: MeetUpsProps & { option: MeetUpOption }) {
  const { flights, total, gapMinutes } = option
  const gap = gapMinutes === 0 ? texts.landTogether : texts.landApart(formatDuration(gapMinutes))
  const firstAt = Math.min(...flights.map(startOf))
  const minutes = Math.max(...flights.map(({ out }) => minuteOf(out.arrivesAt))) - firstAt
  const share = (part: number) => `${(100 * part) / minutes}%`
  return (
    <li className="flex flex-col gap-2 py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{gap}</span>
        <span className="figures font-semibold">{texts.totalOfAll(formatMoney(total))}</span>
      </p>
      <ul className="flex flex-col gap-2">
        {flights.map((flight, index) => (
          <li key={`${flight.searchId} ${flight.offerId}`} className="flex flex-col gap-1">
            <GroupFlight flight={flight} group={meetUps.groups[index]} {...actions} />
            <div aria-hidden="true" className="h-1.5 rounded-full bg-line">
              <div
                className="h-full rounded-full bg-sea"
                style={{ marginInlineStart: share(startOf(flight) - firstAt), width: share(flight.out.durationMinutes) }}
              />
            </div>
          </li>
        ))}
      </ul>
    </li>
  )
}

type GroupFlightProps = Omit<MeetUpsProps, 'meetUps'> & { flight: MeetUpFlight; group: Found['groups'][number] | undefined }

function GroupFlight({ flight, group, isWaiting, onChoose, onChooseElsewhere }: GroupFlightProps) {
  const timeFormat = useTimeFormat()
  const { out, back, total } = flight
  const times = ({ departsAt, arrivesAt }: typeof out) =>
    `${texts.betweenTimes(clockTime(departsAt, timeFormat), clockTime(arrivesAt, timeFormat))}${dayOffsetWords(daysBetween(departsAt.slice(0, 10), arrivesAt.slice(0, 10)))}`
  const name = texts.flightFrom(out.flightNumbers.join(' + '), cityWords(out.origin))
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-48 flex-1">
        <p>
          {airportWords(out.origin)}{' '}
          {group && <span className="whitespace-nowrap text-fact text-ink-soft">{forTravellers(group.travellers)}</span>}
        </p>
        <p className="text-fact text-ink-soft">
          {out.airline} {out.flightNumbers.join(' + ')} <span className="figures whitespace-nowrap">{times(out)}</span> · {stopsWords(out)}
        </p>
        {back && (
          <p className="text-fact text-ink-soft">
            {texts.returnWith(`${back.airline} ${back.flightNumbers.join(' + ')}`)}{' '}
            <span className="figures whitespace-nowrap">{times(back)}</span>
          </p>
        )}
      </div>
      <span className="figures">{formatMoney(total)}</span>
      {onChoose && (
        <Button
          size="small"
          aria-disabled={isWaiting || undefined}
          aria-label={texts.chooseHereOf(name)}
          onClick={() => isWaiting || onChoose(flight)}
        >
          {texts.chooseHere}
        </Button>
      )}
      {onChooseElsewhere && (
        <Link
          href="/chat"
          prefetch={false}
          aria-label={texts.inANewTripOf(name)}
          className="flex min-h-8 items-center text-fact text-sea underline underline-offset-4"
          onClick={() => onChooseElsewhere(flight)}
        >
          {texts.inANewTrip}
        </Link>
      )}
    </div>
  )
}

/** When it leaves, in minutes of the day where they all land. */
function startOf({ out }: MeetUpFlight): number {
  return minuteOf(out.arrivesAt) - out.durationMinutes
}
