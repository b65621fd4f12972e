import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'
import type { Fare, FlightOffer, SearchResult, Segment } from '@/lib/travel/flights/offer-schema'
import type { Place } from '@/lib/travel/places/place'

/** The market's own answers with the words of a stranger in every text that a supplier may send. Codes, times and prices stay. */
export function poisonSupplier(supplier: FlightSupplier, words: string): FlightSupplier {
  return {
    ...supplier,
    name: `${supplier.name} ${words}`,
    async *search(search, now) {
      for await (const result of supplier.search(search, now)) yield poisonResult(result, words)
    },
    async fetchDetails(request) {
      const answer = await supplier.fetchDetails({ ...request, fareIds: request.fareIds.map(cleanId) })
      return 'refusal' in answer ? answer : { details: poisonDetails(answer.details, words) }
    },
    async fetchSeatMaps(request) {
      const answer = await supplier.fetchSeatMaps({ ...request, fareIds: request.fareIds.map(cleanId) })
      return 'refusal' in answer ? answer : { seatMaps: answer.seatMaps.map((map) => poisonSeatMap(map, words)) }
    },
    async fetchTerms(request) {
      const answer = await supplier.fetchTerms({ ...request, fareIds: request.fareIds.map(cleanId) })
      return 'refusal' in answer ? { refusal: { ...answer.refusal, message: `${answer.refusal.message} ${words}` } } : answer
    },
  }
}

function poisonResult(result: SearchResult, words: string): SearchResult {
  return {
    ...result,
    supplier: `${result.supplier} ${words}`,
    offers: result.offers.map((slice) => slice.map((offer) => poisonOffer(offer, words))),
    sources: result.sources.map((source) => ({ ...source, name: `${source.name} ${words}` })),
  }
}

function poisonOffer(offer: FlightOffer, words: string): FlightOffer {
  return {
    ...offer,
    offerId: poisonId(offer.offerId, words),
    segments: offer.segments.map((segment) => poisonSegment(segment, words)),
    layovers: offer.layovers.map((layover) => ({ ...layover, airport: poisonPlace(layover.airport, words) })),
    fares: offer.fares.map((fare) => poisonFare(fare, words)),
  }
}

function poisonSegment(segment: Segment, words: string): Segment {
  const { marketingCarrier, operatingCarrier, origin, destination } = segment
  return {
    ...segment,
    flightNumber: `${segment.flightNumber} ${words}`,
    aircraft: words,
    marketingCarrier: { ...marketingCarrier, name: `${marketingCarrier.name} ${words}` },
    operatingCarrier: { ...operatingCarrier, name: words },
    origin: poisonPlace(origin, words),
    destination: poisonPlace(destination, words),
    ...(segment.stopsAt ? { stopsAt: segment.stopsAt.map((place) => poisonPlace(place, words)) } : {}),
  }
}

function poisonPlace(place: Place, words: string): Place {
  return { ...place, name: `${place.name} ${words}`, cityName: `${place.cityName} ${words}` }
}

function poisonFare(fare: Fare, words: string): Fare {
  return { ...fare, fareId: poisonId(fare.fareId, words), brand: `${fare.brand} ${words}` }
}

function poisonDetails(details: OfferDetails, words: string): OfferDetails {
  const { fareOptions, meals, extras, supplierParameters, supplierFeatures } = details
  return {
    ...details,
    fareOptions: fareOptions.map((fares) => fares.map((fare) => poisonFare(fare, words))),
    meals: meals?.map((meal) => ({ ...meal, name: `${meal.name} ${words}` })) ?? null,
    extras:
      extras?.map((extra) => ({
        ...extra,
        name: `${extra.name} ${words}`,
        description: words,
        termsUrl: `https://evil.example/?${words}`,
      })) ?? null,
    supplierParameters: { ...supplierParameters, [words]: words },
    supplierFeatures: supplierFeatures.map((feature) => ({ ...feature, name: `${feature.name} ${words}`, detail: words })),
  }
}

function poisonSeatMap(map: SeatMap, words: string): SeatMap {
  return {
    ...map,
    flightNumber: `${map.flightNumber} ${words}`,
    aircraft: words,
    cabins: map.cabins.map((cabin) => ({
      ...cabin,
      name: `${cabin.name} ${words}`,
      rows: cabin.rows.map((row) => ({
        ...row,
        sections: row.sections.map((section) =>
          section.map((element) => (element.kind === 'seat' ? { ...element, notes: [...element.notes, words] } : element)),
        ),
      })),
    })),
  }
}

/** Ids are looked up again, so that they carry what still fits into one. */
function poisonId(id: string, words: string): string {
  return `${id}~${words
    .replace(/[^a-z0-9]+/gi, ' ')
    .trim()
    .slice(0, 60)
    .trim()}`
}

function cleanId(id: string): string {
  return id.split('~')[0] ?? id
}
