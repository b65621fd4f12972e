import { expect, test } from 'vitest'
import { fold } from './fold'
import { gazetteer } from './gazetteer'
import { longestName } from './place-names'
import { createPlaces } from './places'
import { REGIONS_FLOWN_TO } from './regions-flown-to'

const places = createPlaces()

function codeOf(text: string): string {
  const match = places.findPlace(text)
  return match.status === 'found' ? match.place.iataCode : match.status
}

test('a city with several airports is its metropolitan area', () => {
  expect(places.findPlace('London')).toEqual({
    status: 'found',
    place: { kind: 'city', iataCode: 'LON', name: 'London', cityName: 'London', countryCode: 'GB', zone: 'Europe/London' },
  })
  expect(['new york', 'NYC', 'Milan', 'Tokyo', 'reykjavik', 'São Paulo', 'sao paulo', 'Seoul'].map(codeOf)).toEqual([
    'NYC',
    'NYC',
    'MIL',
    'TYO',
    'REK',
    'SAO',
    'SAO',
    'SEL',
  ])
})

test('a city with one airport goes by its own name and the airport’s code', () => {
  expect(places.findPlace('lisbon')).toEqual({
    status: 'found',
    place: { kind: 'airport', iataCode: 'LIS', name: 'Lisbon', cityName: 'Lisbon', countryCode: 'PT', zone: 'Europe/Lisbon' },
  })
})

test('an exact airport code is that airport, also inside the text that names a chosen place', () => {
  expect(['LHR', 'lgw', 'LIS', 'IST', 'Istanbul (IST)', 'London (LON)', 'Lisbon (LIS)'].map(codeOf)).toEqual([
    'LHR',
    'LGW',
    'LIS',
    'IST',
    'IST',
    'LON',
    'LIS',
  ])
  expect(places.findPlace('IST')).toMatchObject({ place: { kind: 'airport' } })
  expect(places.findPlace('Istanbul (IST)')).toMatchObject({ place: { kind: 'city' } })
})

test('other names, accents and spellings lead to the same place', () => {
  const said = [
    'Bombay',
    'New York City',
    'St Petersburg',
    'Saint Petersburg',
    'München',
    'Koln',
    'Heathrow',
    'Gatwick Airport',
    'Bali',
    'goa',
    'Malaga',
    'Zürich',
  ]
  expect(said.map(codeOf)).toEqual(['BOM', 'NYC', 'LED', 'LED', 'MUC', 'CGN', 'LHR', 'LGW', 'DPS', 'GOI', 'AGP', 'ZRH'])
})

test('what people call a place abroad, for short or in one word', () => {
  expect(['Wien', 'Londres', 'Mailand', 'दिल्ली', 'newyork', 'KL', 'Chi-Town', 'Delhi city'].map(codeOf)).toEqual([
    'VIE',
    'LON',
    'MIL',
    'DEL',
    'NYC',
    'KUL',
    'CHI',
    'DEL',
  ])
})

test('a town that is not flown to leads to where people fly instead, and two of one name are asked about', () => {
  expect(['Oxford', 'Kyoto', 'Ghent', 'Tuscany'].map(codeOf)).toEqual(['LHR', 'OSA', 'BRU', 'FLR'])
  expect(codeOf('Cambridge')).toBe('ambiguous')
})

test('a US state by itself offers its busiest cities, mistyped too', () => {
  const offered = (text: string) => {
    const match = places.findPlace(text)
    return match.status === 'ambiguous' && match.candidates[0]?.iataCode
  }
  expect(['California', 'colifornia', 'TX', 'Georgia'].map(offered)).toEqual(['LAX', 'LAX', 'DFW', 'ATL'])
})

test('a code after a city is that airport, if it is one of the city', () => {
  expect(['Paris CDG', 'London (LHR)', 'New York JFK'].map(codeOf)).toEqual(['CDG', 'LHR', 'JFK'])
  expect(['Orly', 'Rome Ciampino', 'Milan Malpensa', 'Ezeiza'].map(codeOf)).toEqual(['ORY', 'CIA', 'MXP', 'EZE'])
})

test.each([
  ['London Heathrow (LHR)', 'LHR'],
  ['LHR, London Heathrow', 'LHR'],
  ['London Heathrow (LHR, GB)', 'LHR'],
  ['Heathrow, London', 'LHR'],
  ['London – Heathrow', 'LHR'],
  ['London (LHR)', 'LHR'],
  ['London (LON)', 'LON'],
  ['London (all airports)', 'LON'],
  ['London, England, UK', 'LON'],
  ['London (GB)', 'LON'],
  ['London (Ontario)', 'YXU'],
  ['Paris, France', 'PAR'],
  ['Paris Charles de Gaulle, France', 'CDG'],
  ['Rome (IT)', 'ROM'],
  ['San José (CR)', 'SJO'],
  ['Portland, Maine, USA', 'PWM'],
  ['Hong Kong, China', 'HKG'],
  ['San Juan, USA', 'SJU'],
  ['Ha Noi', 'HAN'],
  ['Danang', 'DAD'],
  ['Đà Nẵng', 'DAD'],
  ['Aix\u2011en\u2011Provence', 'MRS'],
  ['Ｌｏｎｄｏｎ', 'LON'],
  ['London 🇬🇧', 'LON'],
  ['“London”\u202e', 'LON'],
  ['**Lon\u00addon**', 'LON'],
])('"%s" is one place, to whoever asks and as the first one that a field offers', (words, code) => {
  expect(codeOf(words)).toBe(code)
  expect(places.suggestPlaces(words, 3)[0]?.iataCode).toBe(code)
})

test('a field goes on offering while a country is being typed', () => {
  expect(['Paris, Fr', 'Paris (', 'London Heathrow (LH'].map((words) => places.suggestPlaces(words, 1)[0]?.iataCode)).toEqual([
    'PAR',
    'PAR',
    'LHR',
  ])
})

test('one slip in five letters and two in eight are forgiven', () => {
  expect(['Lisbn', 'Lodnon', 'Barcelna', 'Copenhaagn', 'Amsterdm', 'Frankfrut'].map(codeOf)).toEqual([
    'LIS',
    'LON',
    'BCN',
    'CPH',
    'AMS',
    'FRA',
  ])
})

test('a name that two countries share is asked about, unless one place is clearly bigger', () => {
  const sanJose = places.findPlace('San Jose')
  expect(sanJose.status === 'ambiguous' && sanJose.candidates.map((place) => place.iataCode)).toEqual(['SJC', 'SJO'])
  expect(['Birmingham', 'Santiago', 'Paris', 'Valencia'].map(codeOf)).toEqual(['BHX', 'SCL', 'PAR', 'VLC'])
})

test('a country or state after the name settles it', () => {
  expect(['San Jose, Costa Rica', 'San Jose, CA', 'Birmingham, Alabama', 'Portland Maine', 'London, UK'].map(codeOf)).toEqual([
    'SJO',
    'SJC',
    'BHM',
    'PWM',
    'LON',
  ])
})

test('a country by itself offers its busiest cities', () => {
  const japan = places.findPlace('Japan')
  expect(japan.status === 'ambiguous' && japan.candidates[0]?.iataCode).toBe('TYO')
})

test('an unknown place is unknown, with the nearest names', () => {
  expect(places.findPlace('Xanadu-on-Sea').status).toBe('unknown')
  expect(places.findPlace('')).toEqual({ status: 'unknown', suggestions: [] })
  const match = places.findPlace('Lisssboon')
  expect(match.status === 'unknown' ? match.suggestions.map((place) => place.iataCode) : [codeOf('Lisssboon')]).toContain('LIS')
})

test('suggestions begin with what was typed, the busiest first', () => {
  expect(places.suggestPlaces('lis', 3)[0]?.iataCode).toBe('LIS')
  expect(places.suggestPlaces('lon', 3)[0]?.iataCode).toBe('LON')
  expect(places.suggestPlaces('barc', 2)[0]?.iataCode).toBe('BCN')
  expect(places.suggestPlaces('', 3)).toEqual([])
  expect(places.suggestPlaces('s', 4)).toHaveLength(4)
})

test('Newcastle is the one in England, unless Australia is said', () => {
  expect(['newcastle', 'Newcastle upon Tyne', 'newcastle australia', 'NTL'].map(codeOf)).toEqual(['NCL', 'NCL', 'NTL', 'NTL'])
})

test.each([
  ['Zermatt', 'Zermatt', 'CH', 87],
  ['Windermere, Florida', 'Windermere', 'US', 23],
  ['interlaken', 'Interlaken', 'CH', 100],
  ['Garmisch', undefined, undefined, undefined],
  ['Kyoto', 'Kyoto', 'JP', undefined],
  ['Lisbon', undefined, 'PT', undefined],
])('“%s” is flown to by way of an airport that stands in for %s', (said, name, country, km) => {
  const match = createPlaces().findPlace(said)
  if (country === undefined) return expect(match.status).toBe('unknown')
  const place = match.status === 'found' ? match.place : null
  expect([place?.standsFor?.name, place?.standsFor?.km]).toEqual([name, km])
  expect(place?.standsFor?.km === undefined || place.standsFor.km > 0).toBe(true)
})

test('of two towns of one name in different countries the traveller says which', () => {
  expect(createPlaces().findPlace('Banff')).toMatchObject({ status: 'found', place: { iataCode: 'YYC' } })
  const match = createPlaces().findPlace('Cambridge')
  expect(match.status).not.toBe('unknown')
})

test('every region is known by each of its names, with airports of this world', () => {
  const { airports, areas } = gazetteer()
  for (const { name, codes } of REGIONS_FLOWN_TO) {
    expect(longestName(fold(name).split(' '))?.named.airports, name).toEqual(codes)
    for (const code of codes) expect(areas.has(code) || airports.has(code), code).toBe(true)
  }
})

test('where one place is asked for, a region is its usual airport, and the others are named', () => {
  const match = places.findPlace('the Canaries')
  expect(match).toMatchObject({
    status: 'found',
    place: { iataCode: 'LPA', standsFor: { others: ['Tenerife South', 'Lanzarote', 'Fuerteventura'] } },
  })
})
