import { formatDayInFull, type PlainDate } from '@/lib/travel/dates'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import type { Situation } from '@/lib/travel/trip/situation'

type People = Pick<Situation['wishes'], 'adults' | 'children' | 'infants' | 'pets'>

/** The facts of a search in one language, as parts of a list. */
export type SearchPhrases = {
  /** With the weekday, and with the year when it is not this one. */
  day: (date: PlainDate, today: PlainDate) => string
  leg: (from: string, to: string, day: string) => string
  back: (day: string) => string
  /** No flight of the day is there in time, so the day before is searched. */
  noneInTime: (day: string) => string
  people: (people: People) => string
  cabins: Record<CabinClass, string>
  direct: string
  bags: (count: number) => string
}

type Count = (count: number) => string
const of =
  (one: string, many: string): Count =>
  (count) =>
    `${count} ${count === 1 ? one : many}`

/** "2 adults, 1 child and 1 infant" with the words of a language. */
function peopleIn(words: Record<keyof People, Count>, and: string): (people: People) => string {
  return ({ adults, children, infants, pets }) => {
    const counted = Object.entries({ adults, children, infants, pets }) as [keyof People, number][]
    const parts = counted.flatMap(([who, count]) => (count > 0 ? [words[who](count)] : []))
    return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
  }
}

function dayIn(locale: string): SearchPhrases['day'] {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const [plain, dated] = [new Intl.DateTimeFormat(locale, parts), new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric' })]
  return (date, today) => (date.slice(0, 4) === today.slice(0, 4) ? plain : dated).format(new Date(date))
}

const german = peopleIn(
  { adults: of('Erwachsenen', 'Erwachsene'), children: of('Kind', 'Kinder'), infants: of('Baby', 'Babys'), pets: of('Tier', 'Tiere') },
  'und',
)
const french = peopleIn(
  { adults: of('adulte', 'adultes'), children: of('enfant', 'enfants'), infants: of('bébé', 'bébés'), pets: of('animal', 'animaux') },
  'et',
)
const spanish = peopleIn(
  { adults: of('adulto', 'adultos'), children: of('niño', 'niños'), infants: of('bebé', 'bebés'), pets: of('mascota', 'mascotas') },
  'y',
)
const hindi = peopleIn(
  { adults: of('वयस्क', 'वयस्क'), children: of('बच्चा', 'बच्चे'), infants: of('शिशु', 'शिशु'), pets: of('पालतू', 'पालतू') },
  'और',
)
const hindiLatin = peopleIn(
  { adults: of('adult', 'adults'), children: of('bachcha', 'bachche'), infants: of('shishu', 'shishu'), pets: of('paaltu', 'paaltu') },
  'aur',
)

const GERMAN: SearchPhrases = {
  day: dayIn('de'),
  leg: (from, to, day) => `von ${from} nach ${to} am ${day}`,
  back: (day) => `zurück am ${day}`,
  noneInTime: (day) => `Am ${day} kommt kein Flug rechtzeitig an, ich schaue am Tag davor.`,
  people: (people) => `für ${german(people)}`,
  cabins: {
    'economy-with-restrictions': 'in der Economy',
    'economy-without-restrictions': 'in der flexiblen Economy',
    'economy-premium': 'in der Premium Economy',
    business: 'in der Business Class',
    first: 'in der First Class',
  },
  direct: 'nur Direktflüge',
  bags: (count) => (count === 1 ? 'mit je einem Koffer' : `mit je ${count} Koffern`),
}

const FRENCH: SearchPhrases = {
  day: dayIn('fr'),
  leg: (from, to, day) => `de ${from} à ${to} le ${day}`,
  back: (day) => `retour le ${day}`,
  noneInTime: (day) => `Aucun vol du ${day} n’arrive à temps, je regarde la veille.`,
  people: (people) => `pour ${french(people)}`,
  cabins: {
    'economy-with-restrictions': 'en classe éco',
    'economy-without-restrictions': 'en éco flexible',
    'economy-premium': 'en éco premium',
    business: 'en classe affaires',
    first: 'en première classe',
  },
  direct: 'vols directs seulement',
  bags: (count) => `avec ${count === 1 ? 'une valise' : `${count} valises`} par personne`,
}

const spanishDay = dayIn('es')

const SPANISH: SearchPhrases = {
  // Behind an article it has no comma.
  day: (date, today) => spanishDay(date, today).replace(',', ''),
  leg: (from, to, day) => `de ${from} a ${to} el ${day}`,
  back: (day) => `vuelta el ${day}`,
  noneInTime: (day) => `Ningún vuelo del ${day} llega a tiempo; miro el día anterior.`,
  people: (people) => `para ${spanish(people)}`,
  cabins: {
    'economy-with-restrictions': 'en turista',
    'economy-without-restrictions': 'en turista flexible',
    'economy-premium': 'en turista premium',
    business: 'en business',
    first: 'en primera clase',
  },
  direct: 'solo vuelos directos',
  bags: (count) => `con ${count === 1 ? 'una maleta' : `${count} maletas`} por persona`,
}

const DEVANAGARI: SearchPhrases = {
  day: dayIn('hi'),
  leg: (from, to, day) => `${from} से ${to}, ${day}`,
  back: (day) => `वापसी ${day}`,
  noneInTime: (day) => `${day} की कोई फ़्लाइट समय पर नहीं पहुँचती, मैं एक दिन पहले देख रहा हूँ।`,
  people: hindi,
  cabins: {
    'economy-with-restrictions': 'इकोनॉमी में',
    'economy-without-restrictions': 'फ़्लेक्सिबल इकोनॉमी में',
    'economy-premium': 'प्रीमियम इकोनॉमी में',
    business: 'बिज़नेस क्लास में',
    first: 'फ़र्स्ट क्लास में',
  },
  direct: 'सिर्फ़ सीधी फ़्लाइटें',
  bags: (count) => `हर व्यक्ति के ${count} बैग के साथ`,
}

const HINDI_LATIN: SearchPhrases = {
  day: formatDayInFull,
  leg: (from, to, day) => `${from} se ${to}, ${day}`,
  back: (day) => `wapsi ${day}`,
  noneInTime: (day) => `${day} ki koi flight samay par nahi pahunchti, main ek din pehle dekh raha hoon.`,
  people: hindiLatin,
  cabins: {
    'economy-with-restrictions': 'economy mein',
    'economy-without-restrictions': 'flexible economy mein',
    'economy-premium': 'premium economy mein',
    business: 'business class mein',
    first: 'first class mein',
  },
  direct: 'sirf seedhi flights',
  bags: (count) => `har ek ke ${count} bag ke saath`,
}

export const SEARCH_PHRASES = { de: GERMAN, fr: FRENCH, es: SPANISH, hi: DEVANAGARI, hiLatin: HINDI_LATIN }
