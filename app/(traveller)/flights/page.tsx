import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { requireUser, shownUser, travellersCurrency } from '@/app/session/current-user'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/flights'
import { plainDateIn } from '@/lib/travel/dates'
import { readFlightsAddress } from '@/lib/travel/flights/search-url'
import { FlightsScreen } from './flights-screen'
import { namePlaces } from './name-places'

export const metadata: Metadata = { title: texts.flights, robots: { index: false } }

/** The search page with its filters. The address holds all of its state; the server only says which places are meant. */
export default async function FlightsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const query = Object.entries(await searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
  const user = await requireUser(query.length > 0 ? `/flights?${new URLSearchParams(query)}` : '/flights')
  const { places, clock } = await services()
  const named = namePlaces(readFlightsAddress(query).address, places)
  return (
    <FlightsScreen
      user={shownUser(user)}
      ownCurrency={travellersCurrency(user, await headers())}
      named={named}
      serversToday={plainDateIn('UTC', clock())}
    />
  )
}
