import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import { readPlaces } from './read-places'
import type { PlaceContext, PlaceReading, SaidPlace } from './said-place'

const NOTHING: PlaceContext = { asked: null, origin: null, destination: null }
const KNOWN: PlaceContext = { asked: null, origin: 'London (LON)', destination: 'Lisbon (LIS)' }

/** "Leeds > Rome": both ends by the city's name, what no index knows as it was said; then whatever else was read. */
function summary({
  origin,
  destination,
  bare,
  via,
  notVia,
  notOrigin,
  notDestination,
  wayHome,
  wayBackFrom,
  mentioned,
}: PlaceReading): string {
  const named = (place: SaidPlace | undefined) => (place ? (place.isAirport ? place.name : place.cityName) : '')
  const list = (label: string, places: (SaidPlace | undefined)[]) =>
    places.some((place) => place) ? ` ${label} ${places.map(named).join(', ')}` : ''
  const ends = origin || destination ? `${named(origin)} > ${named(destination)}`.trim() : ''
  return [
    ends,
    list('bare', [bare]),
    list('via', via),
    list('not via', notVia),
    list('not from', [notOrigin]),
    list('not to', [notDestination]),
    list('home', [wayHome]),
    list('back from', [wayBackFrom]),
    list('about', mentioned),
  ]
    .join('')
    .trim()
}

test.each([
  ['Cardiff to Palermo next Tuesday', 'Cardiff > Palermo'],
  ['from gothenburg to porto', 'Gothenburg > Porto'],
  ['to Seville from Toulouse', 'Toulouse > Seville'],
  ['BRU-OPO', 'Brussels > Porto'],
  ['Turin - Catania', 'Turin > Catania'],
  ['hamburg/palermo', 'Hamburg > Palermo'],
  ['chennai 2 mumbai', 'Chennai > Mumbai'],
  ['between Tallinn and Malaga', 'Tallinn > Malaga'],
  ['flights between denver to boise', 'Denver > Boise'],
  ['departing Zagreb, arriving in Split', 'Zagreb > Split'],
  ['we fly out of Krakow into Bergamo', 'Krakow > Bergamo'],
  ['leaving Naples for Tunis on the 4th', 'Naples > Tunis'],
  ['I leave on Friday for Cairo', '> Cairo'],
  ['going to visit my aunt in Sofia', '> Sofia'],
  ['to see my grandparents who live in Riga', '> Riga'],
  ['a wedding in Verona', '> Verona'],
  ['the conference is in Boston', '> Boston'],
  ['Bilbao is where I am leaving from', 'Bilbao >'],
  ['Zurich is my starting point and Tirana is my destination', 'Zurich > Tirana'],
  ['my destination will be Marrakech', '> Marrakech'],
  ['departure city Lima, arrival city Cusco', 'Lima > Cusco'],
  ['origin: Perth, destination: Bali', 'Perth > Bali'],
  ['I am in Dublin and want to go to Faro', 'Dublin > Faro'],
  ['I live in Graz, flights to Pristina?', 'Graz > Pristina'],
  ['taking off from Mexico City', 'Mexico City >'],
  ['a trip to the beautiful city of Kyoto', '> Kyoto'],
  ['I want to go Bangkok', '> Bangkok'],
  ['three tickets for Montreal please', '> Montreal'],
  ['flights paris warsaw friday', 'Paris > Warsaw'],
  ['headed for Oslo', '> Oslo'],
  ['fly me home to Aberdeen', '> Aberdeen'],
  ['round trip to Baku with a stop in Istanbul', '> Baku via Istanbul'],
  ['Leipzig to Lagos, not via Paris', 'Leipzig > Lagos not via Paris'],
  ['Madrid to Lima, no layover in Miami or Bogota', 'Madrid > Lima not via Miami, Bogota'],
  ['from Philly to LA', 'Philadelphia > Los Angeles'],
  ['nyc to sf', 'New York > San Francisco'],
  ['Frisco to Vegas', 'San Francisco > Las Vegas'],
  ['from dc to chi-town', 'Washington > Chicago'],
  ['Bombay to Calcutta', 'Mumbai > Kolkata'],
  ['from Peking to Saigon', 'Beijing > Ho Chi Minh City'],
  ['from Wien to Mailand', 'Vienna > Milan'],
  ['from Londres to Múnich', 'London > Munich'],
  ['दिल्ली to मुंबई', 'Delhi > Mumbai'],
  ['from san francisco to st louis', 'San Francisco > St. Louis'],
  ['to washington d.c. from new york city', 'New York > Washington'],
  ['saint petersburg to new delhi', 'Saint Petersburg > Delhi'],
  ['newyork to losangeles', 'New York > Los Angeles'],
  ['from Heathrow to JFK', 'London Heathrow > New York John F. Kennedy'],
  ['Gatwick airport to Paris CDG', 'London Gatwick > Paris-Charles De Gaulle'],
  ['jfk to lhr', 'New York John F. Kennedy > London Heathrow'],
  ['Portland, Maine to Portland, OR', 'Portland > Portland'],
  ['from Sydney, NSW, Australia to Delhi India', 'Sydney > Delhi'],
  ['from Scotland to Portugal', 'United Kingdom > Portugal'],
  ['from TX to FL', 'Texas > Florida'],
  ['out of California to Hawaii', 'California > Honolulu'],
])('both ends in "%s"', (words, expected) => {
  expect(summary(readPlaces(words, NOTHING))).toBe(expected)
})

test.each([
  ['from chicgo to pittsburg', 'Chicago > Pittsburgh'],
  ['to san fransisco', '> San Francisco'],
  ['from filadelphia to albequerque', 'Philadelphia > Albuquerque'],
  ['barcelna to lisbn', 'Barcelona > Lisbon'],
  ['to colifornia', '> California'],
  ['chenai to kolkatta', 'Chennai > Kolkata'],
  ['to srilanka', '> Sri Lanka'],
  ['from los angels', 'Los Angeles >'],
])('a slip is forgiven where a place belongs: "%s"', (words, expected) => {
  expect(summary(readPlaces(words, NOTHING))).toBe(expected)
})

test.each([
  ['somewhere nice please', ''],
  ['I would like to plan a trip home', ''],
  ['we want to split the cost', ''],
  ['reading the rules took a while', ''],
  ['I need a bath', ''],
  ['my mobile is broken', ''],
  ['in most cases that is fine', ''],
  ['one of the best', ''],
  ['may I ask something', ''],
  ['can you wait a while', ''],
  ['a male passenger', ''],
  ['find something for us', ''],
  ['Boston Symphony tickets', ''],
  ['my friend Paris is coming too', ''],
  ['my name is Austin', ''],
  ['Air France please', ''],
  ['thanks to Ben', ''],
  ['transfer 200 dollars to Grace', ''],
  ['talk to Sam about it', ''],
  ['to be honest I am not sure', ''],
  ['I would love to snorkel', ''],
  ['I have to focus on work', ''],
  ['one way to save money', ''],
  ['seven o’clock London time', ''],
  ['change to a window seat', ''],
  ['from Monday to Friday', ''],
  ['upgrade me to Business', ''],
  ['Going to the gym', ''],
])('plain English names no place: "%s"', (words, expected) => {
  expect(summary(readPlaces(words, NOTHING))).toBe(expected)
})

test.each([
  ['from nice to Bath', 'Nice > Bath'],
  ['a flight to nice on friday', '> Nice'],
  ['to Split', '> Split'],
  ['from Reading to Cork', 'Reading > Cork'],
  ['to Ooty tomorrow', '> Ooty'],
  ['from melur to madurai', 'melur > Madurai'],
  ['Zutphen to Pisa', 'Zutphen > Pisa'],
  ['from Oxford to Kyoto', 'Oxford > Kyoto'],
  ['to the Algarve', '> Algarve'],
  ['to Stratford-upon-Avon', '> Stratford-upon-Avon'],
  ['from Avon Lake, OH', 'Avon Lake, OH >'],
])('position makes a word a place, known or not: "%s"', (words, expected) => {
  expect(summary(readPlaces(words, NOTHING))).toBe(expected)
})

test.each([
  ['I have lived in Paris', 'about Paris'],
  ['how is the weather in Rome', 'about Rome'],
  ['is there a good museum in Madrid', 'about Madrid'],
  ['my bank in Boston', 'about Boston'],
  ['I have been to Tokyo twice', 'about Tokyo'],
  ['we went to Oslo last year', 'about Oslo'],
  ['a hotel in Berlin', 'about Berlin'],
  ['rent a car in Faro', 'about Faro'],
  ['a friend from Dakar told me', 'about Dakar'],
  ['my sister lives in Denver', 'about Denver'],
  ['I grew up in Glasgow but need a flight to Cork', '> Cork about Glasgow'],
  ['I love Lisbon', 'about Lisbon'],
  ['when does it land in Rome', 'about Rome'],
  ['does my return flight leave from Gatwick', 'about London Gatwick'],
  ['when can we fly to Rome', '> Rome'],
])('a place only talked about is no wish: "%s"', (words, expected) => {
  expect(summary(readPlaces(words, NOTHING))).toBe(expected)
})

test.each([
  ['not from Gatwick but from Luton', 'London Luton > not from London Gatwick'],
  ['not Lisbon, Faro', '> Faro not to Lisbon'],
  ['Seville instead of Lisbon', '> Seville not to Lisbon'],
  ['Luton instead of London', 'London Luton > not from London'],
  ['Porto rather than Lisbon', '> Porto not to Lisbon'],
  ['make it Madrid instead', '> Madrid'],
  ['what about Valencia?', '> Valencia'],
  ['no, from Bristol', 'Bristol >'],
  ['change the origin to Leeds', 'Leeds >'],
  ['change my departure city from London to Paris', 'Paris > not from London'],
  ['change the destination to Nantes', '> Nantes'],
  ['I meant Vienna', '> Vienna'],
  ["I don't want to leave from London", 'not from London'],
  ['I am not going to Lisbon', 'not to Lisbon'],
  ['and back to London on the 8th', 'home London'],
  ['Bari please', 'bare Bari'],
  ['change from London to Manchester', 'Manchester > not from London'],
  ['replace Lisbon with Porto', '> Porto not to Lisbon'],
  ['swap London for Leeds', 'Leeds > not from London'],
  ['what if we went to Faro', '> Faro'],
  ['the return should be from Faro', 'back from Faro'],
  ['return to Luton rather than Heathrow', 'not from London Heathrow home London Luton'],
  ['from Bristol to Rome instead of Lisbon', 'Bristol > Rome not to Lisbon'],
])('corrections of a search from London to Lisbon: "%s"', (words, expected) => {
  expect(summary(readPlaces(words, KNOWN))).toBe(expected)
})

test.each<[words: string, asked: PlaceContext['asked'], expected: string]>([
  ['Delhi', 'origin', 'Delhi >'],
  ['Delhi', 'destination', '> Delhi'],
  ['luton', 'origin', 'London Luton >'],
  ['nice', 'destination', '> Nice'],
  ['jfk', 'origin', 'New York John F. Kennedy >'],
  ['atlanta suits us, 2 seats', 'origin', 'Atlanta >'],
  ['Vancouver, get economy.', 'origin', 'Vancouver >'],
  ['on the 14th. Los Angeles.', 'destination', '> Los Angeles'],
  ['look for Seattle flights', 'origin', 'Seattle >'],
  ['somewhere in Spain', 'destination', '> Spain'],
  ['in Paris', 'destination', '> Paris'],
  ['xanadu please', 'destination', '> xanadu'],
  ['ooty please', 'destination', '> Ooty'],
  ['chicgo', 'origin', 'Chicago >'],
  ['Madrid Rome', 'both', 'Madrid > Rome'],
  ['thailand and singapore', 'both', 'Thailand > Singapore'],
  ['Rome from Lyon', 'both', 'Lyon > Rome'],
  ['san francisco and my sister comes along', 'origin', 'San Francisco >'],
  ['hello there', 'destination', ''],
  ['Buongiorno, un volo', 'destination', ''],
  ['my name is Rajan', 'origin', ''],
  ['I do not know yet', 'destination', ''],
  ['the cheapest, thanks', 'destination', ''],
])('"%s" as the answer to the question for %s', (words, asked, expected) => {
  expect(summary(readPlaces(words, { ...NOTHING, asked }))).toBe(expected)
})

function legs(words: string, context = NOTHING): string[] {
  return readPlaces(words, context).legs.map(
    ({ from, to, start, end }) => `${from?.cityName ?? '?'} > ${to?.cityName ?? '?'}: ${words.slice(start, end).trim()}`,
  )
}

test('each flight of several has its words', () => {
  expect(legs('London to Rome on the 3rd, then Rome to Athens on the 8th and back to London on the 12th')).toEqual([
    'London > Rome: London to Rome on the 3rd',
    'Rome > Athens: , then Rome to Athens on the 8th',
    'Athens > London: and back to London on the 12th',
  ])
  expect(legs('Paris, then Lyon, then Nice, home from Nice')).toEqual([
    '? > Paris: Paris',
    'Paris > Lyon: , then Lyon',
    'Lyon > Nice: , then Nice',
    'Nice > ?: , home from Nice',
  ])
  expect(legs('Oslo to Rome to Athens')).toEqual(['Oslo > Rome: Oslo to Rome', 'Rome > Athens: to Athens'])
  expect(legs('from Boston to Dublin on 4 May, Dublin to Paris on 9 May, Paris to Boston on 15 May')).toEqual([
    'Boston > Dublin: from Boston to Dublin on 4 May',
    'Dublin > Paris: , Dublin to Paris on 9 May',
    'Paris > Boston: , Paris to Boston on 15 May',
  ])
  expect(legs('fly from Cork to Rome on Monday, after that to Naples on Thursday')).toEqual([
    'Cork > Rome: fly from Cork to Rome on Monday',
    'Rome > Naples: , after that to Naples on Thursday',
  ])
  expect(legs('Oslo on Monday then Bergen on Wednesday and home on Friday')).toEqual([
    '? > Oslo: Oslo on Monday',
    'Oslo > Bergen: then Bergen on Wednesday',
    'Bergen > ?: and home on Friday',
  ])
  expect(legs('to Madrid and Seville')).toEqual(['? > Madrid: to Madrid', 'Madrid > Seville: and Seville'])
  expect(legs('London to Venice, back from Milan to London')).toEqual([
    'London > Venice: London to Venice',
    'Milan > London: , back from Milan to London',
  ])
})

test.each([
  'London to Rome and back to London',
  'Leeds to Rome, returning from Rome on Sunday',
  'to Rome, no, to Milan',
  'to Rome or Milan',
  'Rome. I want to fly to Rome',
])('one flight, or one there and back: "%s"', (words) => {
  expect(readPlaces(words, NOTHING).legs).toEqual([])
})

test.each<[words: string, references: string[]]>([
  ['is there a flight there on Friday', ['destination there']],
  ['and from there in May', ['origin there']],
  ['from the same city please', ['origin same']],
  ['take me home', ['destination home']],
  ['hello there', []],
  ['are there any', []],
  ['flights from Chicago there', ['destination there']],
])('what points at an earlier place in "%s"', (words, references) => {
  expect(readPlaces(words, NOTHING).references.map(({ role, kind }) => `${role} ${kind}`)).toEqual(references)
})

test.each(['the other way round', 'swap the cities', 'reverse the direction please'])('"%s" swaps the ends', (words) => {
  expect(readPlaces(words, KNOWN).isSwap).toBe(true)
})

test('what was read is masked, and everything else stands where it stood', () => {
  const words = 'two of us from Leeds to Rome on Friday, my aunt lives in Pisa'
  expect(readPlaces(words, NOTHING).rest).toBe('two of us ~~~~~~~~~~ ~~~~~~~ on Friday, my aunt lives in ~~~~')
})

test('the search finds every place under the words that are passed on', () => {
  const { findPlace } = createPlaces()
  for (const said of [
    'Philly',
    'Frisco',
    'newyork',
    'st louis',
    'Paris CDG',
    'Portland, Maine',
    'chicgo',
    'दिल्ली',
    'Wien',
    'Delhi India',
    'LA',
    'the hague',
  ]) {
    const { destination } = readPlaces(`to ${said}`, NOTHING)
    const match = findPlace(destination?.text ?? '')
    expect([said, match.status === 'found' ? match.place.iataCode : match.status]).toEqual([said, destination?.iataCode])
  }
})
