import type { SuggestInput } from '../plan/planning-wish'
import type { Trait } from './fold'

/** Wishes for an unnamed destination, said on 20 November 2026. */
export const SUGGESTIONS: [words: string, wish: SuggestInput & { traits?: Trait[] }][] = [
  ['late march, somewhere we can sit outside without coats, from Leeds', { from: 'Leeds', month: '2027-03', warmAtLeastC: 18 }],
  [
    'somewhere warm in March under €300 from Vienna',
    { from: 'Vienna', month: '2027-03', warmAtLeastC: 20, mostFare: 300, currency: 'EUR' },
  ],
  ['where is it warm in february?', { month: '2027-02', warmAtLeastC: 20 }],
  ['where can I go in May for food and beaches?', { month: '2027-05', likings: ['beach', 'food'] }],
  ['surprise me', {}],
  ['somewhere warm in Spain in March from Leeds', { from: 'Leeds', month: '2027-03', warmAtLeastC: 20, countries: ['ES'] }],
  [
    'a city break in Italy or Portugal in April from London',
    { from: 'London', month: '2027-04', days: 3, likings: ['city'], countries: ['IT', 'PT'] },
  ],
  ['where in Greece should we go in June from Bristol?', { from: 'Bristol', month: '2027-06', countries: ['GR'] }],
  ['somewhere warm but not Spain in March from Leeds', { from: 'Leeds', month: '2027-03', warmAtLeastC: 20, withoutCountries: ['ES'] }],
  [
    'a beach break anywhere except Greece in May from Bristol',
    { from: 'Bristol', month: '2027-05', likings: ['beach'], withoutCountries: ['GR'] },
  ],
  ['ideas for France in May from London', { from: 'London', month: '2027-05', countries: ['FR'] }],
  ['a week in February from Hamburg, anywhere where it’s warm', { from: 'Hamburg', month: '2027-02', days: 7, warmAtLeastC: 20 }],
  ['somwhere dry and at least 25 degrees', { isDry: true, warmAtLeastC: 25 }],
  ['anywhere with not more than 4 hours of flight', { longestFlightMinutes: 240 }],
  ['somewhere at 77 °F', { warmAtLeastC: 25 }],
  ['somewhere in May, 20 degrees will do', { month: '2027-05', warmAtLeastC: 20 }],
  ['somewhere in May, the direct flight will do', { month: '2027-05' }],
  ['city break next month from London', { from: 'London', month: '2026-12', days: 3, likings: ['city'] }],
  [
    'a beach holiday in July from Manchester, max £400',
    { from: 'Manchester', month: '2027-07', likings: ['beach'], mostFare: 400, currency: 'GBP' },
  ],
  ['from Vienna, no idea where, in March', { from: 'Vienna', month: '2027-03' }],
  ['which places are hot in January for a week', { month: '2027-01', warmAtLeastC: 27, days: 7 }],
  // Various wordings.
  ['honestly no idea where to go, just need a break', {}],
  ['WHERE SHOULD WE GO IN JUNE FROM OSLO', { from: 'OSLO', month: '2027-06' }],
  ['sun and beach in october from leeds', { from: 'leeds', month: '2027-10', warmAtLeastC: 20, likings: ['beach'] }],
  ['ideas for 5 nights in September out of Dublin, not too far', { from: 'Dublin', month: '2027-09', days: 6, longestFlightMinutes: 270 }],
  ['somewhere warm, a short flight', { warmAtLeastC: 20, longestFlightMinutes: 180 }],
  ['Christmas markets from Edinburgh', { from: 'Edinburgh', month: '2026-12', occasion: 'christmas-markets' }],
  ['snow for half-term from Gatwick', { from: 'Gatwick', month: '2027-02', coldAtMostC: 5, traits: ['snow'] }],
  [
    'cheapest flight anywhere next weekend from London',
    { from: 'London', month: '2026-11', days: 3, leaveFrom: '2026-11-27', byPrice: true },
  ],
  [
    'somewhere warm in May from Bristol, Exeter or Cardiff',
    { from: 'Bristol', alsoFrom: ['Exeter', 'Cardiff'], month: '2027-05', warmAtLeastC: 20 },
  ],
  ['anywhere from Leeds, 5 to 8 March', { from: 'Leeds', month: '2027-03', days: 4, leaveFrom: '2027-03-05' }],
  ['we love hiking and museums, any suggestions for May from Lyon?', { from: 'Lyon', month: '2027-05', likings: ['culture', 'mountains'] }],
  ['Bristol, October 2027, warm. Where?', { from: 'Bristol', month: '2027-10', warmAtLeastC: 20 }],
  ['I live in Cardiff and want an old town in spring', { from: 'Cardiff', month: '2027-03', likings: ['history'] }],
  ['somewhere safe and quiet in June from Porto', { from: 'Porto', month: '2027-06', traits: ['safety', 'quiet'] }],
  // Negations, limits, hedges and corrections.
  ['somewhere not too cold in January from Bergen', { from: 'Bergen', month: '2027-01', warmAtLeastC: 20 }],
  ['somewhere not too hot in August from Athens', { from: 'Athens', month: '2027-08' }],
  ['anywhere but no beach please, in May from Hamburg, museums', { from: 'Hamburg', month: '2027-05', likings: ['culture'] }],
  ['somewhere without rain in April from Berlin', { from: 'Berlin', month: '2027-04', isDry: true }],
  ['somewhere with a beach if possible, in June from Turin', { from: 'Turin', month: '2027-06', likings: ['beach'] }],
  ['somewhere in May, actually June, from Vienna', { from: 'Vienna', month: '2027-06' }],
]

/** Similar words with other wishes. */
export const OTHER_WISHES = [
  'somewhere to sit',
  'where can I pay?',
  'somewhere to stay in Rome',
  'somewhere to eat in Alfama',
  'where should we sit?',
  'a flight to Rome in May',
  'flights from Leeds to Spain in March',
  'a week in Rome with good food and museums',
  'where is my booking?',
  'the cheapest one',
  'direct flights only',
  'my holiday was cancelled',
  'is it warm in Lisbon in March?',
  'economy will do',
  'we love food',
  'no idea what that means',
  'Lisbon or Porto in May?',
]
