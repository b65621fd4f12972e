import { expect, test } from 'vitest'
import { seasonFactor } from '@/lib/adapters/stays/sandbox/night-price'
import { createSandboxStays } from '@/lib/adapters/stays/sandbox/sandbox-stays'
import { STAY_PLACES } from '@/lib/content/stay-places'
import { addDays } from '@/lib/travel/dates'
import { fittingRooms } from '@/lib/travel/stays/fitting-rooms'
import type { Hotel } from '@/lib/travel/stays/hotel-schema'
import { hotelSchema } from '@/lib/travel/stays/hotel-schema'
import { leadRate } from '@/lib/travel/stays/lead-rate'
import { nights, stayTotal } from '@/lib/travel/stays/nights'
import { metresBetween } from '@/lib/travel/stays/placed-hotel'
import type { StayPlace } from '@/lib/travel/stays/stay-place-schema'
import { toStay } from '@/lib/travel/stays/to-stay'
import { searchStays } from '@/lib/workflows/stays/search-stays'

const stays = createSandboxStays({ places: STAY_PLACES })
const MADE_UP = /\b(?:Aurora|Wren|Lantern|Saffron|Juniper|Halcyon)\b/
/** Chains and famous houses, by words that no made-up name may hold. */
const REAL =
  /hilton|marriott|hyatt|sheraton|westin|radisson|novotel|ibis|mercure|sofitel|accor|holiday inn|intercontinental|crowne|best western|ramada|wyndham|ritz|four seasons|mandarin|shangri|peninsula|kempinski|fairmont|raffles|aman\b|banyan|oberoi|taj\b|leela|citizen ?m|motel one|premier inn|travelodge|hampton|melia|nh hotel|scandic|generator|moxy|aloft|w hotel|st\.? regis|waldorf|adlon|sacher|savoy|claridge|bristol|meurice|crillon/i

const searchFor = ({ slug, name, centre, currency }: StayPlace, checkInOn: string, count = 3) => ({
  city: { slug, name, centre },
  checkInOn,
  checkOutOn: addDays(checkInOn, count),
  adults: 2,
  children: 0,
  rooms: 1,
  currency,
})
/** Asked so long before that only the season differs. */
async function hotelsOn(place: StayPlace, checkInOn: string): Promise<Hotel[]> {
  const asked = new Date(`${addDays(checkInOn, -60)}T09:00:00Z`)
  return hotelSchema.array().parse((await stays.search(searchFor(place, checkInOn), asked)).hotels)
}
/** A Tuesday of the month, in the year after next. */
const tuesdayOf = (month: number) =>
  [1, 2, 3, 4, 5, 6, 7]
    .map((day) => `2028-${String(month).padStart(2, '0')}-${String(day + 7).padStart(2, '0')}`)
    .find((day) => new Date(day).getUTCDay() === 2) ?? ''

test.each(STAY_PLACES)('$slug has 18 to 30 hotels, near its centre, with plausible names of no real house', async (place) => {
  const hotels = await hotelsOn(place, '2027-05-11')
  expect(hotels.length).toBeGreaterThanOrEqual(18)
  expect(hotels.length).toBeLessThanOrEqual(30)
  expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length)
  expect(new Set(hotels.map(({ neighbourhood }) => neighbourhood)).size).toBe(place.neighbourhoods.length)
  expect(new Set(hotels.map(({ stars }) => stars))).toEqual(new Set([2, 3, 4, 5]))
  for (const { name, point, neighbourhood } of hotels) {
    expect(name).toMatch(MADE_UP)
    expect(name).not.toMatch(REAL)
    const area = place.neighbourhoods.find((one) => one.name === neighbourhood)
    if (!area) throw new Error(`${place.slug} has no ${neighbourhood}`)
    expect(metresBetween(area.point, point)).toBeLessThan(1_300)
    // Where the neighbourhood itself lies further out, as on an island, its hotels do too.
    if (metresBetween(area.point, place.centre) < 14_000) expect(metresBetween(place.centre, point)).toBeLessThan(15_000)
  }
})

test.each(STAY_PLACES)('$slug is cheaper out of season, in every room that is free then', async (place) => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  const quiet = months.toSorted((one, other) => seasonFactor(place, one) - seasonFactor(place, other))[0] ?? 1
  const [high, low] = [await hotelsOn(place, tuesdayOf(place.bestMonths[0] ?? 1)), await hotelsOn(place, tuesdayOf(quiet))]
  const priceOf = (hotels: Hotel[]) =>
    new Map(hotels.flatMap(({ rooms }) => rooms.flatMap(({ rates }) => rates.map((rate) => [rate.rateId, rate.netPrice.amountMinor]))))
  const before = priceOf(low)
  const both = [...priceOf(high)].flatMap(([rateId, price]) => {
    const other = before.get(rateId)
    return other === undefined ? [] : [{ price, other }]
  })
  expect(both.length).toBeGreaterThan(100)
  for (const { price, other } of both) expect(other).toBeLessThan(price)
})

test.each(STAY_PLACES)('$slug asks more for two people where there are more stars', async (place) => {
  const { hotels } = fittingRooms(await hotelsOn(place, '2027-05-11'), searchFor(place, '2027-05-11'))
  const average = (stars: number) => {
    const prices = hotels.filter((hotel) => hotel.stars === stars).flatMap((hotel) => leadRate(hotel)?.rate.netPrice.amountMinor ?? [])
    return prices.reduce((sum, price) => sum + price, 0) / prices.length
  }
  const averages = [2, 3, 4, 5].map(average)
  expect(averages).toEqual(averages.toSorted((one, other) => one - other))
})

test('a whole search has totals to the cent, and picks, in every place', async () => {
  const deps = { stays, places: STAY_PLACES, clock: () => new Date('2026-11-22T09:00:00Z') }
  for (const place of STAY_PLACES) {
    const request = { city: place.slug, checkInOn: '2027-05-11', checkOutOn: '2027-05-16', adults: 4, children: 1, rooms: 2 }
    const answer = await searchStays(request, { today: '2026-11-22' }, deps)
    if (answer.status !== 'found') throw new Error(`${place.slug}: ${answer.status}`)
    expect(answer.stays.picks.flatMap(({ labels }) => labels)).toHaveLength(3)
    expect(answer.stays.leftOut.unreadable).toBe(0)
    for (const { hotel, lead, total } of answer.stays.hotels) {
      const { search } = answer.stays
      expect(total).toEqual({
        amountMinor: lead.rate.netPrice.amountMinor * nights(search.checkInOn, search.checkOutOn) * 2,
        currency: place.currency,
      })
      expect(stayTotal(toStay({ hotel, ...lead, search }).stay)).toEqual(total)
    }
  }
})
