'use client'

import { type ReactNode, useMemo } from 'react'
import * as texts from '@/lib/texts/flights/filters'
import { formatDuration } from '@/lib/travel/dates'
import { clockOfMinute } from '@/lib/travel/flights/filters/describe-filters'
import { type CountedValue, type FilterValues, filterValues, type ValueRange } from '@/lib/travel/flights/filters/filter-values'
import { type FilterChange, type FlightFilters, NO_FILTERS, narrow } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer'
import { ANY_PAIRING } from '@/lib/travel/flights/pairing'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { formatWhole } from '@/lib/travel/money'
import { formatClock, type TimeFormat } from '@/lib/travel/time-format'
import { useTimeFormat } from '../../session/preferences'
import { RangeFilter } from './range-filter'
import { filterOf, type RangeName, scaleOf, thumbsOf } from './range-scale'
import { ValueFilter } from './value-filter'

type FilterPanelProps = {
  /** All flights of one direction, unfiltered. */
  offers: FlightOffer[]
  search: FlightSearch
  filters: FlightFilters
  /** After each choice, and when a thumb has come to rest. */
  onChange: (filters: FlightFilters) => void
  /** While a thumb moves; left out where that is too often. */
  onPreview?: (filters: FlightFilters) => void
}

/** Every way to narrow one direction down, each value with its count and its lowest price under the other filters. */
export function FilterPanel({ offers, search, filters, onChange, onPreview }: FilterPanelProps) {
  const values = useMemo(() => filterValues(offers, filters, search), [offers, filters, search])
  const all = useMemo(() => filterValues(offers, NO_FILTERS, search), [offers, search])
  const change = (change: FilterChange) => onChange(narrow(filters, change))
  const timeFormat = useTimeFormat()
  const clockWords = (minute: number) => clockEndWords(minute, timeFormat)
  const currency = offers[0]?.fares[0]?.total.currency ?? 'EUR'
  const group = { filters, values, all, change }
  const range = { ...group, onPreview: (preview: FilterChange) => onPreview?.(narrow(filters, preview)) }
  return (
    <div className="flex flex-col divide-y">
      <ListSection {...group} title={texts.stops} name="stops" group="stops" />
      <RangeSection
        {...range}
        title={texts.priceForEverybody}
        name="price"
        ends={{ from: texts.lowestPrice, to: texts.highestPrice }}
        wordsOf={(amount) => formatWhole(amount, currency)}
      />
      <RangeSection
        {...range}
        title={texts.departure}
        name="departure"
        ends={{ from: texts.leavingAfter, to: texts.leavingBefore }}
        wordsOf={clockWords}
      />
      <RangeSection
        {...range}
        title={texts.arrival}
        name="arrival"
        ends={{ from: texts.arrivingAfter, to: texts.arrivingBefore }}
        wordsOf={clockWords}
      />
      <RangeSection
        {...range}
        title={texts.duration}
        name="durationMinutes"
        ends={{ from: texts.shortestDuration, to: texts.longestDuration }}
        wordsOf={formatDuration}
      />
      <ListSection {...group} title={texts.airlines} name="airlines" without="withoutAirlines" group="airlines" />
      <ListSection {...group} title={texts.alliances} name="alliances" group="alliances" />
      <ListSection {...group} title={texts.fromAirport} name="airports" without="withoutAirports" group="originAirports" isChoice />
      <ListSection {...group} title={texts.toAirport} name="airports" without="withoutAirports" group="destinationAirports" isChoice />
      <ListSection {...group} title={texts.layoverIn} name="layoverAirports" without="withoutLayoverAirports" group="layoverAirports" />
      <ListSection {...group} title={texts.routingPair} name="pairingKeys" group="pairingKeys" isChoice nameOf={pairWords} />
    </div>
  )
}

type ListName = 'stops' | 'airlines' | 'alliances' | 'airports' | 'layoverAirports' | 'pairingKeys'
type WithoutName = 'withoutAirlines' | 'withoutAirports' | 'withoutLayoverAirports'
type GroupName = { [Name in keyof FilterValues]: FilterValues[Name] extends CountedValue[] ? Name : never }[keyof FilterValues]
type GroupProps = { filters: FlightFilters; values: FilterValues; all: FilterValues; change: (change: FilterChange) => void }

function ListSection({
  title,
  name,
  without,
  group,
  isChoice = false,
  nameOf,
  filters,
  values,
  all,
  change,
}: GroupProps & {
  title: string
  name: ListName
  without?: WithoutName
  group: GroupName
  /** Shown only where there is more than one. */
  isChoice?: boolean
  nameOf?: (value: CountedValue, index: number) => string
}) {
  const counted: CountedValue[] = values[group]
  if (counted.length === 0 || (isChoice && counted.length === 1)) return null
  const named = nameOf ? counted.map((value, index) => ({ ...value, name: nameOf(value, index) })) : counted
  const only: readonly string[] = filters[name] ?? []
  return (
    <Section title={title}>
      <ValueFilter
        legend={title}
        values={named}
        only={only}
        commonness={new Map(all[group].map(({ value, count }) => [value, count]))}
        onOnly={(chosen) => change({ [name]: chosen })}
        {...(without ? { without: filters[without] ?? [], onWithout: (ruledOut: string[]) => change({ [without]: ruledOut }) } : {})}
      />
    </Section>
  )
}

function RangeSection({
  title,
  name,
  ends,
  wordsOf,
  filters,
  all,
  change,
  onPreview,
}: GroupProps & {
  title: string
  name: RangeName
  ends: { from: string; to: string }
  wordsOf: (value: number) => string
  onPreview: (change: FilterChange) => void
}) {
  const scale = scaleOf(name, all)
  if (!scale) return null
  const changeOf = (thumbs: ValueRange): FilterChange => ({ [name]: filterOf(thumbs, scale) })
  return (
    <Section title={title}>
      <RangeFilter
        legend={title}
        ends={ends}
        scale={scale}
        thumbs={thumbsOf(filters[name], scale)}
        wordsOf={wordsOf}
        onPreview={(thumbs) => onPreview(changeOf(thumbs))}
        onChange={(thumbs) => change(changeOf(thumbs))}
      />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="py-3 first:pt-0">
      <h3 className="mb-1 font-medium text-fact">{title}</h3>
      {children}
    </section>
  )
}

/** The sliders run to midnight, which no clock shows twice. */
function clockEndWords(minute: number, format: TimeFormat): string {
  if (minute < 24 * 60) return formatClock(clockOfMinute(minute), format)
  return format === '24h' ? '24:00' : texts.midnight
}

/** Limits are set in whole units, so the decimals would say nothing. */

/** The keys themselves say nothing to a traveller. */
/** The supplier's own keys would say nothing to a traveller. */
function pairWords({ value }: CountedValue, index: number): string {
  return value === ANY_PAIRING ? texts.goesWithEveryFlight : texts.pairNumber(index + 1)
}
