'use client'

import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/plan'
import { formatDay } from '@/lib/travel/dates'
import { sliceLabel } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'
import { moneySpanWords } from '@/lib/travel/plan/cost-words'
import { dayTimes } from '@/lib/travel/plan/day-times'
import { type PlanBudget, planBudget } from '@/lib/travel/plan/plan-budget'
import { SPENDING_LEVELS } from '@/lib/travel/plan/plan-limits'
import type { PlanPlace } from '@/lib/travel/plan/plan-place-schema'
import type { PlanDay, TripPlan } from '@/lib/travel/plan/trip-plan'
import { formatClock, formatClocksIn } from '@/lib/travel/time-format'
import { describeOffer } from '@/lib/travel/trip/describe-command'
import type { Trip } from '@/lib/travel/trip/trip'
import { useTimeFormat } from '../session/preferences'
import { DayMap } from './day-map'
import { knownPrices, sliceThere } from './flights-there'
import { dayFacts, dayLabel, LEVEL_WORDS, planDates, planTitle, stopFacts, tasteWords, wayWords } from './plan-words'
import { StopFacts } from './stop-facts'

type Props = { trip: Trip; plan: TripPlan; place: PlanPlace | null; airport: Place | null }

/** The whole plan as a sheet of paper: every day with its stops and where they lie, the flights, and what it may cost. */
export function PlanPaper({ trip, plan, place, airport }: Props) {
  const today = useToday()
  return (
    <article aria-labelledby="plan-title" className="flex flex-col gap-6">
      <header className="border-b pb-4">
        <p className="text-fact text-ink-soft">{texts.wayfarerDayByDay}</p>
        <h1 id="plan-title" className="break-words font-semibold text-[26px] leading-8">
          {planTitle(plan)}
        </h1>
        <p className="text-[15px] leading-6">{[planDates(plan, today) ?? texts.firstDayStillOpen, tasteWords(plan)].join(' · ')}</p>
      </header>
      <PaperFlights trip={trip} plan={plan} airport={airport} />
      <ol className="flex flex-col gap-6">
        {plan.days.map((day, dayIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is what a day is
          <li key={dayIndex} className="break-inside-avoid">
            <PaperDay plan={plan} day={day} dayIndex={dayIndex} />
          </li>
        ))}
      </ol>
      {place && <PaperBudget trip={trip} plan={plan} place={place} airport={airport} />}
      <p className="border-t pt-3 text-fact text-ink-soft">{texts.checkBeforeYouGo}</p>
    </article>
  )
}

function PaperFlights({ trip, plan, airport }: Omit<Props, 'place'>) {
  const timeFormat = useTimeFormat()
  const picks = sliceThere(trip, plan, airport) === null ? [] : trip.picks.flatMap((pick, index) => (pick ? [{ pick, index }] : []))
  if (picks.length === 0) return null
  const tripType = trip.result?.search.tripType ?? 'one-way'
  return (
    <section aria-labelledby="plan-flights" className="break-inside-avoid">
      <h2 id="plan-flights" className="mb-1.5 font-semibold text-[15px]">
        {texts.flights}
      </h2>
      {trip.result?.isSimulated && <p className="text-fact text-ribbon">{texts.simulatedFlights}</p>}
      {picks.map(({ pick, index }) => (
        <p key={index} className="text-[15px] leading-6">
          {sliceLabel(tripType, index)}: {formatDay(pick.offer.departsAt.slice(0, 10))},{' '}
          {formatClocksIn(describeOffer(pick.offer), timeFormat)}
        </p>
      ))}
    </section>
  )
}

function PaperDay({ plan, day, dayIndex }: { plan: TripPlan; day: PlanDay; dayIndex: number }) {
  const timeFormat = useTimeFormat()
  const times = dayTimes(day.stops, day.startsAt)
  return (
    <section aria-labelledby={`plan-day-${dayIndex}`}>
      <header className="mb-3">
        <p className="text-fact text-ink-soft">{dayLabel(plan, dayIndex)}</p>
        <h2 id={`plan-day-${dayIndex}`} className="break-words font-semibold text-[19px] leading-7">
          {day.title}
        </h2>
        <p className="text-fact text-ink-soft">{dayFacts(day, timeFormat)}</p>
      </header>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_190px] print:grid-cols-[minmax(0,1fr)_44mm]">
        <ol className="flex min-w-0 flex-col gap-2.5">
          {day.stops.map((stop, index) => {
            const time = times[index]
            return (
              <li key={stop.id} className="grid grid-cols-[66px_minmax(0,1fr)] gap-x-2">
                {time?.way && (
                  <p className="col-start-2 pb-1 text-fact text-ink-soft">
                    {time.lunchMinutes > 0 && `${texts.aboutAnHourForLunch} · `}
                    {wayWords(time.way)}
                  </p>
                )}
                <span className="figures col-start-1 font-semibold text-[15px] leading-6">
                  {formatClock(time?.arrivesAt ?? '', timeFormat)}
                </span>
                <div className="min-w-0">
                  <h3 className="break-words font-semibold text-[15px] leading-6">
                    {index + 1} {stop.name}
                  </h3>
                  <StopFacts facts={stopFacts(stop, plan.currency)} />
                </div>
              </li>
            )
          })}
          {day.stops.length === 0 && <li className="text-[15px] text-ink-soft">{texts.nothingPlannedForThisDay}</li>}
        </ol>
        <DayMap day={day} dayIndex={dayIndex} />
      </div>
      {day.note && <p className="wrap-anywhere mt-3 border-saffron border-s-2 ps-3 text-[15px] leading-6">{day.note}</p>}
    </section>
  )
}

function PaperBudget({ trip, plan, place, airport }: Props & { place: PlanPlace }) {
  const known = knownPrices(trip, plan, airport)
  return (
    <section aria-labelledby="plan-budget" className="break-inside-avoid">
      <h2 id="plan-budget" className="mb-1.5 font-semibold text-[15px]">
        {texts.whatOnePersonMaySpend}
      </h2>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-[15px] leading-6">
        {SPENDING_LEVELS.map((level) => (
          <div key={level} className="contents">
            <dt>{LEVEL_WORDS[level]}</dt>
            <dd className="figures text-end">
              {paperTotals(planBudget(plan, place, level, known).totals)}
              {known.travellers > 1 && (
                <span className="block text-fact text-ink-soft">
                  {texts.totalForAll(known.travellers)}: {paperTotals(planBudget(plan, place, level, known).totalsOfAll)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-fact text-ink-soft">{texts.typicalPricesOfAll(plan.currency, Boolean(known.flights))}</p>
    </section>
  )
}

function paperTotals(spans: PlanBudget['totals']): string {
  return spans.map(({ from, to }) => `${moneySpanWords(from, to)}${spans.length > 1 ? ` ${from.currency}` : ''}`).join(' + ')
}
