import type { Destination } from '@/lib/content/destination'

/** A destination for machines, as schema.org's TouristDestination. */
export function destinationFacts({ slug, name, description, country, centre, sights, likings }: Destination, base: string) {
  return {
    '@type': 'TouristDestination',
    '@id': `${base}/destination/${slug}`,
    url: `${base}/destination/${slug}`,
    name,
    description,
    containedInPlace: { '@type': 'Country', name: country },
    geo: { '@type': 'GeoCoordinates', latitude: centre.lat, longitude: centre.lon },
    touristType: likings,
    includesAttraction: sights.map((sight) => ({
      '@type': 'TouristAttraction',
      name: sight.name,
      description: sight.text,
      isAccessibleForFree: sight.cost[1] === 0,
      geo: { '@type': 'GeoCoordinates', latitude: sight.lat, longitude: sight.lon },
    })),
  }
}
