import Link from 'next/link'
import type { Destination } from '@/lib/content/destination'
import type { Itinerary } from '@/lib/content/itinerary'
import type { Scene } from '@/lib/content/scene'
import * as texts from '@/lib/texts/content'
import { monthSpans } from './month-spans'
import { Picture } from './picture/picture'

/** Places to choose from, side by side. */
export function DestinationCards({ destinations }: { destinations: Destination[] }) {
  return (
    <div className={GRID}>
      {destinations.map(({ slug, name, country, scene, bestMonths }) => (
        <PlaceCard
          key={slug}
          href={`/destination/${slug}`}
          scene={scene}
          place={slug}
          title={name}
          facts={texts.countryAndBestMonths(country, monthSpans(bestMonths))}
        />
      ))}
    </div>
  )
}

/** Trips to choose from, side by side; each shows the kind of place that it begins in. */
export function ItineraryCards({ itineraries, sceneOf }: { itineraries: Itinerary[]; sceneOf: (itinerary: Itinerary) => Scene }) {
  return (
    <div className={GRID}>
      {itineraries.map((itinerary) => (
        <PlaceCard
          key={itinerary.slug}
          href={`/itinerary/${itinerary.slug}`}
          scene={sceneOf(itinerary)}
          place={itinerary.slug}
          title={itinerary.title}
          facts={texts.daysAndBestMonths(itinerary.days.length, monthSpans(itinerary.bestMonths))}
        />
      ))}
    </div>
  )
}

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

function PlaceCard({ href, scene, place, title, facts }: { href: string; scene: Scene; place: string; title: string; facts: string }) {
  return (
    <article className="relative overflow-hidden rounded-card border bg-sheet shadow-card outline-sea outline-offset-2 hover:border-sea has-[a:focus-visible]:outline-2">
      <Picture scene={scene} place={place} className="block aspect-[9/5] w-full" />
      <div className="px-4 pt-3 pb-4">
        <h3 className="font-semibold text-[17px] leading-6">
          <Link href={href} prefetch={false} className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none">
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 text-fact text-ink-soft">{facts}</p>
      </div>
    </article>
  )
}
