import type { Place } from '../places/place'
import { plainText } from '../plain-text'
import type { Carrier, Fare, FlightOffer, SearchResult, Segment } from './offer-schema'

/** Longer than the longest real one of each. */
const LONGEST_NAME = 60
const LONGEST_BRAND = 40
const LONGEST_TERMINAL = 20
const FLIGHT_NUMBER = /^[A-Z0-9]{2,3} ?\d{1,4}[A-Z]?\b/

/**
 * A supplier's answer with its names as names: one line, visible, no longer than names are. What a seller writes into the name of an
 * airline, a fare or a city is shown to travellers and read by models, and is nobody's instruction. Ids and codes stay as they are.
 */
export function cleanResult(result: SearchResult): SearchResult {
  const text = remembering()
  return {
    ...result,
    supplier: text(result.supplier, LONGEST_NAME),
    offers: result.offers.map((slice) => slice.map((offer) => cleanOffer(offer, text))),
    sources: result.sources.map((source) => ({ ...source, name: text(source.name, LONGEST_NAME) })),
  }
}

type Clean = (text: string, longest: number) => string

function cleanOffer(offer: FlightOffer, text: Clean): FlightOffer {
  return {
    ...offer,
    segments: offer.segments.map((segment) => cleanSegment(segment, text)),
    layovers: offer.layovers.map((layover) => ({
      ...layover,
      airport: cleanPlace(layover.airport, text),
      ...(layover.leavesFrom ? { leavesFrom: cleanPlace(layover.leavesFrom, text) } : {}),
    })),
    fares: offer.fares.map((fare) => cleanFare(fare, text)),
  }
}

function cleanSegment(segment: Segment, text: Clean): Segment {
  return {
    ...segment,
    flightNumber: FLIGHT_NUMBER.exec(segment.flightNumber)?.[0] ?? text(segment.flightNumber, 8),
    aircraft: text(segment.aircraft, LONGEST_NAME),
    marketingCarrier: cleanCarrier(segment.marketingCarrier, text),
    operatingCarrier: cleanCarrier(segment.operatingCarrier, text),
    origin: cleanPlace(segment.origin, text),
    destination: cleanPlace(segment.destination, text),
    ...(segment.originTerminal ? { originTerminal: text(segment.originTerminal, LONGEST_TERMINAL) } : {}),
    ...(segment.destinationTerminal ? { destinationTerminal: text(segment.destinationTerminal, LONGEST_TERMINAL) } : {}),
    ...(segment.stopsAt ? { stopsAt: segment.stopsAt.map((place) => cleanPlace(place, text)) } : {}),
  }
}

function cleanCarrier(carrier: Carrier, text: Clean): Carrier {
  return { ...carrier, name: text(carrier.name, LONGEST_NAME) }
}

function cleanPlace(place: Place, text: Clean): Place {
  return { ...place, name: text(place.name, LONGEST_NAME), cityName: text(place.cityName, LONGEST_NAME) }
}

function cleanFare(fare: Fare, text: Clean): Fare {
  return { ...fare, brand: text(fare.brand, LONGEST_BRAND) }
}

/** The same few names stand in thousands of offers. */
function remembering(): Clean {
  const known = new Map<string, string>()
  return (text, longest) => {
    const key = `${longest} ${text}`
    const clean = known.get(key) ?? plainText(text, longest)
    known.set(key, clean)
    return clean
  }
}
