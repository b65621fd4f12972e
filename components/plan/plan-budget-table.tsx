'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/plan'
import { ratesLabel, roughlyIn } from '@/lib/travel/exchange-rates'
import { addMoney, type Money, minorDigits, zeroMoney } from '@/lib/travel/money'
import { moneySpanWords, rangeWords } from '@/lib/travel/plan/cost-words'
import { entranceRange, type PlanBudget, planBudget } from '@/lib/travel/plan/plan-budget'
import { SPENDING_LEVELS, type SpendingLevel } from '@/lib/travel/plan/plan-limits'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { currencyOfTrip } from '@/lib/travel/trip/trip-budget'
import type { PlaceAnswer } from '../state/plan-place-store'
import { FailedNote } from '../ui/failed-note'
import { Skeleton } from '../ui/skeleton'
import { knownPrices } from './flights-there'
import { LEVEL_WORDS } from './plan-words'

type Props = { live: LiveTrip; plan: TripPlan; place: PlaceAnswer; onRetry: () => void }

/** What the trip may cost one person, from typical days of the place and what is chosen already. */
export function PlanBudgetTable({ live, plan, place, onRetry }: Props) {
  const headingId = useId()
  const [level, setLevel] = useState<SpendingLevel>('usual')
  return (
    <section aria-labelledby={headingId} className="border-t px-4 py-4 sm:px-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} className="font-semibold text-[15px]">
          {texts.whatOnePersonMaySpend}
        </h3>
        {place.status === 'loaded' && place.place && <LevelSwitch level={level} onChange={setLevel} />}
      </div>
      {place.status === 'loading' && (
        <div role="status" aria-label={texts.loadingTheCosts} className="flex flex-col gap-2.5">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </div>
      )}
      {place.status === 'failed' && (
        <FailedNote happened={place.message} kept={texts.yourPlanIsAsItWas} action={{ label: texts.tryAgain, onPress: onRetry }} />
      )}
      {place.status === 'loaded' && !place.place && (
        <p className="text-[15px] leading-6">
          {texts.onlyEntrancesKnown(rangeWords(entranceRange(plan), plan.currency), plan.destination.name)}
        </p>
      )}
      {place.status === 'loaded' && place.place && (
        <Lines
          budget={planBudget(plan, place.place, level, knownPrices(live.trip, plan, place.airport))}
          days={plan.days.length}
          travellers={knownPrices(live.trip, plan, place.airport).travellers}
          wanted={currencyOfTrip(live.trip)}
          isSimulated={live.trip.result?.isSimulated === true || live.trip.stays?.chosen?.isSimulated === true}
        />
      )}
    </section>
  )
}

function LevelSwitch({ level, onChange }: { level: SpendingLevel; onChange: (level: SpendingLevel) => void }) {
  const name = useId()
  return (
    <fieldset className="flex w-fit rounded-control border p-0.5 text-fact">
      <legend className="sr-only">{texts.howOneSpends}</legend>
      {SPENDING_LEVELS.map((each) => (
        <label
          key={each}
          className={`relative inline-flex min-h-8 items-center rounded-[8px] px-3 font-medium has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-sea pointer-coarse:min-h-10 ${each === level ? 'bg-sea-soft text-sea' : 'text-ink-soft hover:text-ink'}`}
        >
          <input
            type="radio"
            name={name}
            checked={each === level}
            onChange={() => onChange(each)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[8px] opacity-0"
          />
          {LEVEL_WORDS[each]}
        </label>
      ))}
    </fieldset>
  )
}

type LinesProps = {
  budget: PlanBudget
  days: number
  travellers: number
  /** The traveller's currency, where it is known. */
  wanted: string | null
  isSimulated: boolean
}

function Lines({ budget: { lines, totals, totalsOfAll }, days, travellers, wanted, isSimulated }: LinesProps) {
  const currency = lines[0]?.from.currency
  const hasFlights = lines.some(({ what }) => what === 'flights')
  const hasChosen = lines.some(({ what }) => what === 'flights' || what === 'stay')
  const areApart = totals.length > 1
  const inOwn = wanted && roughTotal(totals, wanted)
  const ofAllInOwn = wanted && roughTotal(totalsOfAll, wanted)
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 text-[15px] leading-6">
        {lines.map(({ what, isPartOfDays, from, to }) => (
          <div key={what} className="contents">
            <dt className={isPartOfDays ? 'ps-4 text-fact text-ink-soft' : ''}>{lineWords(what, days)}</dt>
            <dd className={`figures text-end ${isPartOfDays ? 'text-fact text-ink-soft' : ''}`}>{moneySpanWords(from, to)}</dd>
          </div>
        ))}
        <div className="col-span-2 flex items-start justify-between gap-6 border-t pt-1.5 font-semibold">
          <dt>{areApart ? texts.togetherInTwoCurrencies : texts.together}</dt>
          <dd className="text-end">
            <Totals spans={totals} areApart={areApart} />
            {inOwn && <span className="figures block font-normal text-ink-soft">{texts.about(inOwn)}</span>}
          </dd>
        </div>
        {travellers > 1 && (
          <div className="col-span-2 flex items-start justify-between gap-6">
            <dt>{texts.totalForAll(travellers)}</dt>
            <dd className="text-end">
              <Totals spans={totalsOfAll} areApart={areApart} />
              {ofAllInOwn && <span className="figures block text-ink-soft">{texts.about(ofAllInOwn)}</span>}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-fact text-ink-soft">
        {texts.typicalPrices(currency ?? '')}
        {!hasFlights && ` ${texts.flightsNotInItYet}`}
        {areApart && !inOwn && ` ${texts.twoCurrenciesNotAddedUp}`}
        {inOwn && ` ${ratesLabel()}.`}
        {isSimulated && hasChosen && ` ${texts.chosenIsSimulated}`}
      </p>
    </>
  )
}

/** What amounts in other currencies come to in the traveller's own: "£384–462"; null where nothing is to be converted, or there's no rate. */
function roughTotal(spans: PlanBudget['totals'], wanted: string): string | null {
  if (spans.every(({ from }) => from.currency === wanted)) return null
  const sum = (end: 'from' | 'to') =>
    spans.reduce<Money | null>((total, span) => {
      const amount = span[end].currency === wanted ? span[end] : roughlyIn(span[end], wanted)
      return total && amount && addMoney(total, amount)
    }, zeroMoney(wanted))
  const [from, to] = [sum('from'), sum('to')]
  return from && to && moneySpanWords(roundedUp(from), roundedUp(to))
}

/** Beside an amount that is about right, pence would say nothing. */
function roundedUp({ amountMinor, currency }: Money): Money {
  const unit = 10 ** minorDigits(currency)
  return { amountMinor: Math.ceil(amountMinor / unit) * unit, currency }
}

function Totals({ spans, areApart }: { spans: PlanBudget['totals']; areApart: boolean }) {
  return spans.map(({ from, to }, index) => (
    <span key={from.currency} className="figures block">
      {index > 0 && '+ '}
      {moneySpanWords(from, to)}
      {areApart && <span className="font-normal text-ink-soft"> {from.currency}</span>}
    </span>
  ))
}

function lineWords(what: PlanBudget['lines'][number]['what'], days: number): string {
  switch (what) {
    case 'days':
      return texts.costOfDays(days)
    case 'entrances':
      return texts.ofItEntrances
    case 'stay':
      return texts.ofItYourStay
    case 'flights':
      return texts.yourFlights
  }
}
