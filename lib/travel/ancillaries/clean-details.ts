import { plainText } from '../plain-text'
import type { OfferDetails } from './offer-details'
import type { SeatMap } from './seat-map'

const LONGEST_NAME = 80
/** What is sold goes by a name as short as a fare's: a longer one has room for a price or a booking that nobody made. */
const LONGEST_ARTICLE = 40
const LONGEST_SENTENCE = 300

/** What a supplier calls its things, as names of one line: they are shown to travellers, read by models, and nobody's instruction. */
export function cleanDetails(details: OfferDetails): OfferDetails {
  const { meals, extras, fareOptions, supplierFeatures, supplierParameters } = details
  return {
    ...details,
    fareOptions: fareOptions.map((fares) => fares.map((fare) => ({ ...fare, brand: plainText(fare.brand, LONGEST_ARTICLE) }))),
    meals: meals?.map((meal) => ({ ...meal, code: plainText(meal.code, 8), name: plainText(meal.name, LONGEST_ARTICLE) })) ?? null,
    extras:
      extras?.map((extra) => ({
        ...extra,
        name: plainText(extra.name, LONGEST_ARTICLE),
        description: plainText(extra.description, LONGEST_SENTENCE),
        termsUrl: extra.termsUrl && webAddress(extra.termsUrl),
      })) ?? null,
    supplierFeatures: supplierFeatures.map((feature) => ({
      ...feature,
      name: plainText(feature.name, LONGEST_NAME),
      detail: plainText(feature.detail, LONGEST_SENTENCE),
    })),
    supplierParameters: Object.fromEntries(
      Object.entries(supplierParameters).map(([name, value]) => [plainText(name, LONGEST_NAME), plainText(value, LONGEST_SENTENCE)]),
    ),
  }
}

/** The same of a seat map: seat numbers as numbers, notes as notes. */
export function cleanSeatMap(map: SeatMap): SeatMap {
  return {
    ...map,
    flightNumber: plainText(map.flightNumber, 8),
    aircraft: plainText(map.aircraft, LONGEST_NAME),
    cabins: map.cabins.map((cabin) => ({
      ...cabin,
      name: plainText(cabin.name, LONGEST_NAME),
      rows: cabin.rows.map((row) => ({
        ...row,
        sections: row.sections.map((section) =>
          section.map((element) =>
            element.kind === 'seat'
              ? {
                  ...element,
                  seatNumber: plainText(element.seatNumber, 6),
                  notes: element.notes.map((note) => plainText(note, LONGEST_SENTENCE)),
                }
              : element,
          ),
        ),
      })),
    })),
  }
}

/** A link that a traveller may be sent to: of the web, or none. */
function webAddress(text: string): string | null {
  const url = URL.parse(text)
  return url?.protocol === 'https:' ? url.href : null
}
