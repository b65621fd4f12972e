'use client'

import type { ReactNode } from 'react'
import * as texts from '@/lib/texts/stays'
import { formatMetres } from '@/lib/travel/stays/format-metres'
import { ACCESS_LABELS, AMENITY_LABELS } from '@/lib/travel/stays/hotel'
import type { PlacedHotel } from '@/lib/travel/stays/placed-hotel'
import { formatClock } from '@/lib/travel/time-format'
import { useTimeFormat } from '../session/preferences'

const NEAREST = 3

/** What a house has, how one gets in, when one arrives and leaves, and what is near. */
export function HotelFacts({ hotel }: { hotel: PlacedHotel }) {
  const timeFormat = useTimeFormat()
  const { amenities, access, checkInFrom, checkOutUntil, sights } = hotel
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-fact">
      {amenities.length > 0 && <Row name={texts.has}>{inWords(amenities.map((one) => AMENITY_LABELS[one]))}</Row>}
      <Row name={texts.access}>
        {access.length > 0 ? inWords(access.map((one) => ACCESS_LABELS[one])) : texts.nothingIsKnownAskTheHouse}
      </Row>
      <Row name={texts.times}>{texts.arriveFromLeaveBy(formatClock(checkInFrom, timeFormat), formatClock(checkOutUntil, timeFormat))}</Row>
      {sights.length > 0 && (
        <Row name={texts.near}>
          {sights
            .slice(0, NEAREST)
            .map(({ name, metres }) => `${name} ${formatMetres(metres)}`)
            .join(' · ')}
        </Row>
      )}
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function inWords(labels: string[]): string {
  return labels.join(' · ')
}
