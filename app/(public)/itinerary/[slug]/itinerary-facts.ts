import type { Itinerary } from '@/lib/content/itinerary'
import * as texts from '@/lib/texts/pages/public/itinerary'

/** An itinerary for machines, as schema.org's TouristTrip: a trip of days, each of them a list of stops in their order. */
export function itineraryFacts({ slug, title, description, likings, days }: Itinerary, base: string) {
  const url = `${base}/itinerary/${slug}`
  return {
    '@type': 'TouristTrip',
    '@id': url,
    url,
    name: title,
    description,
    touristType: likings,
    subTrip: days.map((day, index) => ({
      '@type': 'Trip',
      name: texts.dayAndTitle(index + 1, day.title),
      partOfTrip: { '@id': url },
      itinerary: {
        '@type': 'ItemList',
        itemListOrder: 'https://schema.org/ItemListOrderAscending',
        numberOfItems: day.stops.length,
        itemListElement: day.stops.map((stop, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          item: {
            '@type': 'Place',
            name: stop.name,
            description: stop.text,
            geo: { '@type': 'GeoCoordinates', latitude: stop.lat, longitude: stop.lon },
          },
        })),
      },
    })),
  }
}
