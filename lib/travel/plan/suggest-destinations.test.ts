import { expect, test } from 'vitest'
import { aCandidate, NO_LIMITS } from '@/tests/fixtures/plan'
import type { DestinationCandidate, DestinationWishes } from './destination-candidate'
import { suggestDestinations } from './suggest-destinations'

const eur = (amount: number) => ({ amountMinor: amount * 100, currency: 'EUR' })
const weather = (highC: number, rainDays: number) => ({ months: Array.from({ length: 12 }, () => ({ highC, rainDays })) })
const suggest = (candidates: DestinationCandidate[], wishes: Partial<DestinationWishes> = {}) =>
  suggestDestinations(candidates, { ...NO_LIMITS, ...wishes })
const slugs = (list: { candidate: DestinationCandidate }[]) => list.map(({ candidate }) => candidate.slug)

test('a reason is words and numbers of the place itself', () => {
  const porto = aCandidate('porto', { ...weather(17, 6), fare: eur(84), flightMinutes: 165, likings: ['food', 'history'] })
  expect(suggest([porto], { likings: ['history', 'beach', 'food'] }).ranked[0]?.reason).toBe(
    '17 °C by day, 6 wet days; €84 there and back, 2 h 45 by plane; €100–150 a day there; for history and food',
  )
})

test('a price that did not come is told so, and never made up', () => {
  const [only] = suggest([aCandidate('porto', { fare: null, flightMinutes: null })]).ranked
  expect(only?.reason).toBe('20 °C by day, 5 wet days; no flight price available; €100–150 a day there')
})

test('days in another currency come on top in words, not in the sum', () => {
  const tokyo = aCandidate('tokyo', { dayCost: { range: [15_000, 30_000], currency: 'JPY' }, fare: eur(400) })
  const { ranked } = suggest([tokyo], { mostFare: eur(500) })
  expect(ranked[0]?.reason).toContain('€400 there and back, 3 h by plane; JP¥15,000–30,000 a day there on top')
})

test('what excluded the others is told with its numbers', () => {
  const { ranked, excluded } = suggest(
    [
      aCandidate('cold', weather(12, 5)),
      aCandidate('wet', weather(25, 14)),
      aCandidate('far', { ...weather(25, 2), flightMinutes: 700 }),
      aCandidate('dear', { ...weather(25, 2), fare: eur(300) }),
      aCandidate('fine', weather(25, 2)),
    ],
    { warmAtLeastC: 18, isDry: true, longestFlightMinutes: 300, mostFare: eur(250) },
  )
  expect(slugs(ranked)).toEqual(['fine'])
  expect(Object.fromEntries(excluded.map(({ slug, reasons }) => [slug, reasons.join()]))).toEqual({
    cold: '12 °C by day in March, below your 18 °C',
    wet: '14 wet days in March, more than the 6 of a dry month',
    far: '11 h 40 by plane, longer than your 5 h',
    dear: '€300 there and back, above your €250',
  })
})

test('a limit that cannot be checked leaves a place open, with what is missing', () => {
  const { ranked, open } = suggest(
    [
      aCandidate('a', { fare: null }),
      aCandidate('b', { flightMinutes: null }),
      aCandidate('c', { fare: { amountMinor: 9_000, currency: 'GBP' } }),
    ],
    { mostFare: eur(900), longestFlightMinutes: 200 },
  )
  expect(ranked).toEqual([])
  expect(Object.fromEntries(open.map(({ slug, reasons }) => [slug, reasons.join()]))).toEqual({
    a: 'there’s no flight price, so we can’t check your €900',
    b: 'we don’t know how long the flight takes, so we can’t check your limit of 3 h 20',
    c: 'the flight price is in GBP, so we can’t check your €900',
  })
})

test('what one likes, what is warm and what is cheap come first', () => {
  expect(slugs(suggest([aCandidate('a'), aCandidate('b', { likings: ['beach'] })], { likings: ['beach'] }).ranked)).toEqual(['b', 'a'])
  expect(slugs(suggest([aCandidate('a', weather(5, 5)), aCandidate('b')]).ranked)).toEqual(['b', 'a'])
  expect(slugs(suggest([aCandidate('a', { fare: eur(300) }), aCandidate('b')]).ranked)).toEqual(['b', 'a'])
  expect(slugs(suggest([aCandidate('a', { fare: null }), aCandidate('b', { fare: eur(900) })]).ranked)).toEqual(['b', 'a'])
})

test('where nothing fits, each limit is named without which some places do, the most helpful first', () => {
  const near = aCandidate('near', { flightMinutes: 60, fare: { amountMinor: 5_000, currency: 'EUR' } })
  const far = (slug: string) => aCandidate(slug, { flightMinutes: 600, fare: { amountMinor: 5_000, currency: 'EUR' } })
  const dear = aCandidate('dear', { flightMinutes: 60, fare: { amountMinor: 90_000, currency: 'EUR' } })
  const wishes = { ...NO_LIMITS, longestFlightMinutes: 120, mostFare: { amountMinor: 10_000, currency: 'EUR' } }
  expect(suggestDestinations([far('b'), dear, far('a')], wishes).waysOn).toEqual([
    { limit: 'flight', fitting: ['a', 'b'] },
    { limit: 'fare', fitting: ['dear'] },
  ])
  expect(suggestDestinations([far('b'), near], wishes).waysOn).toEqual([])
})
