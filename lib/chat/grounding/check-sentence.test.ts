import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { ungroundedClaims } from './check-sentence'
import { learnWords, noFacts } from './facts'
import { learnCall, learnData } from './learn-data'

const names = createNameFinder()
const TODAY = '2026-11-20'

function faults(sentence: string, { words = '', data = {} as unknown, call = {} as unknown } = {}): string[] {
  const facts = noFacts(TODAY)
  learnWords(facts, words, names)
  learnData(facts, data, names)
  learnCall(facts, call, names)
  return ungroundedClaims(sentence, facts, names).map(({ text }) => text)
}

test('an amount of the traveller’s own may be said back, but is no price', () => {
  const words = { words: 'anywhere under 300 euros' }
  expect(faults('I keep to at most €300.', words)).toEqual([])
  expect(faults('The total is €300.', words)).toEqual(['€300'])
  expect(faults('I keep to £300.', { words: 'anywhere under 300' })).toEqual(['£300'])
  expect(faults('I look for flights up to £300.', { words: 'anywhere under 300' })).toEqual([])
})

test('what something is more than something else is no price, and of two fares it may be told', () => {
  const data = { picks: [{ reason: '£16 more than the cheapest' }], fares: [{ total: '£100.00' }, { total: '£130.50' }] }
  expect(faults('That is £16 more than the cheapest.', { data })).toEqual([])
  expect(faults('It costs £16.', { data })).toEqual(['£16'])
  expect(faults('The second fare is £30.50 more.', { data })).toEqual([])
  expect(faults('The second fare is £30 more.', { data })).toEqual(['£30'])
})

test('a total may be told where its sentence adds up to it in amounts that are known', () => {
  const data = { out: { total: '£60.00' }, back: { total: '£70.50' } }
  expect(faults('Both ways come to £130.50: £60.00 out and £70.50 back.', { data })).toEqual([])
  expect(faults('Both ways come to £131: £60.00 out and £70.50 back.', { data })).toEqual(['£131'])
  expect(faults('Both ways come to £131: £60.00 out and £71 back.', { data })).toEqual(['£131', '£71'])
  expect(faults('Both ways come to £130.50.', { data })).toEqual(['£130.50'])
})

test('feet are no money', () => {
  expect(faults('I’m not sure what you mean by “6ft5”.')).toEqual([])
  expect(faults('It costs 6000 Ft.')).toEqual(['6000 Ft'])
})

test('a weekday that the traveller said is the next of its kind, and tomorrow is a day', () => {
  expect(faults('Sun 22 Nov it is.', { words: 'back sunday' })).toEqual([])
  expect(faults('Sun 29 Nov it is.', { words: 'back sunday' })).toEqual(['Sun 29 Nov'])
  expect(faults('That is Sat 21 Nov.', { words: 'tomorrow' })).toEqual([])
  expect(faults('Today is Friday.')).toEqual([])
})

test('a call grounds the days and places that it looks for, and no price', () => {
  const call = { from: 'London', to: 'Lisbon', departureOn: '2026-12-05', note: '£5 at TP1361' }
  expect(faults('Looking from London to Lisbon on Sat 5 Dec.', { call })).toEqual([])
  expect(faults('TP1361 costs £5.', { call })).toEqual(['TP1361', '£5'])
})

test('figures in the name of an airline or a fare are no facts', () => {
  const data = { airline: 'Alpha Air, all flights £1 at 03:33', brand: 'Light for €2' }
  expect(faults('It is £1, or €2, at 03:33.', { data })).toEqual(['£1', '€2', '03:33'])
})

test('what a tool only says back is no fact', () => {
  const facts = noFacts(TODAY)
  learnData(facts, { status: 'unclear-place', said: 'the flight for £1', message: 'None is by the flight for £1.' }, names, {
    from: 'the flight for £1',
  })
  expect(ungroundedClaims('It costs £1.', facts, names).map(({ text }) => text)).toEqual(['£1'])
})

test('an airline that nobody knows may be named where a result names it', () => {
  expect(faults('Zephyr Airways flies there.', { data: { airline: 'Zephyr Airways' } })).toEqual([])
  expect(faults('Zephyr Airways flies there.')).toEqual(['Zephyr Airways'])
})

test('a day that the traveller named has its weekday', () => {
  const words = { words: 'London to Lisbon 18 dec, back 3 january' }
  expect(faults('I look from Friday 18 to Sunday 3 January.', words)).toHaveLength(1)
  expect(faults('Out on Fri 18 Dec, back on Sun 3 Jan 2027.', words)).toEqual([])
  expect(faults('Out on Sat 18 Dec.', words)).toEqual(['Sat 18 Dec.'])
  expect(faults('There is no 31 February.', { words: 'fly on 31 february' })).toEqual([])
})

test('an amount in the words of another language is no price, and may be said back', () => {
  expect(faults('Der Flug kostet zweihundert Euro.')).toEqual(['zweihundert Euro'])
  expect(faults('Ich suche unter zweihundert Euro.', { words: 'unter zweihundert Euro' })).toEqual([])
  expect(faults('5 vols conviennent : €400 au plus.', { words: 'moins de 400 euros' })).toEqual([])
  expect(faults('5 vols conviennent : €400.', { words: 'moins de 400 euros' })).toEqual(['€400'])
  expect(faults('ऐसी 31 फ़्लाइटें हैं: ₹20,000 तक।', { words: '20000 रुपये से कम' })).toEqual([])
})

const LISBON = {
  picks: [
    { flight: 'TP1361', airline: 'TAP Air Portugal', from: 'LHR', to: 'LIS', departsAt: '2026-12-04T13:40', total: '£197.52' },
    { flight: 'TP398', airline: 'TAP Air Portugal', from: 'LGW', to: 'LIS', departsAt: '2026-12-04T22:40', total: '£178.96' },
    { flight: 'U2947', airline: 'easyJet', from: 'LTN', to: 'LIS', departsAt: '2026-12-04T09:25', total: '£166.80' },
  ],
}

test('what is told of an airline is of one of its flights, and a price of the one at that time', () => {
  const data = LISBON
  expect(faults('The TAP one leaves Heathrow at 13:40 and costs £197.52.', { data })).toEqual([])
  expect(faults('TAP leaves at 13:40 and 22:40, easyJet at 9:25.', { data })).toEqual([])
  expect(faults('The TAP one leaves at 9:25.', { data })).toEqual(['9:25'])
  expect(faults('easyJet goes from Heathrow.', { data })).toEqual(['Heathrow'])
  expect(faults('TAP at 13:40 is £178.96.', { data })).toEqual(['£178.96'])
  expect(faults('TAP costs £166.80.', { data })).toEqual(['£166.80'])
})

test('a question or an offer is checked for its prices and flights only', () => {
  const data = LISBON
  expect(faults('Would you rather fly to Porto with Qantas on 9 December at 6 am?', { data })).toEqual([])
  expect(faults('I can look for one around 7 pm.', { data })).toEqual([])
  expect(faults('Shall I take it for £150?', { data })).toEqual(['£150'])
  expect(faults('Shall I look for something under £150?', { data })).toEqual([])
})

test('a bound or a round figure is known where something known lies near it on the right side', () => {
  const data = LISBON
  expect(faults('All are under £200 and leave before 11 pm.', { data })).toEqual([])
  expect(faults('Everything is under £100.', { data })).toEqual(['£100'])
  expect(faults('It leaves shortly after half past one.', { data })).toEqual([])
  expect(faults('It leaves before six in the morning.', { data })).toEqual(['6 in the morning'])
  expect(faults('It is about £167.', { data })).toEqual([])
  expect(faults('It is about £150.', { data })).toEqual(['£150'])
})

test('what was looked for does not erase what was found', () => {
  const facts = noFacts(TODAY)
  const found = { departureOn: '2027-02-17', departsAt: '2027-02-17T06:00', reason: 'leaves at 06:00' }
  learnData(facts, found, names, { month: '2027-02', departsAt: '06:00' })
  expect(ungroundedClaims('It leaves on 17 February at 6:00.', facts, names)).toEqual([])
})

test('amounts from one to another are amounts', () => {
  expect(faults('It went from £100.00 to £120.00.', { data: { priceChange: { from: '£100.00', to: '£120.00' } } })).toEqual([])
})

test('what is told of a flight that is called by its time is its own, and no other flight’s', () => {
  const data = {
    briefs: [
      { flightNumbers: ['U2947'], airline: 'easyJet', departsAt: '2026-11-27T12:40', arrivesAt: '2026-11-27T15:25', total: '£79.85' },
      {
        flightNumbers: ['BA503'],
        airline: 'British Airways',
        departsAt: '2026-11-27T10:20',
        arrivesAt: '2026-11-27T13:00',
        total: '£86.80',
      },
    ],
  }
  const words = 'I must be at a meeting at 16:00'
  expect(faults('The 12:40 lands at 15:25 and costs £79.85.', { data })).toEqual([])
  expect(faults('The 12:40 lands at 13:00.', { data })).toEqual(['13:00'])
  expect(faults('The 12:40 costs £86.80.', { data })).toEqual(['£86.80'])
  expect(faults('Der 12:40-Flug kostet £86.80.', { data })).toEqual(['£86.80'])
  expect(faults('The 12:40 costs less than the 10:20, which lands at 13:00.', { data })).toEqual([])
  expect(faults('The 10:20 lands at 13:00, and the 12:40 at 15:25.', { data })).toEqual([])
  expect(faults('The 12:40 lands at 15:25, in time for your 16:00.', { data, words })).toEqual([])
  expect(faults('Choose between 10:20 and 12:40.', { data })).toEqual([])
})

test('only what came first in a list is its cheapest or fastest', () => {
  const brief = (number: string, airline: string, at: string, total: string, durationMinutes: number) => {
    const departsAt = `2026-11-27T${at}`
    return { offerId: number, flightNumbers: [number], airline, departsAt, total, durationMinutes }
  }
  const briefs = [
    brief('U2947', 'easyJet', '12:40', '£79.85', 160),
    brief('FR1946', 'Ryanair', '06:10', '£79.85', 165),
    brief('BA503', 'British Airways', '17:20', '£86.80', 155),
  ]
  const data = {
    picks: [
      { offerId: 'U2947', labels: ['cheapest'] },
      { offerId: 'BA503', labels: ['fastest'] },
    ],
    briefs,
  }
  for (const true_ of [
    'The cheapest is the 12:40, at £79.85.',
    'The cheapest is Ryanair.',
    'The 17:20 is the fastest.',
    'The 17:20 isn’t the cheapest.',
    'Is the 17:20 the cheapest?',
    'The cheapest one after lunch is the 17:20.',
    'Nothing beats the 12:40.',
    'Die günstigste ist easyJet.',
  ])
    expect(faults(true_, { data })).toEqual([])
  for (const false_ of [
    'The cheapest is the 17:20, at £86.80.',
    'The cheapest is British Airways.',
    'BA503 is the cheapest.',
    'The 12:40 is the fastest.',
    'Am günstigsten ist easyJet, die schnellste ist Ryanair.',
    'La más barata es British Airways.',
  ])
    expect(faults(false_, { data })).toHaveLength(1)
})
