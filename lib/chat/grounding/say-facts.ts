import type { Language as WishedLanguage } from '../../travel/account/languages'
import { formatDay, type PlainDate } from '../../travel/dates'
import type { FlightOffer } from '../../travel/flights/offer-schema'
import type { FlightPicks } from '../../travel/flights/ranked-offer'
import { formatMoney } from '../../travel/money'
import { plainText } from '../../travel/plain-text'
import { tripPrice } from '../../travel/trip/price'
import type { Trip } from '../../travel/trip/trip'

/** The languages an answer may fall back on. */
export type FactLanguage = Exclude<WishedLanguage, 'auto'>

type Words = {
  /** Said where a sentence that was begun cannot go on. */
  unsure: string
  nothingCertain: string
  certain: (facts: string) => string
  and: string
  inAll: (price: string) => string
  from: (price: string) => string
  wholeTrip: (price: string) => string
  onTop: (price: string) => string
  /** Of one flight of a search there and back. */
  oneWay: (price: string) => string
  thereAndBack: (price: string) => string
  fromTo: (origin: string, destination: string) => string
  on: (day: string) => string
  back: (day: string) => string
}

const WORDS: Record<FactLanguage, Words> = {
  en: {
    unsure: 'I’d rather not guess.',
    nothingCertain: 'I’d rather not guess. Tell me where and when you’d like to fly, and I’ll look up what the airlines offer.',
    certain: (facts) => `Let me stick to what is certain: ${facts}.`,
    and: 'and',
    inAll: (price) => `${price} in all`,
    from: (price) => `from ${price}`,
    wholeTrip: (price) => `${price} for the whole trip`,
    onTop: (price) => `${price} on top`,
    oneWay: (price) => `${price} one way`,
    thereAndBack: (price) => `${price} there and back`,
    fromTo: (origin, destination) => `${origin} to ${destination}`,
    on: (day) => `on ${day}`,
    back: (day) => `back on ${day}`,
  },
  de: {
    unsure: 'Da möchte ich nicht raten.',
    nothingCertain:
      'Da möchte ich nicht raten. Sagen Sie mir, wohin und wann Sie fliegen möchten, dann sehe ich nach, was die Airlines anbieten.',
    certain: (facts) => `Sicher ist: ${facts}.`,
    and: 'und',
    inAll: (price) => `insgesamt ${price}`,
    from: (price) => `ab ${price}`,
    wholeTrip: (price) => `${price} für die ganze Reise`,
    onTop: (price) => `${price} zusätzlich`,
    oneWay: (price) => `${price} für eine Strecke`,
    thereAndBack: (price) => `${price} hin und zurück`,
    fromTo: (origin, destination) => `von ${origin} nach ${destination}`,
    on: (day) => `am ${day}`,
    back: (day) => `zurück am ${day}`,
  },
  fr: {
    unsure: 'Je préfère ne pas deviner.',
    nothingCertain:
      'Je préfère ne pas deviner. Dites-moi où et quand vous souhaitez partir, et je regarde ce que proposent les compagnies aériennes.',
    certain: (facts) => `Ce qui est certain : ${facts}.`,
    and: 'et',
    inAll: (price) => `${price} au total`,
    from: (price) => `à partir de ${price}`,
    wholeTrip: (price) => `${price} pour tout le voyage`,
    onTop: (price) => `${price} en plus`,
    oneWay: (price) => `${price} pour un trajet`,
    thereAndBack: (price) => `${price} aller-retour`,
    fromTo: (origin, destination) => `de ${origin} à ${destination}`,
    on: (day) => `le ${day}`,
    back: (day) => `retour le ${day}`,
  },
  es: {
    unsure: 'Prefiero no adivinar.',
    nothingCertain: 'Prefiero no adivinar. Dígame adónde y cuándo quiere volar, y miro qué ofrecen las aerolíneas.',
    certain: (facts) => `Lo que es seguro: ${facts}.`,
    and: 'y',
    inAll: (price) => `${price} en total`,
    from: (price) => `desde ${price}`,
    wholeTrip: (price) => `${price} por todo el viaje`,
    onTop: (price) => `${price} más`,
    oneWay: (price) => `${price} por un trayecto`,
    thereAndBack: (price) => `${price} ida y vuelta`,
    fromTo: (origin, destination) => `de ${origin} a ${destination}`,
    on: (day) => `el ${day}`,
    back: (day) => `vuelta el ${day}`,
  },
  hi: {
    unsure: 'अंदाज़ा लगाना ठीक नहीं होगा।',
    nothingCertain: 'अंदाज़ा लगाना ठीक नहीं होगा। बताइए कि आप कहाँ और कब उड़ान भरना चाहते हैं, और मैं एयरलाइनों के विकल्प देखता हूँ।',
    certain: (facts) => `जो पक्का है: ${facts}।`,
    and: 'और',
    inAll: (price) => `कुल ${price}`,
    from: (price) => `${price} से`,
    wholeTrip: (price) => `पूरी यात्रा के लिए ${price}`,
    onTop: (price) => `${price} अतिरिक्त`,
    oneWay: (price) => `एक तरफ़ के ${price}`,
    thereAndBack: (price) => `आने-जाने के ${price}`,
    fromTo: (origin, destination) => `${origin} से ${destination}`,
    on: (day) => day,
    back: (day) => `वापसी ${day}`,
  },
}

/** Said where nothing else of an answer could be shown. */
export function nothingCertain(language: FactLanguage): string {
  return WORDS[language].nothingCertain
}

/** Ends a sentence that was begun and cannot be finished. */
export function unsure(language: FactLanguage): string {
  return WORDS[language].unsure
}

/** One sentence rendered from data alone: the trip as it is picked, else the first of the flights shown, else what is asked for. */
export function sayFacts(trip: Trip | null, flights: FlightPicks | null, language: FactLanguage): string | null {
  const words = WORDS[language]
  const facts = (trip && sayPicks(trip, words)) ?? (flights && sayFirst(flights, words)) ?? (trip && sayWishes(trip, language))
  return facts && words.certain(facts)
}

function sayPicks(trip: Trip, { and, inAll, from }: Words): string | null {
  const price = tripPrice(trip)
  const picked = trip.picks.flatMap((pick) => (pick ? [describe(pick.offer, and)] : []))
  if (!price || picked.length === 0) return null
  const total = formatMoney(price.total)
  return `${picked.join(` ${and} `)}, ${price.isFinal ? inAll(total) : from(total)}`
}

/** The first round trip where whole ones are shown, else the first flight; the price says what it is for. */
function sayFirst(
  { picks: [first], roundTrips, search }: FlightPicks,
  { and, wholeTrip, onTop, oneWay, thereAndBack }: Words,
): string | null {
  const [trip] = roundTrips?.trips ?? []
  if (roundTrips && trip) {
    const flights = trip.offerIds.flatMap(
      (id, sliceIndex) => roundTrips.offers.find((one) => one.offerId === id && one.sliceIndex === sliceIndex) ?? [],
    )
    return `${flights.map((offer) => describe(offer, and)).join(` ${and} `)}, ${thereAndBack(formatMoney(trip.total))}`
  }
  if (!first) return null
  const { offer, total } = first
  const price = formatMoney(total)
  const covers = { trip: wholeTrip, addition: onTop, own: search.tripType === 'round-trip' ? oneWay : String }
  return `${describe(offer, and)}, ${covers[offer.priceCovers ?? 'own'](price)}`
}

function sayWishes({ wishes: { origin, destination, departureOn, returnOn } }: Trip, language: FactLanguage): string | null {
  if (!origin || !destination) return null
  const { fromTo, on, back } = WORDS[language]
  const days = [departureOn && on(dayIn(language, departureOn)), returnOn && back(dayIn(language, returnOn))].filter(Boolean)
  return [fromTo(origin.name, destination.name), ...days].join(', ')
}

function dayIn(language: FactLanguage, day: PlainDate): string {
  if (language === 'en') return formatDay(day)
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** "TAP Air Portugal 09:40–12:25". */
function describe({ segments, departsAt, arrivesAt }: FlightOffer, and: string): string {
  const airlines = [...new Set(segments.map((segment) => segment.marketingCarrier.name))].join(` ${and} `)
  return `${plainText(airlines, 60)} ${departsAt.slice(11)}–${arrivesAt.slice(11)}`
}
