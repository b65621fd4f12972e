import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const TWO_STARTS = 'from Bristol or Exeter to Malaga, 12 to 19 March, 2 adults'
const TERMS = { departureOn: '2027-03-12', returnOn: '2027-03-19', adults: 2 }

test.each<[string, object]>([
  [TWO_STARTS, { from: ['Bristol', 'Exeter'], to: ['Malaga'], ...TERMS }],
  [
    'Prague, Budapest or Dublin from London 5 to 8 March, whichever is cheapest',
    { from: ['London'], to: ['Prague', 'Budapest', 'Dublin'] },
  ],
  ['Cleveland or Pittsburgh to Orlando, either works, 5 to 12 March', { from: ['Cleveland', 'Pittsburgh'], to: ['Orlando'] }],
  ['Heathrow or Gatwick to Lisbon, 5 to 9 March, either airport works', { from: ['Heathrow', 'Gatwick'] }],
  ['any of the London airports to Nice 5 to 8 March', { from: ['London'], to: ['Nice'], eachAirportOf: 'from' }],
  ['any London airport to Lisbon on 5 March, back on the 9th', { from: ['London'], to: ['Lisbon'], eachAirportOf: 'from' }],
  ['Leeds or Manchester to Faro or Malaga 5 to 8 March, whichever is fastest', { to: ['Faro', 'Malaga'], by: 'fastest' }],
  ['Bristol or Exeter to Dublin, 3 to 5 March, under £200', { from: ['Bristol', 'Exeter'], budget: 200 }],
  ['Bristol or Exeter to Dublin on 3 March one way, leaving after 10am', { tripType: 'one-way', outHours: { departAfter: '10:00' } }],
  ['von Bristol oder Exeter nach Malaga, 12. bis 19. März', { from: ['Bristol', 'Exeter'] }],
  ['Nantes ou Rennes vers Lisbonne du 5 au 8 mars, peu importe', { from: ['Nantes', 'Rennes'] }],
  ['de Valencia o Alicante a Londres del 5 al 8 de marzo', { from: ['Valencia', 'Alicante'] }],
  ['Delhi ya Mumbai se Dubai 5 March se 9 March', { from: ['Delhi', 'Mumbai'] }],
])('places of which each would do are compared in one call: %s', async (words, input) => {
  const { calls, text } = await playWords(words)
  expect(calls).toMatchObject([{ tool: 'searchPlaces', input }])
  expect(text).not.toMatch(/not sure what you mean|only in English|nur auf Englisch|qu’en anglais|solo puedo|sirf English/)
})

test.each([
  'My sister flies from Leeds and I fly from Bristol, we want to meet in Rome 5 to 8 March',
  'Leeds to Rome 5 to 8 March via Paris or Zurich',
  'London to Rome 5 to 8 March, with Ryanair or easyJet',
])('travellers who start apart, stops and airlines are no places to compare: %s', async (words) => {
  const { calls } = await playWords(words)
  expect(calls.map(({ tool }) => tool)).not.toContain('searchPlaces')
})

test.each<[string, string]>([
  ['yes please', 'BRS'],
  ['the second one', 'EXT'],
  ['the one from Exeter', 'EXT'],
  ['Exeter', 'EXT'],
  ['the cheapest', 'BRS'],
  ['option 2', 'EXT'],
])('“%s” shows the flights of one route, with the same days and people', async (words, from) => {
  const { calls, situation } = await playWords(TWO_STARTS, words)
  expect(calls[0]).toMatchObject({ tool: 'searchFlights', input: { from, to: 'AGP' } })
  expect(situation?.wishes).toMatchObject(TERMS)
})

test('the airports that make the difference, and what isn’t included, are named', async () => {
  const { text } = await playWords('any London airport to Lisbon on 5 March, back on the 9th')
  expect(text).toMatch(
    /^The cheapest is from London \w+: £[\d.]+ there and back\. Then from London \w+ for £[\d.]+ and from London \w+ for/,
  )
  expect(text).toContain('Getting to and from the airports isn’t included.')
})

test('missing days are asked for, and the answer goes on with all places', async () => {
  const asked = await playWords('from Bristol or Exeter to Malaga')
  expect(asked.text).toBe('When would you like to fly to Malaga?')
  const { calls } = await playWords('from Bristol or Exeter to Malaga', '12 to 19 March')
  expect(calls).toMatchObject([{ tool: 'searchPlaces', input: { from: ['Bristol', 'Exeter'], departureOn: '2027-03-12' } }])
})

test('other people, days and hours compare the same places again; one end of several narrows them', async () => {
  const two = 'from Manchester or Leeds to Malaga or Alicante, 3 to 10 May for 2'
  const three = await playWords(two, 'make it 3 adults')
  expect(three.calls).toMatchObject([{ tool: 'searchPlaces', input: { from: ['Manchester', 'Leeds'], adults: 3 } }])
  expect(three.text).toContain('for 3 travellers')
  const leeds = await playWords(two, 'let’s do Leeds')
  expect(leeds.calls).toMatchObject([{ tool: 'searchPlaces', input: { from: ['LBA'], to: ['ALC', 'AGP'], adults: 2 } }])
  const fastest = await playWords(two, 'the fastest')
  expect(fastest.calls[0]).toMatchObject({ tool: 'searchFlights', input: { from: 'MAN', to: 'ALC' } })
})

test('a question beside is answered, too', async () => {
  const { text } = await playWords('Bristol or Exeter to Dublin, 3 to 5 March, do they take dogs?')
  expect(text).toMatch(/small cat or dog in the cabin.*The cheapest is from Bristol/s)
})

test('too many places are refused in one sentence, and fewer of them go on', async () => {
  const many = 'from Bristol, Exeter, Cardiff, Southampton, London or Birmingham to Dublin on 3 March one way'
  const { text } = await playWords(many)
  expect(text).toMatch(/^I can compare up to 4 places to leave from .+ you named 6 to leave from\. Which of them matter most to you\?$/)
  const { calls } = await playWords(many, 'Bristol, Exeter or Cardiff')
  expect(calls).toMatchObject([{ input: { from: ['Bristol', 'Exeter', 'Cardiff'], to: ['Dublin'], departureOn: '2027-03-03' } }])
})

test('beside shown flights the trip stays as it is until a route is taken', async () => {
  const first = ['London to Lisbon 5 to 9 March', 'and what about from Bristol or Birmingham?']
  const { situation, calls } = await playWords(...first)
  expect(calls).toMatchObject([{ tool: 'searchPlaces', input: { from: ['Bristol', 'Birmingham'] } }])
  expect(situation?.wishes).toMatchObject({ from: 'London (LON)' })
  const taken = await playWords(...first, 'the second')
  expect(taken.situation?.wishes).toMatchObject({ from: 'Birmingham (BHX)', departureOn: '2027-03-05' })
})

test('open days are compared with the places, and the route is shown on its own days', async () => {
  const { calls, text } = await playWords('flights from Bristol or Exeter to Rome, sometime in March for 4 nights')
  expect(calls).toMatchObject([
    {
      tool: 'searchPlaces',
      input: { from: ['Bristol', 'Exeter'], window: { leaveFrom: '2027-03-01', nights: [4], returnBy: '2027-03-31' } },
    },
  ])
  expect(text).toMatch(/^The cheapest is from Bristol, \w+ \d+ Mar – \w+ \d+ Mar: £/)
  const asked = ['Bristol or Exeter to Rome in May', '4 nights']
  const { calls: later } = await playWords(...asked)
  expect(later).toMatchObject([{ tool: 'searchPlaces', input: { from: ['Bristol', 'Exeter'], window: { nights: [4] } } }])
  const taken = await playWords(...asked, 'the second')
  expect(taken.situation?.wishes).toMatchObject({ from: 'Exeter (EXT)', departureOn: expect.stringMatching(/^2027-05-/) })
})

test('places without a guide are told apart by their flights', async () => {
  const { calls, text } = await playWords('Rome or Turin in May from London?')
  expect(calls.map(({ tool }) => tool)).toEqual(['compareDestinations', 'searchPlaces'])
  expect(text).toMatch(/^I don’t have a guide to Turin yet, so I’ll compare the flights\.\s+The cheapest is to (?:Turin|Rome), /)
})

test.each<[string, object]>([
  ['flights from Manchester to the Canaries, 6 to 13 March', { from: ['Manchester'], to: ['Canaries', 'TFS', 'ACE', 'FUE'] }],
  ['Flug von Berlin auf die Kanaren vom 6. bis 13. März', { from: ['Berlin'], to: ['Kanaren', 'TFS', 'ACE', 'FUE'] }],
  ['vuelos de Madrid a Sicilia del 5 al 12 de junio', { from: ['Madrid'], to: ['Sicilia', 'PMO', 'TPS'] }],
  ['un vol de Paris pour les Îles grecques du 5 au 12 juin', { from: ['Paris'], to: ['Îles grecques', 'RHO', 'CFU', 'JTR', 'KGS', 'ZTH'] }],
  ['kerala from delhi 10 dec to 17 dec', { from: ['delhi'], to: ['kerala', 'TRV', 'CCJ', 'CNN'] }],
  ['we want to fly into Scotland from Paris on 3 May, back on the 10th', { from: ['Paris'], to: ['Scotland', 'GLA', 'ABZ', 'INV'] }],
  ['a week in Bavaria in September from Dublin', { from: ['Dublin'], to: ['Bavaria', 'NUE', 'FMM'], window: { nights: [7] } }],
  // Regions give up their last airports where all would be too many.
  ['flights from London to Sicily, Sardinia or Corsica, 5 to 12 June', { to: ['Sicily', 'PMO', 'Sardinia', 'OLB', 'Corsica', 'BIA'] }],
])('a region is compared by its airports: %s', async (words, input) => {
  const { calls } = await playWords(words)
  expect(calls).toMatchObject([{ tool: 'searchPlaces', input }])
})

test('a region is heard before its days are known, which are then asked for', async () => {
  const airports = 'Heraklion, Rhodes, Corfu, Santorini, Kos and Zakynthos'
  const asked = await playWords('London to the Greek islands')
  expect(asked.text).toBe(`I’ll compare ${airports}. When would you like to leave?`)
  const { calls } = await playWords('we would like to see the Greek islands', 'from London', '5 to 12 June')
  expect(calls).toMatchObject([{ tool: 'searchPlaces', input: { from: ['London'], to: { length: 6 }, departureOn: '2027-06-05' } }])
})

test.each([
  ['London to the Algarve 4 to 11 May', 'Algarve', 'Faro'],
  ['Milan to the Côte d’Azur on 3 May, one way', 'Côte d’Azur', 'Nice'],
  ['London to the Highlands 5 to 9 May', 'Highlands', 'Inverness'],
])('a region with one obvious airport is flown to by way of it, which is said: %s', async (words, region, airport) => {
  const { calls, text } = await playWords(words)
  expect(calls).toMatchObject([{ tool: 'searchFlights' }])
  expect(text.replaceAll("'", '’')).toContain(`For ${region} I searched ${airport}.`)
})

test.each<[string, string, object]>([
  ['Bristol to Faro, 6 to 13 March', 'can you check Exeter too', { from: ['BRS', 'Exeter'], to: ['FAO'] }],
  ['Bristol to Faro, 6 to 13 March', 'add Porto too', { from: ['BRS'], to: ['FAO', 'Porto'] }],
  ['Bristol to Faro, 6 to 13 March', 'what about from Seville as well', { from: ['BRS', 'Seville'], to: ['FAO'] }],
  ['London to Edinburgh, 6 to 8 March', 'please also look at Glasgow', { from: ['LON'], to: ['EDI', 'Glasgow'] }],
  ['Bristol or Exeter to Malaga, 12 to 19 March', 'and Cardiff too', { from: ['Bristol', 'Exeter', 'Cardiff'], to: ['Malaga'] }],
  ['Berlin nach Rom, 6. bis 8. März', 'auch ab Leipzig bitte', { from: ['BER', 'Leipzig'], to: ['ROM'] }],
  ['vols de Lyon à Lisbonne du 6 au 13 mars', 'regarde aussi depuis Genève', { from: ['LYS', 'Genève'], to: ['LIS'] }],
])('after “%s”, “%s” compares the place with those of the search', async (first, words, ends) => {
  const { calls } = await playWords(first, words)
  expect(calls).toMatchObject([{ tool: 'searchPlaces', input: ends }])
})

test.each(['add a bag too', 'I was in Lisbon too and loved it', 'we also want to see Lisbon for two days'])(
  '“%s” adds no place to compare',
  async (words) => {
    const { calls } = await playWords('Bristol to Faro, 6 to 13 March', words)
    expect(calls.map(({ tool }) => tool)).not.toContain('searchPlaces')
  },
)

test('a region is where one goes, whichever is said first, and each start is told of', async () => {
  const { calls, text } = await playWords('want the canary islands in february, a week, 2 of us. leeds or manchester whichever is cheaper')
  expect(calls[0]).toMatchObject({
    tool: 'searchPlaces',
    input: { from: ['leeds', 'manchester'], to: ['the canary islands', 'TFS', 'ACE', 'FUE'] },
  })
  expect(text).toContain('Leeds')
  expect(text).toContain('Manchester')
})
