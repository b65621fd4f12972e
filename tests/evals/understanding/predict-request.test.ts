import { expect, test } from 'vitest'
import { predictRequest } from './predict-request'

const TODAY = '2026-11-20'

/** Requests as they are spoken to an information service: no capitals, no punctuation. */
const REQUESTS: [text: string, frame: object][] = [
  [
    'show me flights from houston to denver on friday morning',
    {
      departure_date: '2026-11-27',
      origin: 'Houston',
      destination: 'Denver',
      depart_time_from: '05:00',
      depart_time_to: '12:00',
      depart_time_period: 'morning',
    },
  ],
  [
    'i need a nonstop flight from portland to chicago leaving after 5 pm',
    { direct_only: true, origin: 'Portland', destination: 'Chicago', depart_time_from: '17:00' },
  ],
  [
    'what is the cheapest one way fare from miami to new york',
    { trip_type: 'one_way', origin: 'Miami', destination: 'New York', price_preference: 'cheapest' },
  ],
  [
    'list first class flights from cleveland to dallas on august tenth',
    { departure_date: '2027-08-10', travel_class: 'first', origin: 'Cleveland', destination: 'Dallas' },
  ],
  ['which flights go from tampa to seattle via st. louis', { origin: 'Tampa', destination: 'Seattle', stopover: 'St. Louis' }],
  [
    'are there any delta flights from detroit to orlando arriving before noon on tuesday',
    { airlines: ['Delta'], origin: 'Detroit', destination: 'Orlando', arrive_time_to: '12:00', arrival_date: '2026-11-24' },
  ],
  ['flights from charlotte to san jose with a layover in phoenix', { origin: 'Charlotte', destination: 'San Jose', stopover: 'Phoenix' }],
  [
    'round trip from las vegas to nashville leaving monday returning thursday',
    { departure_date: '2026-11-23', return_date: '2026-11-26', trip_type: 'round_trip', origin: 'Las Vegas', destination: 'Nashville' },
  ],
  [
    'i want to fly from los angeles to kansas city under 400 dollars',
    { max_price: 400, origin: 'Los Angeles', destination: 'Kansas City' },
  ],
  [
    'flights between newark and cincinnati around 5 pm',
    { origin: 'Newark', destination: 'Cincinnati', depart_time_from: '16:30', depart_time_to: '17:30' },
  ],
  [
    'please list all flights leaving indianapolis at 9 am and arriving in montreal by 2 in the afternoon',
    { origin: 'Indianapolis', destination: 'Montreal', depart_time_from: '08:30', depart_time_to: '09:30', arrive_time_to: '14:00' },
  ],
  [
    'economy class from baltimore to philadelphia next monday',
    { departure_date: '2026-11-23', travel_class: 'economy', origin: 'Baltimore', destination: 'Philadelphia' },
  ],
  ['show business class fares from tulsa to reno', { travel_class: 'business', origin: 'Tulsa', destination: 'Reno' }],
  ['daily flights from denver to atlanta on american', { airlines: ['American Airlines'], origin: 'Denver', destination: 'Atlanta' }],
  [
    'flights leaving from pittsburgh for tacoma on the third of december',
    { departure_date: '2026-12-03', origin: 'Pittsburgh', destination: 'Tacoma' },
  ],
  [
    'flights from phoenix to milwaukee on saturday or sunday',
    { departure_date: '2026-11-21', origin: 'Phoenix', destination: 'Milwaukee' },
  ],
  [
    'show me all flights from orlando to montreal between 10 am and 1 pm',
    { origin: 'Orlando', destination: 'Montreal', depart_time_from: '10:00', depart_time_to: '13:00' },
  ],
  [
    "i'd like a coach ticket from st. paul to long beach on united next wednesday",
    { departure_date: '2026-11-25', airlines: ['United'], travel_class: 'economy', origin: 'St. Paul', destination: 'Long Beach' },
  ],
  ['flight from detroit to chicago after 1800', { origin: 'Detroit', destination: 'Chicago', depart_time_from: '18:00' }],
  [
    'a flight on continental from toronto to san diego stopping in denver',
    { airlines: ['Continental'], origin: 'Toronto', destination: 'San Diego', stopover: 'Denver' },
  ],
  [
    'show me the least expensive flight from cleveland to miami on june first',
    { departure_date: '2027-06-01', origin: 'Cleveland', destination: 'Miami', price_preference: 'cheapest' },
  ],
  [
    'do you have a flight from nashville to tacoma arriving in the evening',
    { origin: 'Nashville', destination: 'Tacoma', arrive_time_from: '17:00', arrive_time_period: 'evening' },
  ],
  [
    'list us air flights arriving in baltimore before 5 pm',
    { airlines: ['US Airways'], destination: 'Baltimore', arrive_time_to: '17:00' },
  ],
  [
    'what is the cheapest round trip fare from dallas to atlanta',
    { trip_type: 'round_trip', origin: 'Dallas', destination: 'Atlanta', price_preference: 'cheapest' },
  ],
  [
    'show me all economy fares under 250 dollars from dc to philly next monday',
    { departure_date: '2026-11-23', max_price: 250, travel_class: 'economy', origin: 'Washington', destination: 'Philadelphia' },
  ],
  ['what flights leave dallas fort worth for logan airport', { origin: 'Dallas', destination: 'Boston' }],
  ['all flights arriving in denver from dallas on may 7', { origin: 'Dallas', destination: 'Denver', arrival_date: '2027-05-07' }],
  [
    'i would like to fly from charlotte to las vegas and make a stop in st. louis',
    { origin: 'Charlotte', destination: 'Las Vegas', stopover: 'St. Louis' },
  ],
  ['i want a flight on twa from boston to denver', { airlines: ['TWA'], origin: 'Boston', destination: 'Denver' }],
  [
    'flights from denver to pittsburgh leaving after 6 pm and before 7 pm',
    { origin: 'Denver', destination: 'Pittsburgh', depart_time_from: '18:00', depart_time_to: '19:00' },
  ],
  [
    'is there a flight from oakland to salt lake city that arrives around 9 pm',
    { origin: 'Oakland', destination: 'Salt Lake City', arrive_time_from: '20:30', arrive_time_to: '21:30' },
  ],
  [
    'please show me afternoon flights from toronto to phoenix',
    { origin: 'Toronto', destination: 'Phoenix', depart_time_from: '12:00', depart_time_to: '18:00', depart_time_period: 'afternoon' },
  ],
  [
    'find a flight from memphis to tacoma with a connection in los angeles',
    { origin: 'Memphis', destination: 'Tacoma', stopover: 'Los Angeles' },
  ],
  [
    'one way coach fare from cleveland to kansas city',
    { travel_class: 'economy', trip_type: 'one_way', origin: 'Cleveland', destination: 'Kansas City' },
  ],
  ["what's the lowest fare from denver to oakland", { origin: 'Denver', destination: 'Oakland', price_preference: 'cheapest' }],
  [
    "i'd like to fly american from philadelphia to dallas on august fifteenth, returning on august twentieth",
    {
      departure_date: '2027-08-15',
      return_date: '2027-08-20',
      airlines: ['American Airlines'],
      origin: 'Philadelphia',
      destination: 'Dallas',
    },
  ],
  [
    'flights from san francisco to pittsburgh on the fifteenth',
    { departure_date: '2026-12-15', origin: 'San Francisco', destination: 'Pittsburgh' },
  ],
  ['are there any nonstops between charlotte and newark', { direct_only: true, origin: 'Charlotte', destination: 'Newark' }],
  [
    'give me all nonstops from new york to vegas that arrive on a sunday',
    { direct_only: true, origin: 'New York', destination: 'Las Vegas', arrival_date: '2026-11-22' },
  ],
  [
    'show me flights departing at noon from miami to indianapolis',
    { origin: 'Miami', destination: 'Indianapolis', depart_time_from: '12:00', depart_time_to: '12:00' },
  ],
  [
    'a flight from columbus to minneapolis that leaves at 1030 am',
    { origin: 'Columbus', destination: 'Minneapolis', depart_time_from: '10:30', depart_time_to: '10:30' },
  ],
  [
    "give me flights from new york to miami on a saturday arriving by 7 o'clock pm",
    { departure_date: '2026-11-21', origin: 'New York', destination: 'Miami', arrive_time_to: '19:00' },
  ],
  ['flights from cleveland to milwaukee not on us air', { origin: 'Cleveland', destination: 'Milwaukee' }],
  ['any flights from tulsa to reno that stop over in omaha', { origin: 'Tulsa', destination: 'Reno', stopover: 'Omaha' }],
  [
    'i would like to make a one way reservation from oakland to boston for tomorrow morning',
    {
      departure_date: '2026-11-21',
      trip_type: 'one_way',
      origin: 'Oakland',
      destination: 'Boston',
      depart_time_from: '05:00',
      depart_time_to: '12:00',
      depart_time_period: 'morning',
    },
  ],
  [
    'what are the flights from milwaukee to orlando on wednesday evening or thursday morning',
    { departure_date: '2026-11-25', origin: 'Milwaukee', destination: 'Orlando', depart_time_from: '17:00', depart_time_period: 'evening' },
  ],
  [
    'which flights on friday arrive in san francisco from washington before 6 pm',
    { departure_date: '2026-11-27', origin: 'Washington', destination: 'San Francisco', arrive_time_to: '18:00' },
  ],
  [
    "i'd like a flight tomorrow late afternoon from san jose to houston",
    {
      departure_date: '2026-11-21',
      origin: 'San Jose',
      destination: 'Houston',
      depart_time_from: '15:00',
      depart_time_to: '18:00',
      depart_time_period: 'afternoon',
    },
  ],
  [
    "i'd like a flight with a departure time of 7 pm from orlando to newark",
    { origin: 'Orlando', destination: 'Newark', depart_time_from: '19:00', depart_time_to: '19:00' },
  ],
  [
    'anything on delta from tulsa to omaha on sunday with no stops',
    { departure_date: '2026-11-22', airlines: ['Delta'], direct_only: true, origin: 'Tulsa', destination: 'Omaha' },
  ],
]

test.each(REQUESTS)('%s', (text, frame) => {
  expect(predictRequest({ id: 'a-1', text, today: TODAY }).frame).toEqual(frame)
})

const QUESTIONS: [text: string, intent: string, group: string][] = [
  ['what does fare code q mean', 'abbreviation', 'abbreviations'],
  ['what is the abbreviation ewr', 'abbreviation', 'abbreviations'],
  ['ground transportation in denver', 'ground_service', 'ground_service'],
  ['is there a limousine service at the baltimore airport', 'ground_service', 'ground_service'],
  ['which airports are in new york', 'airport', 'airports'],
  ['list airports near milwaukee', 'airport', 'airports'],
  ['which airlines fly from boston to denver', 'airline', 'airlines'],
  ['what kind of aircraft is used from boston to toronto', 'aircraft', 'aircraft'],
  ['how much does it cost to fly from memphis to milwaukee', 'airfare', 'fares'],
  ['the airfare from nashville to seattle please', 'airfare', 'fares'],
  ['which meals are served on delta flight 4410', 'meal', 'meals'],
  ['what is the seating capacity of a boeing 747', 'capacity', 'aircraft'],
  ['what restrictions are there on the cheapest fare from tampa to newark', 'restriction', 'restrictions'],
  ['what days do the flights from san jose to nashville run', 'day_name', 'days'],
  ['what time does the earliest flight from baltimore to san francisco leave', 'flight_time', 'flight_times'],
  ['what flights are there between houston and memphis on monday', 'flight', 'search_flights'],
]

test.each(QUESTIONS)('%s: %s', (text, intent, group) => {
  expect(predictRequest({ id: 'a-1', text, today: TODAY })).toMatchObject({ intent, intent_group: group })
})

test('a town that is asked about is no end of a flight', () => {
  expect(predictRequest({ id: 'a-1', text: 'ground transportation in denver', today: TODAY }).frame).toEqual({})
})

test('what is booked is no question', () => {
  const { intent, intent_group: group } = predictRequest({ id: 'a-1', text: 'book me a flight from leeds to porto', today: TODAY })
  expect([intent, group]).toEqual(['book_flight', 'search_flights'])
})
