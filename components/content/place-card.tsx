import Link from 'next/link'
import type { Destination } from '@/lib/content/destination'
import type { Itinerary } from '@/lib/content/itinerary'
import * as texts from '@/lib/texts/content'
import { monthSpans } from './month-spans'
import { PictureImage } from './picture/picture-image'

/** Places to choose from, side by side. */
export function DestinationCards({ destinations }: { destinations: Destination[] }) {
  return (
    <div className={GRID}>
      {destinations.map(({ slug, name, country, bestMonths }) => (
        <PlaceCard
          key={slug}
          href={`/destination/${slug}`}
          slug={slug}
          title={name}
          facts={texts.countryAndBestMonths(country, monthSpans(bestMonths))}
        />
      ))}
    </div>
  )
}

/** Trips to choose from, side by side; each shows the place that it begins in. */
export function ItineraryCards({ itineraries }: { itineraries: Itinerary[] }) {
  return (
    <div className={GRID}>
      {itineraries.map((itinerary) => (
        <PlaceCard
          key={itinerary.slug}
          href={`/itinerary/${itinerary.slug}`}
          slug={itinerary.slug}
          title={itinerary.title}
          facts={texts.daysAndBestMonths(itinerary.days.length, monthSpans(itinerary.bestMonths))}
        />
      ))}
    </div>
  )
}

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

function PlaceCard({ href, slug, title, facts }: { href: string; slug: string; title: string; facts: string }) {
  return (
    <article className="relative overflow-hidden rounded-card border bg-sheet shadow-card outline-sea outline-offset-2 hover:border-sea has-[a:focus-visible]:outline-2">
      <PictureImage slug={slug} className="aspect-[9/5] w-full" />
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
