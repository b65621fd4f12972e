'use client'

import { type ReactNode, useMemo } from 'react'
import { pricesAreFor } from '@/lib/texts/flights/explore'
import * as texts from '@/lib/texts/flights/filters'
import { formatDuration } from '@/lib/travel/dates'
import type { Range } from '@/lib/travel/flights/filters/facet'
import { clockOfMinute } from '@/lib/travel/flights/filters/facet-clauses'
import {
  type ChoiceName,
  choicesOf,
  FACETS,
  FILTER_NAMES,
  type FilterName,
  type FlagName,
  isFlag,
  isRange,
  type RangeName,
} from '@/lib/travel/flights/filters/facets'
import { type CountedValue, type FilterValues, filterValues } from '@/lib/travel/flights/filters/filter-values'
import { type FilterChange, type FlightFilters, NO_FILTERS, narrow, withoutOf } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { ANY_PAIRING } from '@/lib/travel/flights/pairing'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { formatWhole } from '@/lib/travel/money'
import { formatClock, type TimeFormat } from '@/lib/travel/time-format'
import { useTimeFormat } from '../../session/preferences'
import { pricedFor } from '../fare-words'
import { RangeFilter } from './range-filter'
import { filterOf, scaleOf, thumbsOf } from './range-scale'
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
  const wordsOf = { money: (amount: number) => formatWhole(amount, currency), clock: clockWords, minutes: formatDuration }
  const group = { filters, values, all, change }
  const onMove = (moved: FilterChange) => onPreview?.(narrow(filters, moved))
  return (
    <div className="flex flex-col divide-y">
      {search.tripType === 'round-trip' && <p className="pb-2 text-fact text-ink-soft">{pricesAreFor(pricedFor(offers[0], search))}</p>}
      {FILTER_NAMES.map((name) =>
        isRange(name) ? (
          <RangeSection key={name} {...group} name={name} wordsOf={wordsOf[FACETS[name].unit]} onPreview={onMove} />
        ) : (
          choicesOf(name).map(([choice, { isHiddenAlone }]) => (
            <ListSection key={choice} {...group} name={name} choice={choice} isHiddenAlone={isHiddenAlone} />
          ))
        ),
      )}
      <FlagSection {...group} flightCount={offers.length} />
    </div>
  )
}

type GroupProps = { filters: FlightFilters; values: FilterValues; all: FilterValues; change: (change: FilterChange) => void }

function ListSection({
  name,
  choice,
  isHiddenAlone = false,
  filters,
  values,
  all,
  change,
}: GroupProps & {
  name: FilterName
  choice: ChoiceName
  isHiddenAlone?: boolean | undefined
}) {
  const title = CHOICE_TITLES[choice]
  const counted = values[choice]
  const without = withoutOf(name)
  if (counted.length === 0 || (isHiddenAlone && counted.length === 1)) return null
  return (
    <Section title={title}>
      <ValueFilter
        legend={title}
        values={choice === 'pairingKeys' ? counted.map(pairNamed) : counted}
        only={listedIn(filters[name])}
        commonness={new Map(all[choice].map(({ value, count }) => [value, count]))}
        onOnly={(chosen) => change({ [name]: chosen })}
        {...(without && { without: listedIn(filters[without]), onWithout: (ruledOut: string[]) => change({ [without]: ruledOut }) })}
      />
    </Section>
  )
}

/** What can be wanted of every flight, where some are known to have it and not all have it anyway. */
function FlagSection({ filters, values, all, change, flightCount }: GroupProps & { flightCount: number }) {
  const flags = FILTER_NAMES.filter(isFlag).filter((name) => filters[name] || (all[name].count > 0 && all[name].count < flightCount))
  const isMoved = (chosen: readonly string[]) => (name: FlagName) => chosen.includes(name) !== Boolean(filters[name])
  if (flags.length === 0) return null
  return (
    <Section title={texts.moreWishes}>
      <ValueFilter
        legend={texts.moreWishes}
        values={flags.map((name) => ({ ...values[name], name: FLAG_TITLES[name] }))}
        only={flags.filter((name) => filters[name])}
        commonness={new Map(flags.map((name) => [name, all[name].count]))}
        onOnly={(chosen) => change(Object.fromEntries(flags.filter(isMoved(chosen)).map((name) => [name, chosen.includes(name) || null])))}
      />
    </Section>
  )
}

function RangeSection({
  name,
  wordsOf,
  filters,
  all,
  change,
  onPreview,
}: GroupProps & {
  name: RangeName
  wordsOf: (value: number) => string
  onPreview: (change: FilterChange) => void
}) {
  const { title, ...ends } = RANGE_TITLES[name]
  const scale = scaleOf(FACETS[name], all[name])
  if (!scale) return null
  const changeOf = (thumbs: Range): FilterChange => ({ [name]: filterOf(thumbs, scale) })
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

/** Every list, wish and slider has a title: one that is forgotten does not compile. */
const CHOICE_TITLES: Readonly<Record<ChoiceName, string>> = texts.choices
const FLAG_TITLES: Readonly<Record<FlagName, string>> = texts.flags
const RANGE_TITLES: Readonly<Record<RangeName, { title: string; from: string; to: string }>> = texts.ranges

function listedIn(value: FlightFilters[FilterName]): readonly string[] {
  return Array.isArray(value) ? value : []
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

/** The supplier's own keys would say nothing to a traveller. */
function pairNamed(counted: CountedValue, index: number): CountedValue {
  return { ...counted, name: counted.value === ANY_PAIRING ? texts.goesWithEveryFlight : texts.pairNumber(index + 1) }
}
