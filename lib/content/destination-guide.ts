import { cleanWords } from '../travel/clean-text'
import type { DestinationGuide } from '../travel/places/destination-guide'
import type { Destination } from './destination'
import { DESTINATIONS } from './destinations'
import { findDestination, foldWords } from './find-content'
import { findPlaceProfile } from './place-profiles'
import { STAY_PLACES } from './stay-places'
import { toCandidate, toGuide, toPlanPlace } from './to-plan'

const SHORTEST_NAME = 4

/** All our pages about places, as the conversation knows them. */
export const DESTINATION_GUIDE: DestinationGuide = {
  findPlace: (said) => {
    const destination = findDestination(said) ?? findByName(said)
    return destination && toPlanPlace(destination)
  },
  guideOf: (slug) => {
    const destination = findDestination(slug)
    return destination && toGuide(destination)
  },
  profileOf: ({ cityName, countryCode }) => findPlaceProfile({ name: cityName, countryCode }),
  findQuarter,
  candidates: (fromCity) => DESTINATIONS.map((destination) => toCandidate(destination, fromCity)),
  airportsOf: (slug) => findDestination(slug)?.airports ?? [],
  stayPlaces: STAY_PLACES,
}

/** Every word of a quarter's name may stand for it, and a sight of that name as well: "Alfama on foot". */
function findQuarter(said: string, near: string | null): { slug: string; name: string } | null {
  const wanted = plain(cleanWords(said))
  if (wanted.length < SHORTEST_NAME) return null
  const own = near === null ? null : (findDestination(near) ?? findByName(near))
  for (const { slug, neighbourhoods } of own ? [own, ...DESTINATIONS] : DESTINATIONS) {
    const quarter = neighbourhoods.find(({ name }) => ` ${plain(name)} `.includes(` ${wanted} `))
    if (quarter) return { slug, name: quarter.name }
  }
  return null
}

/** "Kraków", "krakow", "New-York", "Marrakech" and "Lisbon, Portugal" are names of pages, too. */
function findByName(said: string): Destination | null {
  const wanted = plain(cleanWords(said))
  const isCalled = ({ name, alsoCalled = [], country }: Destination) =>
    [name, ...alsoCalled].some((one) => plain(one) === wanted || plain(`${one}, ${country}`) === wanted)
  return DESTINATIONS.find(isCalled) ?? null
}

function plain(words: string): string {
  return foldWords(words)
    .replace(/[\s,-]+/g, ' ')
    .trim()
}
