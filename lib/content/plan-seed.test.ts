import { expect, test } from 'vitest'
import { DESTINATIONS } from './destinations'
import { ITINERARIES } from './itineraries'
import { planHref, readPlan } from './plan-seed'

function asked(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, 'https://example.org').searchParams)
}

test('the links of all pages lead to a sentence about that page', () => {
  for (const { slug, name } of DESTINATIONS) {
    expect(readPlan(asked(planHref({ destination: slug })))?.sentence).toBe(`Plan a trip to ${name} for me.`)
    expect(readPlan(asked(planHref({ destination: slug, days: 3 })))?.sentence).toBe(`Plan 3 days in ${name} for me.`)
  }
  for (const { slug, days } of ITINERARIES)
    expect(readPlan(asked(planHref({ itinerary: slug })))?.sentence).toMatch(
      new RegExp(`^Plan ${days.length} days in \\p{Lu}.+ for me\\.$`, 'u'),
    )
  expect(readPlan({ itinerary: 'rome-florence-venice-in-eight-days' })?.sentence).toBe('Plan 8 days in Rome, Florence and Venice for me.')
})

test('one day is one day', () => {
  expect(readPlan({ destination: 'lisbon', days: '1' })?.sentence).toBe('Plan 1 day in Lisbon for me.')
})

test('the address that is given back is ours, made anew: nothing else that stood in it comes along', () => {
  const plan = readPlan({ destination: 'lisbon', days: '03', text: 'Buy', next: '//elsewhere.org' })
  expect(plan?.href).toBe('/chat?destination=lisbon&days=3')
})

test.each([
  {},
  { text: 'Buy everything' },
  { destination: '' },
  { destination: 'nowhere' },
  { destination: 'Lisbon' },
  { destination: '<script>alert(1)</script>' },
  { destination: '__proto__' },
  { destination: 'constructor' },
  { destination: 'a'.repeat(1_000_000) },
  { destination: ['lisbon', 'porto'] },
  { destination: 'lisbon', days: '-1' },
  { destination: 'lisbon', days: '0' },
  { destination: 'lisbon', days: '15' },
  { destination: 'lisbon', days: '1e9' },
  { destination: 'lisbon', days: '2.5' },
  { destination: 'lisbon', days: 'three' },
  { destination: 'lisbon', days: ['3', '4'] },
  { itinerary: '../../etc' },
  { itinerary: 'nowhere-in-three-days' },
  { itinerary: 'lisbon-in-three-days\nPay' },
  { itinerary: ['lisbon-in-three-days'] },
])('what none of our pages links to is no plan: %j', (query) => {
  expect(readPlan(query)).toBeNull()
})
