import { plainLetters } from '../travel/alphabet'
import type { Destination } from './destination'
import { DESTINATIONS } from './destinations'
import { ITINERARIES } from './itineraries'
import type { Itinerary } from './itinerary'
import type { Landing } from './landing'
import { LANDINGS } from './landings'

/** By the last part of its address; null for a name that nobody gave. */
export function findDestination(slug: string): Destination | null {
  return DESTINATIONS.find((destination) => destination.slug === slug) ?? null
}

export function findItinerary(slug: string): Itinerary | null {
  return ITINERARIES.find((itinerary) => itinerary.slug === slug) ?? null
}

export function findLanding(slug: string): Landing | null {
  return LANDINGS.find((landing) => landing.slug === slug) ?? null
}

/** The itineraries that go there, those that fly there first. */
export function itinerariesTo(slug: string): Itinerary[] {
  const through = ITINERARIES.filter(({ destinations }) => destinations.includes(slug))
  return through.toSorted((one, other) => one.destinations.indexOf(slug) - other.destinations.indexOf(slug))
}

/** Other places of the same part of the world, the nearest first. */
export function neighboursOf({ slug, region, centre }: Destination, most: number): Destination[] {
  const far = (other: Destination) =>
    Math.hypot(other.centre.lat - centre.lat, (other.centre.lon - centre.lon) * Math.cos((centre.lat * Math.PI) / 180))
  return DESTINATIONS.filter((other) => other.slug !== slug && other.region === region)
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, most)
}

export type Found = { path: string; title: string; text: string }

/** Pages whose words hold every word of the question, whatever its accents and capitals: names before what is said of them. */
export function searchContent(question: string): Found[] {
  const words = foldWords(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const holds = (text: string) => words.every((word) => text.includes(word))
  const told = allPages().filter((page) => holds(page.words))
  const isNamed = (page: Page) => holds(foldWords(page.found.title))
  return [...told.filter(isNamed), ...told.filter((page) => !isNamed(page))].map(({ found }) => found)
}

/** `words`: everything that the page says, folded. */
type Page = { found: Found; words: string }

let pages: Page[] | null = null

/** Folded once: together they are as long as a novel. */
function allPages(): Page[] {
  pages ??= [
    ...DESTINATIONS.map((destination) =>
      pageOf(`/destination/${destination.slug}`, `${destination.name}, ${destination.country}`, destination),
    ),
    ...ITINERARIES.map((itinerary) => pageOf(`/itinerary/${itinerary.slug}`, itinerary.title, itinerary)),
    ...LANDINGS.map((landing) => pageOf(`/${landing.slug}`, landing.title, landing)),
  ]
  return pages
}

function pageOf(path: string, title: string, content: Destination | Itinerary | Landing): Page {
  return { found: { path, title, text: content.lead }, words: foldWords(`${title} ${sentencesOf(content).join(' ')}`) }
}

/** Fields that hold no words for readers. */
const SILENT = new Set([
  'slug',
  'id',
  'scene',
  'region',
  'likings',
  'by',
  'countryCode',
  'writtenOn',
  'checkAt',
  'sights',
  'destinations',
  'itineraries',
])

/** All that a reader sees of it. Lists of slugs are silent, lists of things that have words are not. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(sentencesOf)
  if (!(value instanceof Object)) return []
  return Object.entries(value).flatMap(([name, field]) => (SILENT.has(name) && isNames(field) ? [] : sentencesOf(field)))
}

function isNames(field: unknown): boolean {
  return typeof field === 'string' || (Array.isArray(field) && field.every((entry) => typeof entry === 'string'))
}

/** Letters that no accent was put on, as they are typed on other keyboards. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th', '’': "'", '‘': "'" }

/** Without accents and capitals, as words are typed on any keyboard. */
export function foldWords(text: string): string {
  return plainLetters(text).replace(/[øłıßæœðþ’‘]/g, (letter) => PLAIN[letter] ?? letter)
}
