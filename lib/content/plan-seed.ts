import { z } from 'zod'
import { findDestination, findItinerary } from './find-content'
import type { Itinerary } from './itinerary'
import { slugSchema } from './words'

/** What a "Plan this trip" link may carry: the name of one of our own pages and a number of days, nothing that is anybody's words. */
const placeSchema = z.object({ destination: slugSchema.max(40), days: z.coerce.number().int().min(1).max(14).optional() })
const tripSchema = z.object({ itinerary: slugSchema.max(60) })
type Plan = z.infer<typeof placeSchema> | z.infer<typeof tripSchema>

type Asked = Record<string, string | string[] | undefined>

/** The address that opens the chat with a plan for this page in its composer. */
export function planHref(plan: Plan): string {
  const entries = Object.entries(plan).filter(([, value]) => value !== undefined)
  return `/chat?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}

/** The plan of such an address: our own sentence for the composer, and the address again. Null for whatever does not come from our pages. */
export function readPlan(asked: Asked): { sentence: string; href: string } | null {
  const trip = tripSchema.safeParse(asked)
  if (trip.success) {
    const itinerary = findItinerary(trip.data.itinerary)
    return itinerary && { sentence: tripSentence(itinerary), href: planHref(trip.data) }
  }
  const place = placeSchema.safeParse(asked)
  const destination = place.success ? findDestination(place.data.destination) : null
  if (!place.success || !destination) return null
  return { sentence: placeSentence(destination.name, place.data.days), href: planHref(place.data) }
}

/** By its places, not by its title: "in three days" would be heard as the day to leave on. */
function tripSentence({ destinations, days }: Itinerary): string {
  const names = destinations.flatMap((slug) => findDestination(slug)?.name ?? [])
  return placeSentence(new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names), days.length)
}

function placeSentence(name: string, days: number | undefined): string {
  if (days === undefined) return `Plan a trip to ${name} for me.`
  return `Plan ${days} ${days === 1 ? 'day' : 'days'} in ${name} for me.`
}
