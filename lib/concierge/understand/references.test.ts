import { expect, test } from 'vitest'
import { type Carried, NOTHING_TOLD } from '../pending'
import type { Brief, ShownFare, ShownFlights } from '../tool-results'
import { readFares } from './fares'
import { spokenOf } from './pointing/spoken-of'
import { takesFlight } from './pointing/taking-words'
import { findFlights } from './references'

function brief(
  place: number,
  flight: string,
  airline: string,
  departs: string,
  minutes: number,
  connections: number,
  total: string,
): Brief {
  return {
    offerId: flight,
    place,
    flightNumbers: [flight],
    airline,
    from: 'LHR',
    to: 'LIS',
    departsAt: `2026-11-27T${departs}`,
    arrivesAt: '2026-11-27T23:00',
    durationMinutes: minutes,
    connections,
    via: connections > 0 ? ['MAD'] : [],
    total,
  }
}

const SHOWN: ShownFlights = {
  searchId: 's',
  sliceIndex: 0,
  label: 'Outbound',
  from: 'London',
  to: 'Lisbon',
  departureOn: '2026-11-27',
  offerCount: 5,
  isSimulated: true,
  picks: [
    { offerId: 'KA40', place: 4, labels: ['cheapest'], reason: '', total: '£90.00' },
    { offerId: 'ZD7', place: 2, labels: ['fastest'], reason: '', total: '£1,140.00' },
    { offerId: 'KA10', place: 1, labels: ['best-value'], reason: '', total: '£110.00' },
  ],
  briefs: [
    brief(1, 'KA10', 'Kestrel Air', '09:40', 170, 0, '£110.00'),
    brief(2, 'ZD7', 'Zephyr Direct', '13:05', 150, 0, '£1,140.00'),
    brief(3, 'OM300', 'Omni Wings', '06:20', 290, 1, '£95.00'),
    brief(4, 'KA40', 'Kestrel Air', '19:15', 175, 0, '£90.00'),
    brief(5, 'OM310', 'Omni Wings', '21:45', 300, 1, '£99.00'),
  ],
}

function answerNaming(...flights: string[]): Carried {
  return { pending: null, told: { ...NOTHING_TOLD, flights } }
}

/** `named` are the flights that the last answer named. */
function meant(words: string, named: string[] = []): string[] | null {
  return findFlights(words, SHOWN, spokenOf([answerNaming(...named)], SHOWN))?.kept.map(({ offerId }) => offerId) ?? null
}

test.each([
  ['the second one', ['ZD7']],
  ['the first', ['KA40']],
  ['number 3 please', ['KA10']],
  ['option five', ['OM310']],
  ['4', ['KA40']],
  ['the last one', ['KA10']],
  ['the cheapest', ['KA40']],
  ['I take the quickest', ['ZD7']],
  ['the best one', ['KA10']],
  ['the earliest', ['OM300']],
  ['ka10', ['KA10']],
  ['the ZD 7', ['ZD7']],
  ['the OM one', ['OM300', 'OM310']],
  ['zephyr please', ['ZD7']],
  ['the Kestrel flight in the evening', ['KA40']],
  ['the 9:40', ['KA10']],
  ['the one at 1:05 pm', ['ZD7']],
  ['the one leaving at 7.15pm', ['KA40']],
  ['the morning one', ['KA10', 'OM300']],
  ['the cheapest morning one', ['OM300']],
  ['the cheapest omni flight', ['OM300']],
  ['the second omni flight', ['OM310']],
  ['the XY flight', []],
  ['the cheapest one with one stop', ['OM300']],
  ['the 2nd fastest', ['KA10']],
  ['the third cheapest', ['OM310']],
  ['no Omni please', ['KA40', 'ZD7', 'KA10']],
  ['leaving after 1pm', ['KA40', 'ZD7', 'OM310']],
  ['departing before noon', ['KA10', 'OM300']],
  ['landing before 11pm', ['KA40', 'ZD7', 'KA10', 'OM300', 'OM310']],
  ['landing before 10pm', []],
])('"%s" points at %j', (words, flights) => {
  expect(meant(words)).toEqual(flights)
})

test('what the table does not hold is told in words that it can be looked up by', () => {
  const query = (words: string) => findFlights(words, { ...SHOWN, offerCount: 30 })
  expect(query('the earliest')).toMatchObject({ kept: [], query: { order: 'earliest' } })
  expect(query('the 7:20')).toMatchObject({ kept: [], query: { departsAt: '07:20' } })
  expect(query('the quarter past eight one')).toMatchObject({ kept: [], query: { departsAt: '08:15' } })
  expect(query('PK 101')).toMatchObject({ kept: [], query: { flightNumber: 'PK101' } })
  expect(query('the cheapest Iberia flight with a stop in Madrid')).toMatchObject({
    kept: [],
    query: { airline: 'Iberia', via: 'Madrid', order: 'cheapest' },
  })
  // The labels of the ranking are true of all flights.
  expect(query('the cheapest')?.kept.map(({ offerId }) => offerId)).toEqual(['KA40'])
})

const TWO = answerNaming('KA10', 'OM300')

test.each([
  ['the cheaper of those two', [TWO], ['OM300']],
  ['the faster one', [TWO], ['KA10']],
  ['the later one of them', [TWO], ['KA10']],
  ['the other one', [TWO, answerNaming('OM300')], ['KA10']],
  ['the one after that', [answerNaming('KA10')], ['ZD7']],
  ['the one before that', [answerNaming('KA10')], ['OM300']],
  ['the cheaper of the first two', [], ['KA40']],
  ['the later of the first three', [], ['KA40']],
  ['the next one', [answerNaming('KA40')], ['OM310']],
  ['the first two', [], ['KA40', 'ZD7']],
  ['the two fastest', [], ['ZD7', 'KA10']],
  ['both of them', [TWO], ['KA10', 'OM300']],
  ['the £110 one', [], ['KA10']],
  ['the one at half past two', [], []],
])('after what was said "%s" points at the right flight', (words, carried, flights) => {
  expect(findFlights(words, SHOWN, spokenOf(carried, SHOWN))?.kept.map(({ offerId }) => offerId)).toEqual(flights)
})

test('to allow a stop, to own miles, or to think it over takes no flight', () => {
  const takes = (words: string) => {
    const flight = findFlights(words, SHOWN)
    return flight !== null && takesFlight(words, flight, true)
  }
  expect(takes('one with a stop is fine')).toBe(false)
  expect(takes('we have points with Kestrel')).toBe(false)
  expect(takes('I want to think about the Zephyr one, will think it over')).toBe(false)
  expect(takes('I will have the Zephyr one')).toBe(true)
})

test('several flights are never one choice', () => {
  expect(findFlights('the first two', SHOWN)).toMatchObject({ isExact: false, isPlural: true })
})

test('in a search for business the cheapest fare is one of business', () => {
  const fares = [...FARES, { ...fare('Front', '£400.00', 2, 'yes'), cabinClass: 'Business' }]
  const read = readFares('the cheapest fare', [{ sliceIndex: 0, fares }], () => false, 'business')
  expect(read).toEqual({ choices: [{ sliceIndex: 0, fareId: 'Front', brand: 'Front' }] })
})

test('words without a pointer point at nothing', () => {
  expect(meant('add a child of 4')).toBeNull()
  expect(meant('in first class')).toBeNull()
})

test('"that one" is the flight spoken of last, and open when none was', () => {
  expect(meant('that one', ['OM300'])).toEqual(['OM300'])
  expect(findFlights('that one', SHOWN)?.isExact).toBe(false)
})

function fare(brand: string, total: string, checkedBags: number, refund: string): ShownFare {
  return { fareId: brand, brand, cabinClass: 'Economy With Restrictions', total, checkedBags, change: refund, refund }
}
const FARES = [fare('Light', '£90.00', 0, 'no'), fare('Standard', '£120.00', 1, 'no'), fare('Economy Flex', '£180.00', 2, 'yes')]
const BOTH = [
  { sliceIndex: 0, fares: FARES },
  { sliceIndex: 1, fares: FARES },
]

function chosen(words: string, chosenIn: number[] = []): string[] | null {
  const read = readFares(words, BOTH, (sliceIndex) => chosenIn.includes(sliceIndex))
  return read && 'choices' in read ? read.choices.map(({ sliceIndex, brand }) => `${sliceIndex} ${brand}`) : null
}

test.each([
  ['standard', ['0 Standard', '1 Standard']],
  ['flex for both please', ['0 Economy Flex', '1 Economy Flex']],
  ['the flexible one', ['0 Economy Flex', '1 Economy Flex']],
  ['the cheapest fare', ['0 Light', '1 Light']],
  ['standard for the return', ['1 Standard']],
  ['light on the way out and flex on the way back', ['0 Light', '1 Economy Flex']],
  ['the one with a bag', ['0 Standard', '1 Standard']],
  ['refundable', ['0 Economy Flex', '1 Economy Flex']],
  ['the second', ['0 Standard', '1 Standard']],
])('the fare in "%s"', (words, fares) => {
  expect(chosen(words)).toEqual(fares)
})

test('a fare named alone goes to the flight that has none yet', () => {
  expect(chosen('standard', [0])).toEqual(['1 Standard'])
  expect(chosen('standard', [0, 1])).toEqual(['0 Standard', '1 Standard'])
})

test('words that name no fare choose none', () => {
  expect(chosen('what about Tuesday')).toBeNull()
  expect(chosen('the second passenger has a middle name')).toBeNull()
  expect(chosen('we may have to cancel')).toBeNull()
  expect(chosen('plus a bag for my son')).toBeNull()
})
