import { LONGEST_PARAGRAPH, type PlaceArticle } from '../travel/guide/guide-article-schema'
import { formatWhole } from '../travel/money'
import { monthName } from '../travel/month-names'
import { greatCircleKm } from '../travel/places/great-circle'
import type { Destination } from './destination'
import { DESTINATIONS } from './destinations'

const NEAR_KM = 1
const MOST_NAMED = 6

type Draft = Pick<PlaceArticle, 'title' | 'paragraphs' | 'questions' | 'scope'> & { about: string }

/** What our page of each place tells, in passages that answer one question each. */
export const PLACE_ARTICLES: readonly PlaceArticle[] = DESTINATIONS.flatMap(articlesOf)

function articlesOf(destination: Destination): PlaceArticle[] {
  const { slug, name, writtenOn } = destination
  const drafts = [
    ...destination.months.map((_, index) => monthOf(destination, index)),
    bestMonthsOf(destination),
    fromAirportOf(destination),
    areasOf(destination),
    foodOf(destination),
    childrenOf(destination),
    littleWalkingOf(destination),
    moneyOf(destination),
    safetyOf(destination),
    practicalOf(destination),
    entryOf(destination),
    ...destination.questions.map(({ question, answer }, index) => ({
      about: `question-${index + 1}`,
      title: question,
      paragraphs: [answer],
      questions: [question],
      scope: [],
    })),
  ]
  return drafts.map(({ about, paragraphs, ...draft }) => ({
    id: `${slug}-${about}`,
    ...draft,
    paragraphs: paragraphs.flatMap(inParagraphs),
    source: { name: `Our guide to ${name}`, url: `/destination/${slug}` },
    asOf: writtenOn,
    place: { slug, name },
  }))
}

function monthOf({ name, months, bestMonths }: Destination, index: number): Draft {
  const month = monthName(index + 1)
  const { highC, lowC, rainDays, note } = months[index] ?? { highC: 0, lowC: 0, rainDays: 0, note: '' }
  const usual = `In ${month} ${name} usually has ${highC} °C by day and ${lowC} °C at night, with ${rainDays} wet ${rainDays === 1 ? 'day' : 'days'}.`
  const best = bestMonths.includes(index + 1) ? `${month} is one of its best months.` : `Its best months are ${monthsIn(bestMonths)}.`
  return {
    about: month.toLowerCase(),
    title: `${name} in ${month}`,
    paragraphs: [`${usual} ${note} ${best}`, 'These are averages of many years and no forecast.'],
    questions: [`What is the weather like in ${month}?`, `How warm is it in ${month}?`, `Does it rain in ${month}?`],
    scope: ['weather', 'climate', 'temperature', month],
  }
}

function bestMonthsOf({ name, bestMonths, lead }: Destination): Draft {
  return {
    about: 'best-months',
    title: `When to go to ${name}`,
    paragraphs: [`The best months for ${name} are ${monthsIn(bestMonths)}. ${lead}`],
    questions: ['When is the best time to visit?', 'Which month should I go?', 'What is the season?'],
    scope: ['best time', 'season', 'when to go', 'how long to stay'],
  }
}

function fromAirportOf({ name, fromAirport, money }: Destination): Draft {
  const ways = fromAirport.map(
    ({ airport, by, minutes, cost, note }) =>
      `${by} from ${airport}: ${spread(minutes)} minutes, ${cost[1] === 0 ? 'free' : prices(cost, money.currency)}. ${note}`,
  )
  return {
    about: 'from-airport',
    title: `From the airport into ${name}`,
    paragraphs: ways,
    questions: [
      'How do I get from the airport to the centre?',
      'What does a taxi from the airport cost?',
      'Is there a train from the airport?',
    ],
    scope: ['airport transfer', 'public transport', 'metro', 'bus', 'train', 'taxi'],
  }
}

function areasOf({ name, neighbourhoods }: Destination): Draft {
  return {
    about: 'areas',
    title: `Where to stay in ${name}`,
    paragraphs: neighbourhoods.map((area) => `${area.name}: ${area.text}`),
    questions: ['Which area is best to stay in?', 'Which neighbourhood should we choose?', 'Where should I book a hotel?'],
    scope: ['areas', 'neighbourhoods', 'districts', ...neighbourhoods.map((area) => area.name)],
  }
}

function foodOf({ name, food }: Destination): Draft {
  return {
    about: 'food',
    title: `What to eat in ${name}`,
    paragraphs: food.map((dish) => `${dish.name}: ${dish.text}`),
    questions: ['What should I eat there?', 'What is the local food?', 'Which dishes should we try?'],
    scope: ['food', 'dishes', 'restaurants', 'drinks'],
  }
}

function childrenOf({ name, withChildren, sights }: Destination): Draft {
  const liked = sights.filter(({ isForChildren }) => isForChildren).slice(0, MOST_NAMED)
  return {
    about: 'children',
    title: `${name} with children`,
    paragraphs: [withChildren, `Children of about eight like ${listOf(liked.map((sight) => sight.name))}.`],
    questions: ['Is it good with children?', 'What can we do with kids?', 'Is it fine with a toddler and a pushchair?'],
    scope: ['children', 'kids', 'family', 'toddler', 'pushchair'],
  }
}

function littleWalkingOf({ name, centre, sights, fromAirport }: Destination): Draft {
  const from = { latitude: centre.lat, longitude: centre.lon }
  const near = sights.filter(({ lat, lon }) => greatCircleKm(from, { latitude: lat, longitude: lon }) <= NEAR_KM)
  const far = sights.filter((sight) => !near.includes(sight))
  const taxi = fromAirport.find(({ by }) => by.toLowerCase().includes('taxi'))
  return {
    about: 'little-walking',
    title: `${name} with little walking`,
    paragraphs: [
      near.length > 0
        ? `Within a kilometre of the centre lie ${listOf(near.slice(0, MOST_NAMED).map((sight) => sight.name))}, so stay there and you walk least.`
        : 'The sights lie far apart, so stay near the one that matters most and ride between the others.',
      far.length > 0
        ? `Farther out are ${listOf(far.slice(0, MOST_NAMED).map((sight) => sight.name))}: take a taxi or public transport.`
        : '',
      taxi ? `From the airport a taxi takes ${spread(taxi.minutes)} minutes. ${taxi.note}` : '',
      'Ask each place about lifts and steps before you go; our page doesn’t know them.',
    ].filter((sentence) => sentence !== ''),
    questions: [
      'Can I visit with little walking?',
      'Is it possible with a wheelchair or bad knees?',
      'Is it hilly, do we have to walk much?',
    ],
    scope: ['little walking', 'wheelchair', 'elderly', 'step-free', 'mobility'],
  }
}

function moneyOf({ name, money }: Destination): Draft {
  const { currency, text, perDay } = money
  return {
    about: 'money',
    title: `What ${name} costs`,
    paragraphs: [
      text,
      `One person spends ${prices(perDay.careful, currency)} a day when careful, ${prices(perDay.usual, currency)} usually and ${prices(perDay.generous, currency)} generously, without flights.`,
    ],
    questions: ['How expensive is it?', 'How much money do I need a day?', 'Can I pay by card, and which currency do they use?'],
    scope: ['money', 'currency', 'costs', 'budget', 'cash', 'prices', 'tipping'],
  }
}

function safetyOf({ name, safety }: Destination): Draft {
  return {
    about: 'safety',
    title: `Staying safe in ${name}`,
    paragraphs: [safety],
    questions: ['Is it safe?', 'Are there pickpockets or scams?', 'Is it safe at night for a woman alone?'],
    scope: ['safety', 'crime', 'theft', 'scams', 'safe at night'],
  }
}

function practicalOf({ name, plugs, volts, languages, languageNote }: Destination): Draft {
  return {
    about: 'practical',
    title: `Plugs and language in ${name}`,
    paragraphs: [`Sockets are of type ${listOf(plugs)}, at ${volts} volts. People speak ${listOf(languages)}. ${languageNote}`],
    questions: ['Which plug do I need?', 'What language do they speak?', 'Do they speak English?'],
    scope: ['plugs', 'sockets', 'adapter', 'voltage', 'language'],
  }
}

function entryOf({ name, visa }: Destination): Draft {
  return {
    about: 'entry',
    title: `Entry rules for ${name}`,
    paragraphs: [visa.text, `The official word is at ${visa.checkAt}.`],
    questions: ['Do I need a visa?', 'What are the entry requirements?', 'How long may I stay?'],
    scope: ['visa', 'entry', 'passport', 'border'],
  }
}

function monthsIn(months: readonly number[]): string {
  return listOf(months.map((month) => monthName(month)))
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function spread([least, most]: readonly [number, number]): string {
  return least === most ? `${least}` : `${least} to ${most}`
}

function prices([least, most]: readonly [number, number], currency: string): string {
  return least === most ? formatWhole(least, currency) : `${formatWhole(least, currency)} to ${formatWhole(most, currency)}`
}

/** A longer text parted between its sentences. */
function inParagraphs(text: string): string[] {
  return text.split(/(?<=[.?!]) /).reduce<string[]>((paragraphs, sentence) => {
    const last = paragraphs.at(-1)
    const longer = last === undefined ? sentence : `${last} ${sentence}`
    return longer.length <= LONGEST_PARAGRAPH && last !== undefined ? [...paragraphs.slice(0, -1), longer] : [...paragraphs, sentence]
  }, [])
}
