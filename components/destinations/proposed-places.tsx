'use client'

import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/destinations'
import { formatDay, formatDuration } from '@/lib/travel/dates'
import { formatMonth } from '@/lib/travel/flights/month-grid'
import { countTravellers } from '@/lib/travel/flights/search'
import { multiplyMoney } from '@/lib/travel/money'
import { monthName } from '@/lib/travel/month-names'
import { cityWords } from '@/lib/travel/places/city-words'
import { countryName } from '@/lib/travel/places/country-names'
import type { Place } from '@/lib/travel/places/place'
import { moneyWords, rangeWords } from '@/lib/travel/plan/cost-words'
import type { DestinationCandidate, DestinationWishes } from '@/lib/travel/plan/destination-candidate'
import { listWords, wetDays } from '@/lib/travel/plan/destination-reason'
import { StoredTime } from '../flights/card-standing'
import { useAnnounceOnce } from '../state/use-announce-once'
import { useLiveTrip } from '../state/use-live-trip'
import { Card } from '../ui/card'
import { Price } from '../ui/price'
import { Ribbon } from '../ui/ribbon'
import { Worded } from '../ui/worded'
import { NextSteps } from './next-steps'

type Named = { slug: string; name: string; reasons: string[] }

/** A place with its fare, the days it was found on, and where one flies to; null where no price came. */
export type ProposedPlace = {
  candidate: DestinationCandidate
  origin?: Place | undefined
  airport: Place | null
  departureOn: string | null
  returnOn: string | null
}

type Proposal = {
  origin: Place
  alsoFrom: Place[]
  leaving: { from: string; to: string } | null
  looked?: { withPage: number; ofNetwork: number; leftOut: number } | undefined
  month: string
  days: number
  wishes: DestinationWishes
  ranked: ProposedPlace[]
  fitting: number
  open: Named[]
  excluded: Named[]
  message: string | null
  isSimulated: boolean
  searchedAt: string
}

/** Where one could go, the best first, each with its numbers; and why others are not among them. */
export function ProposedPlaces({ proposal, isLatest }: { proposal: Proposal; isLatest: boolean }) {
  const today = useToday()
  const { origin, alsoFrom, leaving, looked, month, days, wishes, ranked, fitting, open, excluded, message, searchedAt } = proposal
  const count = fitting === 1 ? texts.onePlaceFits : fitting === 0 ? texts.noPlaceFits : texts.placesFit(fitting)
  useAnnounceOnce(`${count}. ${ranked.map(({ candidate }) => candidate.name).join(', ')}`, isLatest)
  return (
    <Card aria-label={texts.whereToGoIn(formatMonth(month))} className="animate-rise">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
        <h2 className="font-semibold text-[15px] leading-6">
          {leaving
            ? texts.whereToGoOn(formatDay(leaving.from, today), formatDay(leaving.to, today))
            : texts.whereToGoIn(formatMonth(month))}{' '}
          <span className="font-normal text-ink-soft">
            {wishes.countries.length > 0 && `${texts.inPlace(wishes.countries.map(countryName).join(texts.or))} `}
            {texts.fromPlace([origin, ...alsoFrom].map(cityWords).join(texts.or))}
          </span>
        </h2>
        <p className="text-fact text-ink-soft">
          {ranked.length < fitting ? texts.someOfThoseThatFit(ranked.length, fitting) : count} · {texts.countOfDays(days)}
        </p>
      </header>
      {message && <Ribbon tone="stale">{message}</Ribbon>}
      {ranked.length === 0 && <p className="px-4 pb-4 text-[15px] leading-6">{texts.nothingIsInsideYourLimits}</p>}
      <ol>
        {ranked.map((place, index) => (
          <li key={place.candidate.slug} className="border-t px-4 py-3 first:border-t-0">
            <ProposedRow place={place} position={index + 1} wishes={wishes} days={days} origin={origin} />
          </li>
        ))}
      </ol>
      <Others title={texts.couldNotBeChecked} places={open} />
      <Others title={texts.outsideYourLimits} places={excluded} />
      <p className="border-t px-4 py-2 text-fact text-ink-soft">
        {looked && looked.ofNetwork > 0 && `${texts.lookedAt(looked.withPage, looked.ofNetwork, looked.leftOut)} `}
        <Worded words={texts.faresAsOf} parts={{ time: <StoredTime instant={searchedAt} /> }} />
      </p>
    </Card>
  )
}

/** How many times the fare of one adult the party pays; 0 where children fly too, whose fares are their own. */
function useAdultsOnly(): number {
  const travellers = useLiveTrip()?.trip.wishes.travellers
  return travellers && countTravellers(travellers) === travellers.adults ? travellers.adults : 0
}

type PlaceProps = { place: ProposedPlace; position: number; wishes: DestinationWishes; days: number; origin: Place }

function ProposedRow({ place, position, wishes, days, origin }: PlaceProps) {
  const today = useToday()
  const { candidate, departureOn, returnOn } = place
  const { name, fare, flightMinutes, dayCost, likings } = candidate
  const adults = useAdultsOnly()
  const weather = candidate.months[wishes.month - 1]
  const liked = wishes.likings.filter((liking) => likings.includes(liking))
  const facts = [
    ...(weather ? [texts.weatherInMonth(weather.highC, wetDays(weather.rainDays), monthName(wishes.month))] : []),
    ...(flightMinutes === null ? [] : [texts.byPlane(formatDuration(flightMinutes))]),
    ...(dayCost ? [texts.costOfADay(rangeWords(dayCost.range, dayCost.currency))] : []),
    ...(liked.length > 0 ? [texts.forLikings(listWords(liked))] : []),
  ]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-semibold text-[17px] leading-6">
          <span className="figures me-2 font-normal text-ink-soft">{position}</span>
          {name}
        </h3>
        <p className="shrink-0 text-end">
          {fare && <Price money={fare} className="font-semibold text-[17px]" />}
          <span className="block text-fact text-ink-soft">
            {fare ? (candidate.from ? texts.thereAndBackFrom(candidate.from) : texts.thereAndBack) : texts.noPriceCame}
          </span>
          {fare && adults > 1 && (
            <span className="block text-fact text-ink-soft">{texts.eachAndTotal(moneyWords(multiplyMoney(fare, adults)), adults)}</span>
          )}
        </p>
      </div>
      <p className="text-fact text-ink-soft leading-5">
        {facts.join(' · ')}
        {departureOn && returnOn && (
          <span className="block">{texts.thatFare(formatDay(departureOn, today), formatDay(returnOn, today))}</span>
        )}
      </p>
      <NextSteps
        place={{ slug: candidate.hasNoPage ? null : candidate.slug, name, airport: place.airport, departureOn, returnOn }}
        origin={place.origin ?? origin}
        days={days}
      />
    </div>
  )
}

function Others({ title, places }: { title: string; places: Named[] }) {
  if (places.length === 0) return null
  return (
    <details className="border-t px-4 py-2 text-fact">
      <summary className="min-h-6 cursor-pointer text-ink-soft">
        {title}: {places.map(({ name }) => name).join(', ')}
      </summary>
      <ul className="mt-2 flex flex-col gap-1 pb-1">
        {places.map(({ slug, name, reasons }) => (
          <li key={slug}>
            <span className="font-medium">{name}</span> <span className="text-ink-soft">– {reasons.join('; ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
