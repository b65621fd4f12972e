import { listCountries } from '@/lib/travel/places/country-names'
import { conceptsOf } from '../../router/concepts'
import type { Topic } from '../../router/topics'
import { noting } from '../../say/marked'
import { sentencesOf, wasSaid } from '../../say/said-sentences'
import type { Table } from '../../table'
import { askedEntries } from './asked-entry'
import type { AskedTopic } from './asked-topic'
import { GUIDE_ANSWERS } from './guide-answers'
import { ASSISTANCE_TEXTS } from './say-assistance'
import { entryTexts, sayPassport, sayVisas } from './say-entry'
import { PET_TEXTS } from './say-pets'

const OFF_TOPIC: readonly string[] = [
  'I can’t help with that one; I look after trips. Where would you like to go?',
  'I’d better leave that to others. If there’s a trip to plan, I’m glad to help.',
  'I only know about travel, I’m afraid. Flights, places to stay and plans I can do.',
]
const SEVERAL_CITIES: readonly string[] = [
  'I plan that as one trip of several flights: tell me each in order, from where to where and on which day.',
  'Each flight of such a trip needs its two places and its day. Which is the first?',
]

/** Details on papers that a country's own rules come before. */
const OF_ANY_COUNTRY = ['connect visa', 'passport valid']

/** What earlier answers carried, and the language of the words. */
export type Spoken = Pick<Table, 'carried' | 'language'> & Partial<Pick<Table, 'names' | 'situation' | 'planning'>>
const UNSPOKEN: Spoken = { carried: [], language: 'en' }

/**
 * The guide's answer to `words` on a topic: the detail that fits them, else the main answer; if asked again, what it hasn't said yet.
 * What was carried is the metadata of earlier answers.
 */
export function sayGuide(topic: AskedTopic | 'several-cities', words = '', spoken: Spoken = UNSPOKEN): string {
  const { carried } = spoken
  const { fitting, general } = wordingsOf(topic, words, spoken)
  const times = carried.filter((one) => one?.told.notes.includes(`topic:${topic}`)).length
  const isTold = (wording: string) =>
    sentencesOf(wording)
      .slice(0, 1)
      .some((lead) => carried.some((one) => one && wasSaid(lead, one.told)))
  const first = times % general.length
  const inTurn = [...fitting, ...general.slice(first), ...general.slice(0, first)]
  return noting(`topic:${topic}`, inTurn.find((wording) => !isTold(wording)) ?? general[first] ?? '')
}

/** The answers beside others: one is given in full while there are no flights to show yet, else each in two sentences. */
export function sayGuideBeside(asked: readonly { topic: AskedTopic; text: string }[], table: Spoken & Pick<Table, 'situation'>): string[] {
  const isShort = asked.length > 1 || table.situation.result !== null
  return asked.map(({ topic, text }) => {
    const answer = sayGuide(topic, text, table)
    return isShort ? firstSentences(answer) : answer
  })
}

/** Two sentences of the guide hold the essentials. */
export function firstSentences(answer: string): string {
  return answer
    .split(/(?<=[.?]) /)
    .slice(0, 2)
    .join(' ')
}

/** Everything the guide may say, for the check that no sentence was made up. */
export function guideTexts(): string[] {
  const answers = Object.values(GUIDE_ANSWERS).flatMap(({ say, more, beside = '', details = [] }) => [
    say,
    more,
    beside,
    ...details.map(([, text]) => text),
  ])
  return [
    ...answers,
    ...entryTexts(listCountries().map(({ code }) => code)),
    ...OFF_TOPIC,
    ...SEVERAL_CITIES,
    ...ASSISTANCE_TEXTS,
    ...PET_TEXTS,
  ]
}

function wordingsOf(
  topic: AskedTopic | 'several-cities',
  words: string,
  spoken: Spoken,
): { fitting: string[]; general: readonly string[] } {
  if (topic === 'off-topic') return { fitting: [], general: OFF_TOPIC }
  if (topic === 'several-cities') return { fitting: [], general: SEVERAL_CITIES }
  const { say, more, details = [] } = GUIDE_ANSWERS[topic]
  const found = new Set(conceptsOf(words, spoken.language))
  const detail = details.find(([concepts]) => concepts.split(' ').every((concept) => found.has(concept)))
  const entry = !detail || OF_ANY_COUNTRY.includes(detail[0]) ? sayEntry(topic, words, spoken, found.has('valid')) : null
  return { fitting: [entry, detail?.[1]].flatMap((text) => text ?? []), general: [say, more] }
}

/** The rules of the country that is asked about, or flown to. */
function sayEntry(topic: Topic, words: string, { names, situation, language, planning }: Spoken, isOfValidity: boolean): string | null {
  if ((topic !== 'visa' && topic !== 'passport') || !names || !situation) return null
  const entries = askedEntries(words, { names, situation, language, planning })
  const [entry] = entries
  if (!entry) return null
  if (topic === 'visa') return sayVisas(entries)
  return entry.isNamed || entry.isOfIdCard || isOfValidity ? sayPassport(entry, isOfValidity) : null
}

/** Whether the words ask for the rules of one country, of which the answer itself tells. */
export function isOfCountry(topic: AskedTopic, words: string, spoken: Spoken): boolean {
  return topic !== 'off-topic' && sayEntry(topic, words, spoken, conceptsOf(words, spoken.language).includes('valid')) !== null
}

/** A topic's name when two are offered: "Is this about checked bags or seats?" */
const NAMES: Record<Topic, string> = {
  'airport-time': 'when to be at the airport',
  assistance: 'help at the airport',
  baggage: 'bags',
  batteries: 'batteries',
  'boarding-pass': 'a boarding pass',
  'booked-elsewhere': 'a booking made elsewhere',
  'booked-ticket': 'changing a booking',
  'booking-refund': 'a refund',
  car: 'renting a car',
  'check-in': 'check-in',
  children: 'travelling with children',
  complaint: 'a complaint',
  connection: 'changing planes',
  customs: 'customs',
  'denied-boarding': 'an overbooked flight',
  directions: 'the way somewhere',
  discount: 'a discount',
  disruption: 'a delay or a cancelled flight',
  emergency: 'an emergency',
  emissions: 'CO₂',
  exchange: 'money abroad',
  'fares-explained': 'the kinds of fares',
  fear: 'fear of flying',
  feelings: 'how you feel',
  'flight-status': 'whether a flight is on time',
  group: 'a group',
  'held-price': 'holding a price',
  hotel: 'a place to stay',
  human: 'reaching a person',
  illegal: 'something forbidden',
  insult: 'something that went wrong here',
  insurance: 'insurance',
  layover: 'a long wait between flights',
  'lost-luggage': 'a lost or damaged bag',
  lounge: 'lounges',
  meal: 'meals',
  medical: 'flying with an illness',
  medicines: 'medicines',
  miles: 'miles and points',
  'missed-connection': 'a missed flight',
  names: 'the name on a ticket',
  'on-board': 'what’s on board',
  'other-people': 'somebody else’s trip',
  passport: 'passports',
  payment: 'how to pay',
  'payment-problem': 'a payment that went wrong',
  pets: 'pets',
  plugs: 'plugs and phones',
  pregnancy: 'flying while pregnant',
  privacy: 'your data',
  seat: 'seats',
  'security-rules': 'airport security',
  'self-harm': 'how you feel',
  sending: 'confirmations and receipts',
  sights: 'what to see',
  'skipping-flights': 'leaving out a flight',
  'sports-equipment': 'sports gear or an instrument',
  'time-zones': 'time zones',
  train: 'trains, buses or ferries',
  transfer: 'the way to or from the airport',
  translation: 'a translation',
  'travel-alert': 'safety at a place',
  'travel-notification': 'telling your bank',
  'true-prices': 'whether prices are real',
  'unaccompanied-minor': 'a child flying alone',
  upgrade: 'upgrades',
  vaccines: 'vaccinations',
  visa: 'visas and entry rules',
  weather: 'the weather',
  'when-to-book': 'when to book',
  'where-to-go': 'where to go',
}

/** What a topic is called where it is asked about. */
export function nameOfTopic(topic: Topic): string {
  return NAMES[topic]
}

/** Asked if either of two topics may be meant. */
export function askWhichTopic([one, other]: [Topic, Topic]): string {
  return `Is this about ${NAMES[one]} or ${NAMES[other]}?`
}
