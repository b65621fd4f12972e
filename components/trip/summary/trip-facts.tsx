'use client'

import type { ReactNode } from 'react'
import * as texts from '@/lib/texts/trip/summary'
import { petsWithoutPlace } from '@/lib/travel/ancillaries/pet-places'
import { describeFilters, namesIn } from '@/lib/travel/flights/filters/describe-filters'
import { describeTravellers, sliceLabel } from '@/lib/travel/flights/search'
import { formatClocksIn } from '@/lib/travel/time-format'
import type { Trip } from '@/lib/travel/trip/trip'
import { useTimeFormat } from '../../session/preferences'

/** Who travels, what narrowed the flights, and how the travellers are reached once they have said it. */
export function TripFacts({ trip }: { trip: Trip }) {
  const timeFormat = useTimeFormat()
  if (!trip.result) return null
  const { travellers } = trip.result.search
  const pets = petWords(trip)
  const filters = filterWords(trip)
  const contact = contactOf(trip)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 border-b px-4 py-3.5 text-fact">
      <Row name={texts.travellers}>
        {describeTravellers({ ...travellers, pets: 0 })}
        {pets && <span className="block text-ink-soft">{pets}</span>}
      </Row>
      {filters && <Row name={texts.filters}>{formatClocksIn(filters, timeFormat)}</Row>}
      {contact && <Row name={texts.contact}>{contact}</Row>}
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

/** How many of the pets that were searched with have no place on some flight; null where each has one. */
export function petWords({ result, picks, ancillaries }: Trip): string | null {
  const count = petsWithoutPlace(result?.search.travellers.pets ?? 0, ancillaries.extras, picks.length)
  return count > 0 ? texts.petsNotBooked(count) : null
}

/** "Direct only, up to £300"; each direction by itself where they differ; null where all flights were shown. */
function filterWords({ filters, picks, result }: Trip): string | null {
  const names = namesIn(picks.flatMap((pick) => pick?.offer ?? []))
  const byDirection = (result?.search.slices ?? []).map((_, sliceIndex) => describeFilters(filters[sliceIndex] ?? {}, names).join(', '))
  const [first = ''] = byDirection
  if (byDirection.every((words) => words === first)) return first && first.charAt(0).toUpperCase() + first.slice(1)
  const named = byDirection.map((words, sliceIndex) => words && `${sliceLabel(result?.search.tripType ?? 'one-way', sliceIndex)}: ${words}`)
  return named.filter(Boolean).join('; ')
}

/** The billing details' once they are there, until then what a passenger has left. */
function contactOf({ billing, passengers }: Trip): string | null {
  const reached = passengers.find(({ email }) => email)
  const [email, phone] = billing
    ? [billing.email, `${billing.phoneCode} ${billing.phoneNumber}`.trim()]
    : [reached?.email ?? '', reached?.phone ?? '']
  return [email, phone].filter(Boolean).join(' · ') || null
}
