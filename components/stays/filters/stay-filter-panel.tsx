'use client'

import { type ReactNode, useMemo } from 'react'
import * as texts from '@/lib/texts/stays/filters'
import { formatWhole } from '@/lib/travel/money'
import { ACCESS_LABELS, AMENITY_LABELS, HOTEL_KIND_LABELS } from '@/lib/travel/stays/hotel'
import { type PlacedHotel, WALKABLE_METRES } from '@/lib/travel/stays/placed-hotel'
import { stayFacets } from '@/lib/travel/stays/stay-facets'
import type { StayFilters } from '@/lib/travel/stays/stay-filters-schema'
import { RangeFilter } from '../../flights/filters/range-filter'
import { SelectField } from '../../ui/field'
import { priceFilter, priceScale, priceThumbs } from './price-scale'
import { TickList, TickRow } from './tick-list'

/** Every way to narrow the places down; a value that none of them has is not offered. */
export function StayFilterPanel({
  hotels,
  currency,
  filters,
  onChange,
}: {
  /** All that suit, unfiltered. */
  hotels: PlacedHotel[]
  currency: string
  filters: StayFilters
  onChange: (filters: StayFilters) => void
}) {
  const facets = useMemo(() => stayFacets(hotels), [hotels])
  const scale = priceScale(facets.pricePerNight)
  const change = (changed: { [Name in keyof StayFilters]: StayFilters[Name] | undefined }) =>
    onChange(withoutUnset({ ...filters, ...changed }))
  const { kinds, stars, neighbourhoods, amenities, access, sights } = facets
  return (
    <div className="flex flex-col divide-y">
      {scale && (
        <Section title={texts.priceANightOneRoom}>
          <RangeFilter
            legend={texts.priceANight}
            ends={{ from: texts.lowestPriceANight, to: texts.highestPriceANight }}
            scale={scale}
            thumbs={priceThumbs(filters.pricePerNight, scale)}
            wordsOf={(amount) => formatWhole(amount, currency)}
            onPreview={(thumbs) => change({ pricePerNight: priceFilter(thumbs, scale) })}
            onChange={(thumbs) => change({ pricePerNight: priceFilter(thumbs, scale) })}
          />
        </Section>
      )}
      {(facets.freeCancellation > 0 || facets.breakfast > 0) && (
        <Section title={texts.included}>
          {facets.freeCancellation > 0 && (
            <TickRow
              label={texts.freeToCancelLabel}
              count={facets.freeCancellation}
              isTicked={filters.freeCancellation ?? false}
              onChange={(isOn) => change({ freeCancellation: isOn || undefined })}
            />
          )}
          {facets.breakfast > 0 && (
            <TickRow
              label={texts.breakfastIncludedLabel}
              count={facets.breakfast}
              isTicked={filters.breakfast ?? false}
              onChange={(isOn) => change({ breakfast: isOn || undefined })}
            />
          )}
        </Section>
      )}
      <TickSection
        title={texts.stars}
        ticks={stars.map(({ value, count }) => ({ value, count, label: texts.starCount(value) }))}
        ticked={filters.stars ?? []}
        onChange={(ticked) => change({ stars: ticked })}
      />
      {kinds.length > 1 && (
        <TickSection
          title={texts.kindOfHouse}
          ticks={kinds.map((one) => ({ ...one, label: HOTEL_KIND_LABELS[one.value] }))}
          ticked={filters.kinds ?? []}
          onChange={(ticked) => change({ kinds: ticked })}
        />
      )}
      {sights.length > 0 && (
        <div className="py-3">
          <SelectField
            label={texts.withinAWalkOf}
            value={filters.nearSight?.sightId ?? ''}
            onChange={({ target }) =>
              change({ nearSight: target.value === '' ? undefined : { sightId: target.value, withinMetres: WALKABLE_METRES } })
            }
          >
            <option value="">{texts.anywhere}</option>
            {sights.map(({ value, name, count }) => (
              <option key={value} value={value}>
                {name} · {count}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <TickSection
        title={texts.neighbourhood}
        ticks={neighbourhoods.map((one) => ({ ...one, label: one.value }))}
        ticked={filters.neighbourhoods ?? []}
        onChange={(ticked) => change({ neighbourhoods: ticked })}
      />
      <TickSection
        title={texts.theHouseHas}
        ticks={amenities.map((one) => ({ ...one, label: AMENITY_LABELS[one.value] }))}
        ticked={filters.amenities ?? []}
        onChange={(ticked) => change({ amenities: ticked })}
      />
      <TickSection
        title={texts.access}
        ticks={access.map((one) => ({ ...one, label: ACCESS_LABELS[one.value] }))}
        ticked={filters.access ?? []}
        onChange={(ticked) => change({ access: ticked })}
      />
    </div>
  )
}

function TickSection<Value extends string | number>({
  title,
  ...list
}: { title: string } & Omit<Parameters<typeof TickList<Value>>[0], 'legend'>) {
  if (list.ticks.length === 0) return null
  return (
    <Section title={title}>
      <TickList legend={title} {...list} />
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

/** Without what restricts nothing, so that filters can be counted. */
function withoutUnset(filters: { [Name in keyof StayFilters]: StayFilters[Name] | undefined }): StayFilters {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(set)
}
