import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import type { IpLocation } from '@/lib/ports/ip-location'
import { NOWHERE } from '@/lib/travel/places/traveller-location'
import type { VisitEvent } from '@/lib/travel/privacy/visit-event-schema'
import { locateTraveller } from './locate-traveller'
import { recordVisit } from './record-visit'

const places = createPlaces()
const at = (countryCode: string, countryName: string, city: string | null) => ({
  locate: async (): Promise<IpLocation> => ({ countryCode, countryName, city }),
})
const homeOf = async (...location: Parameters<typeof at>) =>
  (await locateTraveller('203.0.113.7', { ipLocator: at(...location), places })).homeAirport?.iataCode ?? null

test('a city has its airports and its money', async () => {
  expect(await locateTraveller('203.0.113.7', { ipLocator: at('GB', 'United Kingdom', 'London'), places })).toMatchObject({
    country: 'GB',
    city: 'London',
    homeAirport: { kind: 'city', iataCode: 'LON', cityName: 'London' },
    currency: 'GBP',
  })
})

test('a name stands for the city of that country, and for none where there is none', async () => {
  expect(await homeOf('CR', 'Costa Rica', 'San José')).toBe('SJO')
  expect(await homeOf('US', 'United States', 'San Jose')).toBe('SJC')
  expect(await homeOf('DE', 'Germany', 'München')).toBe('MUC')
  expect(await homeOf('GB', 'United Kingdom', 'Birmingham')).toBe('BHX')
  expect(await homeOf('US', 'United States', 'Birmingham')).toBe('BHM')
  expect(await homeOf('FR', 'France', 'London')).toBeNull()
  expect(await homeOf('ES', 'Spain', null)).toBeNull()
})

test('what is not known is nothing', async () => {
  expect(await locateTraveller('127.0.0.1', { ipLocator: { locate: async () => null }, places })).toEqual(NOWHERE)
})

test('an event has exactly its fields, and neither the address nor the words of the browser', async () => {
  const events: VisitEvent[] = []
  await recordVisit(
    { name: 'page-view', path: '/destination/lisbon', flowId: `flow_${'a'.repeat(32)}` },
    {
      address: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      acceptLanguage: 'en-GB,en;q=0.5',
    },
    {
      analytics: { record: async (event) => void events.push(event) },
      ipLocator: at('GB', 'United Kingdom', 'London'),
      clock: () => new Date('2026-11-22T10:00:00Z'),
    },
  )
  expect(events).toEqual([
    {
      name: 'page-view',
      path: '/destination/lisbon',
      flowId: `flow_${'a'.repeat(32)}`,
      browser: 'Firefox',
      deviceType: 'desktop',
      os: 'Linux',
      language: 'en-GB',
      country: 'GB',
      city: 'London',
      timestamp: '2026-11-22T10:00:00.000Z',
    },
  ])
})
