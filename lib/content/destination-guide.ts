import { cleanWords } from '../travel/clean-text'
import type { DestinationGuide } from '../travel/places/destination-guide'
import type { Destination } from './destination'
import { DESTINATIONS } from './destinations'
import { findDestination, foldWords } from './find-content'
import { STAY_PLACES } from './stay-places'
import { toCandidate, toPlanPlace } from './to-plan'

/** All our pages about places, as the conversation knows them. */
export const DESTINATION_GUIDE: DestinationGuide = {
  findPlace: (said) => {
    const destination = findDestination(said) ?? findByName(said)
    return destination && toPlanPlace(destination)
  },
  candidates: (fromCity) => DESTINATIONS.map((destination) => toCandidate(destination, fromCity)),
  airportsOf: (slug) => findDestination(slug)?.airports ?? [],
  stayPlaces: STAY_PLACES,
}

/** "Kraków", "krakow", "New-York" and "Lisbon, Portugal" are names of pages, too. */
function findByName(said: string): Destination | null {
  const wanted = plain(cleanWords(said))
  return DESTINATIONS.find(({ name, country }) => plain(name) === wanted || plain(`${name}, ${country}`) === wanted) ?? null
}

function plain(words: string): string {
  return foldWords(words)
    .replace(/[\s,-]+/g, ' ')
    .trim()
}
