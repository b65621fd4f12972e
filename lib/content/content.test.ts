import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FURTHEST_DAYS_AHEAD, MOST_TRAVELLERS } from '@/lib/travel/flights/complete-search'
import { type Forgettable, RETENTION_RULES } from '@/lib/travel/retention/retention-rules'
import { ABOUT } from './about'
import { DESTINATIONS } from './destinations'
import { FAQ, faqSchema } from './faq'
import { ITINERARIES } from './itineraries'
import { LANDINGS } from './landings'
import { PRIVACY } from './privacy'
import { TERMS } from './terms'
import { textPageSchema } from './text-page'
import type { Point } from './words'

const TEXT_PAGES = [ABOUT, TERMS, PRIVACY]
/** The site adds its own name to a title. */
const LONGEST_TITLE = 49

const namesOf = (places: { slug: string }[]) => new Set(places.map(({ slug }) => slug))
const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value instanceof Object ? Object.values(value).flatMap(wordsOf) : []
}

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .map((name) => name.replace(/\.json$/, ''))
    .toSorted()

/** Roughly, in kilometres: enough to find a point on the wrong continent, or a sign turned round. */
function kilometres(one: Point, other: Point): number {
  const narrowing = Math.cos((one.lat * Math.PI) / 180)
  return 111 * Math.hypot(one.lat - other.lat, (one.lon - other.lon) * narrowing)
}

test('every file stands in its list, under its own name', () => {
  expect(DESTINATIONS.map(({ slug }) => slug).toSorted()).toEqual(filesIn('./destinations'))
  expect(ITINERARIES.map(({ slug }) => slug).toSorted()).toEqual(filesIn('./itineraries'))
  expect(LANDINGS.map(({ slug }) => slug).toSorted()).toEqual(filesIn('./landings'))
})

test.each(DESTINATIONS)(
  '$slug speaks of its own sights alone, all of them near',
  ({ centre, sights, threeDays, fromAirport, airports }) => {
    const ids = sights.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { morning, afternoon, evening } of threeDays)
      for (const part of [morning, afternoon, evening]) expect(ids).toEqual(expect.arrayContaining(part.sights))
    const far = sights.filter((sight) => kilometres(centre, sight) > 120).map(({ name }) => name)
    expect(far, 'more than 120 km away').toEqual([])
    for (const { airport } of fromAirport) expect(airports).toContain(airport)
  },
)

test.each(DESTINATIONS)('$slug has nights that are colder than days, and days that cost more the more one wants', ({ months, money }) => {
  for (const { highC, lowC } of months) expect(lowC).toBeLessThan(highC)
  const { careful, usual, generous } = money.perDay
  expect([careful[0], usual[0], generous[0]]).toEqual([careful[0], usual[0], generous[0]].toSorted((one, other) => one - other))
})

test.each(ITINERARIES)('$slug goes through its days in their order, between places that exist', ({ days, destinations }) => {
  const known = new Set(DESTINATIONS.map(({ slug }) => slug))
  expect(destinations.filter((slug) => !known.has(slug))).toEqual([])
  for (const { stops } of days) {
    const times = stops.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
  }
})

test.each(LANDINGS)('$slug leads to places and trips that exist', (landing) => {
  expect(landing.title.length).toBeLessThanOrEqual(LONGEST_TITLE)
  const { destinations, itineraries } = landing
  expect(new Set([...destinations, ...itineraries]).size).toBe(destinations.length + itineraries.length)
  expect(destinations.filter((slug) => !namesOf(DESTINATIONS).has(slug))).toEqual([])
  expect(itineraries.filter((slug) => !namesOf(ITINERARIES).has(slug))).toEqual([])
})

test.each(TEXT_PAGES)('$path keeps to the form of a page of words, with an address for each part', (page) => {
  expect(textPageSchema.safeParse(page).error?.issues ?? []).toEqual([])
  const ids = page.sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('questions keep to their form, and each is asked once', () => {
  expect(faqSchema.safeParse(FAQ).error?.issues ?? []).toEqual([])
  const asked = FAQ.groups.flatMap(({ questions }) => questions.map(({ question }) => question))
  expect(new Set(asked).size).toBe(asked.length)
})

test.each([
  { page: FAQ, fewest: 800 },
  { page: ABOUT, fewest: 500 },
  { page: TERMS, fewest: 900 },
  { page: PRIVACY, fewest: 1200 },
  ...LANDINGS.map((page) => ({ page, fewest: 450 })),
])('$page.title says enough to be worth a page', ({ page, fewest }) => {
  expect(wordsOf(page).join(' ').split(/\s+/).length).toBeGreaterThan(fewest)
})

test('words are set with curly quotes, and shout nowhere', () => {
  const all = wordsOf([FAQ, TEXT_PAGES, LANDINGS, DESTINATIONS, ITINERARIES])
  expect(all.filter((text) => /['"!]/.test(text))).toEqual([])
})

test('the limits that questions name are those of the searches', () => {
  const limits = FAQ.groups.flatMap(({ questions }) => questions).find(({ question }) => question.startsWith('How many people'))
  expect(limits?.answer).toContain(`${FURTHEST_DAYS_AHEAD} days`)
  expect(limits?.answer).toContain('nine people')
  expect(MOST_TRAVELLERS).toBe(9)
})

/** What the page on privacy calls it. */
const FORGOTTEN: Record<Forgettable, string> = {
  'passports of flown trips': 'last flight of a trip has landed',
  'passports of trips not booked': 'a trip not booked',
  'checkout drafts': 'half-filled form',
  'unsent words': 'typed but didn’t send',
  searches: 'Searches with all they found',
  'price observations': 'Lowest prices seen',
  'revoked links': 'A link to a trip',
  'unused confirmations': 'asked to confirm and didn’t pay',
  'left answers': 'an answer is being written',
  'one-time codes': 'one-time codes',
  'counts of uses': 'Counts by account or network address',
  'ended sessions': 'its entry is removed',
  'idle guests': 'A guest who left nothing',
  letters: 'Messages from the contact form:',
  mails: 'Emails:',
  'counts of model use': 'a paid AI service was used for you',
  'webhook events': 'message of the payment service',
  'sandbox letters': 'message of the simulated bank',
}

test.each(RETENTION_RULES)('the page on privacy says how long $what are kept', ({ what, keptDays }) => {
  const points = PRIVACY.sections.find(({ id }) => id === 'how-long')?.points ?? []
  const said = points.flatMap((point) => point.split(/(?<=[.;]) /)).find((sentence) => sentence.includes(FORGOTTEN[what]))
  const [none, one, several] = [/no longer/, /\ba day\b/, new RegExp(`\\b${keptDays} days\\b`)]
  expect(said).toMatch(keptDays === 0 ? none : keptDays === 1 ? one : several)
})

test('no two pages have the same title or description', () => {
  for (const texts of [
    [...DESTINATIONS, ...ITINERARIES, ...LANDINGS, ...TEXT_PAGES, FAQ].map(({ description }) => description),
    [...ITINERARIES, ...LANDINGS, ...TEXT_PAGES, FAQ].map(({ title }) => title),
    LANDINGS.map(({ name }) => name),
    DESTINATIONS.map(({ name }) => name),
  ])
    expect(new Set(texts).size).toBe(texts.length)
})
