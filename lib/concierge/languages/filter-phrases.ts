import { FILTER_NAMES, type FilterName, type FlagName, isFlag } from '@/lib/travel/flights/filters/facets'
import { FILTER_WORDS, type WordName } from '@/lib/travel/flights/filters/filter-words'

/** What a filter is about, for one that is taken away or leaves nothing. */
type Theme =
  | 'stops'
  | 'price'
  | 'cabin'
  | 'departure'
  | 'arrival'
  | 'duration'
  | 'layover'
  | 'airline'
  | 'aircraft'
  | 'airport'
  | 'route'
  | 'other'

const THEME_OF: Partial<Record<FilterName, Theme>> = {
  stops: 'stops',
  price: 'price',
  departure: 'departure',
  arrival: 'arrival',
  durationMinutes: 'duration',
  layoverMinutes: 'layover',
  withoutOvernightLayover: 'layover',
  withoutRedEye: 'departure',
  withCabinBag: 'price',
  withOvernightLayover: 'layover',
  withSeatChoice: 'price',
  withWifi: 'cabin',
  withPower: 'cabin',
  withMoreLegroom: 'cabin',
  airlines: 'airline',
  withoutAirlines: 'airline',
  alliances: 'airline',
  oneAirline: 'airline',
  aircraft: 'aircraft',
  withoutAircraft: 'aircraft',
  airports: 'airport',
  withoutAirports: 'airport',
  layoverAirports: 'route',
  withoutLayoverAirports: 'route',
  layoverCountries: 'route',
  withoutLayoverCountries: 'route',
}

/** Filters in one language, as parts of a list. */
export type FilterPhrases = {
  themes: Record<Theme, string>
  /** Filters taken away, by their themes. */
  lifted: (themes: string) => string
  reset: string
  stops: { direct: string; atMostOne: string; others: string }
  price: (most: string) => string
  departure: (after: string | null, before: string | null) => string
  arrival: (after: string | null, before: string | null) => string
  duration: (time: string) => string
  layover: (least: string | null, most: string | null) => string
  /** Said of every flight in the list. */
  flags: Readonly<Record<FlagName, string>>
  only: (names: string) => string
  without: (names: string) => string
  via: (names: string) => string
  notVia: (names: string) => string
  hours: (hours: number) => string
  minutes: (minutes: number) => string
  or: string
  /** Behind what is filtered in one direction of two. */
  ways: [out: string, back: string]
  /** Filters that stand from before. */
  standing: string
}

export function themeOf(name: string | null, { themes }: FilterPhrases): string {
  return themes[THEME_OF[name as FilterName] ?? 'other']
}

/** What a call of the filter tool asked for: "ab 10:00", "nur Lufthansa". `price` writes a limit as the prices are written. */
export function filterParts(input: Record<string, unknown>, phrases: FilterPhrases, price: (whole: number) => string): string[] {
  const text = (name: WordName) => (typeof input[name] === 'string' ? input[name] : null)
  const time = (name: WordName) => (typeof input[name] === 'number' ? timeOf(input[name], phrases) : null)
  const names = (...of: WordName[]) => of.flatMap((name) => (Array.isArray(input[name]) ? input[name].map(String) : []))
  const listed = (all: string[], say: (names: string) => string) => (all.length > 0 ? [say(inList(all, phrases.or))] : [])
  const pair = (from: string | null, to: string | null, say: (from: string | null, to: string | null) => string) =>
    from || to ? [say(from, to)] : []
  const lifted = FILTER_WORDS.filter(({ wordName }) => input[wordName] === null).map(({ name }) => themeOf(name, phrases))
  const duration = time('maxDurationMinutes')
  return [
    ...(input.reset === true ? [phrases.reset] : []),
    ...stopsParts(names('stops'), phrases),
    ...(typeof input.maxPrice === 'number' ? [phrases.price(price(input.maxPrice))] : []),
    ...pair(text('departAfter'), text('departBefore'), phrases.departure),
    ...pair(text('arriveAfter'), text('arriveBefore'), phrases.arrival),
    ...(duration ? [phrases.duration(duration)] : []),
    ...pair(time('minLayoverMinutes'), time('maxLayoverMinutes'), phrases.layover),
    ...FILTER_NAMES.filter(isFlag).flatMap((name) => (input[name] === true ? [phrases.flags[name]] : [])),
    ...listed(names('airlines', 'alliances', 'aircraft', 'airports'), phrases.only),
    ...listed(names('withoutAirlines', 'withoutAircraft', 'withoutAirports'), phrases.without),
    ...listed(names('via', 'viaCountries'), phrases.via),
    ...listed(names('notVia', 'notViaCountries'), phrases.notVia),
    ...(lifted.length > 0 ? [phrases.lifted([...new Set(lifted)].join(', '))] : []),
  ]
}

function stopsParts(stops: string[], { stops: words }: FilterPhrases): string[] {
  if (stops.length === 0) return []
  const isAtMostOne = stops.length === 2 && stops.includes('direct') && stops.includes('one-stop')
  return [isAtMostOne ? words.atMostOne : stops.join() === 'direct' ? words.direct : words.others]
}

function timeOf(minutes: number, phrases: FilterPhrases): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [phrases.hours(hours)] : []), ...(rest > 0 ? [phrases.minutes(rest)] : [])].join(' ')
}

function inList(names: string[], or: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
}

type Window = [between: (from: string, to: string) => string, after: (from: string) => string, before: (to: string) => string]
const windowOf =
  ([between, after, before]: Window) =>
  (from: string | null, to: string | null) =>
    from && to ? between(from, to) : from ? after(from) : before(to ?? '')

export const FILTER_PHRASES: Record<'de' | 'fr' | 'es' | 'hi' | 'hiLatin', FilterPhrases> = {
  de: {
    themes: {
      stops: 'Umstiege',
      price: 'Preis',
      cabin: 'Ausstattung',
      departure: 'Abflugzeit',
      arrival: 'Ankunftszeit',
      duration: 'Reisedauer',
      layover: 'Aufenthalt',
      airline: 'Fluggesellschaft',
      aircraft: 'Flugzeugtyp',
      airport: 'Flughafen',
      route: 'Zwischenstopp',
      other: 'andere',
    },
    lifted: (themes) => `ohne den Filter ${themes}`,
    reset: 'ohne Filter',
    stops: { direct: 'nur direkt', atMostOne: 'höchstens ein Umstieg', others: 'nur mit Umstieg' },
    price: (most) => `bis ${most}`,
    departure: windowOf([(from, to) => `Abflug zwischen ${from} und ${to}`, (from) => `Abflug ab ${from}`, (to) => `Abflug vor ${to}`]),
    arrival: windowOf([(from, to) => `Ankunft zwischen ${from} und ${to}`, (from) => `Ankunft ab ${from}`, (to) => `Ankunft vor ${to}`]),
    duration: (time) => `höchstens ${time} Reisezeit`,
    layover: windowOf([
      (from, to) => `Aufenthalt zwischen ${from} und ${to}`,
      (from) => `mindestens ${from} Aufenthalt`,
      (to) => `höchstens ${to} Aufenthalt`,
    ]),
    flags: {
      withoutOvernightLayover: 'ohne Aufenthalt über Nacht',
      withOvernightLayover: 'mit Aufenthalt über Nacht',
      withoutRedEye: 'ohne Nachtflüge',
      withCabinBag: 'mit Handgepäck im Preis',
      withSeatChoice: 'mit Sitzplatzwahl im Preis',
      withWifi: 'mit WLAN',
      withPower: 'mit Strom am Platz',
      withMoreLegroom: 'mit mehr Beinfreiheit als üblich',
      oneAirline: 'mit einer einzigen Fluggesellschaft',
      withoutAirportChange: 'ohne Flughafenwechsel',
    },
    only: (names) => `nur ${names}`,
    without: (names) => `ohne ${names}`,
    via: (names) => `nur über ${names}`,
    notVia: (names) => `nicht über ${names}`,
    hours: (hours) => (hours === 1 ? '1 Stunde' : `${hours} Stunden`),
    minutes: (minutes) => `${minutes} Minuten`,
    or: 'oder',
    ways: ['Hinflug', 'Rückflug'],
    standing: 'mit Ihren Filtern',
  },
  fr: {
    themes: {
      stops: 'escales',
      price: 'prix',
      cabin: 'équipement',
      departure: 'heure de départ',
      arrival: 'heure d’arrivée',
      duration: 'durée du voyage',
      layover: 'durée d’escale',
      airline: 'compagnie',
      aircraft: 'type d’avion',
      airport: 'aéroport',
      route: 'ville d’escale',
      other: 'autres',
    },
    lifted: (themes) => `sans le filtre « ${themes} »`,
    reset: 'sans filtre',
    stops: { direct: 'direct seulement', atMostOne: 'une escale au plus', others: 'avec escale seulement' },
    price: (most) => `${most} au plus`,
    departure: windowOf([(from, to) => `départ entre ${from} et ${to}`, (from) => `départ après ${from}`, (to) => `départ avant ${to}`]),
    arrival: windowOf([(from, to) => `arrivée entre ${from} et ${to}`, (from) => `arrivée après ${from}`, (to) => `arrivée avant ${to}`]),
    duration: (time) => `${time} de voyage au plus`,
    layover: windowOf([
      (from, to) => `escale entre ${from} et ${to}`,
      (from) => `escale de ${from} au moins`,
      (to) => `escale de ${to} au plus`,
    ]),
    flags: {
      withoutOvernightLayover: 'sans escale de nuit',
      withOvernightLayover: 'avec une escale de nuit',
      withoutRedEye: 'sans vol de nuit',
      withCabinBag: 'bagage cabine compris',
      withSeatChoice: 'choix du siège compris',
      withWifi: 'avec Wi-Fi',
      withPower: 'avec prise au siège',
      withMoreLegroom: 'avec plus de place pour les jambes',
      oneAirline: 'avec une seule compagnie',
      withoutAirportChange: 'sans changement d’aéroport',
    },
    only: (names) => `${names} seulement`,
    without: (names) => `sans ${names}`,
    via: (names) => `seulement via ${names}`,
    notVia: (names) => `pas via ${names}`,
    hours: (hours) => `${hours} h`,
    minutes: (minutes) => `${minutes} min`,
    or: 'ou',
    ways: ['aller', 'retour'],
    standing: 'avec vos filtres',
  },
  es: {
    themes: {
      stops: 'escalas',
      price: 'precio',
      cabin: 'equipamiento',
      departure: 'hora de salida',
      arrival: 'hora de llegada',
      duration: 'duración del viaje',
      layover: 'tiempo de escala',
      airline: 'aerolínea',
      aircraft: 'tipo de avión',
      airport: 'aeropuerto',
      route: 'ciudad de escala',
      other: 'otros',
    },
    lifted: (themes) => `sin el filtro «${themes}»`,
    reset: 'sin filtros',
    stops: { direct: 'solo directos', atMostOne: 'una escala como máximo', others: 'solo con escala' },
    price: (most) => `hasta ${most}`,
    departure: windowOf([
      (from, to) => `salida entre las ${from} y las ${to}`,
      (from) => `salida desde las ${from}`,
      (to) => `salida antes de las ${to}`,
    ]),
    arrival: windowOf([
      (from, to) => `llegada entre las ${from} y las ${to}`,
      (from) => `llegada desde las ${from}`,
      (to) => `llegada antes de las ${to}`,
    ]),
    duration: (time) => `${time} de viaje como máximo`,
    layover: windowOf([
      (from, to) => `escala de entre ${from} y ${to}`,
      (from) => `escala de ${from} como mínimo`,
      (to) => `escala de ${to} como máximo`,
    ]),
    flags: {
      withoutOvernightLayover: 'sin escala nocturna',
      withOvernightLayover: 'con escala nocturna',
      withoutRedEye: 'sin vuelos nocturnos',
      withCabinBag: 'con equipaje de mano incluido',
      withSeatChoice: 'con elección de asiento incluida',
      withWifi: 'con wifi',
      withPower: 'con enchufe en el asiento',
      withMoreLegroom: 'con más espacio para las piernas',
      oneAirline: 'con una sola aerolínea',
      withoutAirportChange: 'sin cambio de aeropuerto',
    },
    only: (names) => `solo ${names}`,
    without: (names) => `sin ${names}`,
    via: (names) => `solo vía ${names}`,
    notVia: (names) => `no vía ${names}`,
    hours: (hours) => `${hours} h`,
    minutes: (minutes) => `${minutes} min`,
    or: 'o',
    ways: ['ida', 'vuelta'],
    standing: 'con sus filtros',
  },
  hi: {
    themes: {
      stops: 'स्टॉप',
      price: 'दाम',
      cabin: 'सुविधाएँ',
      departure: 'निकलने का समय',
      arrival: 'पहुँचने का समय',
      duration: 'यात्रा का समय',
      layover: 'रुकने का समय',
      airline: 'एयरलाइन',
      aircraft: 'विमान',
      airport: 'हवाई अड्डा',
      route: 'रास्ते का शहर',
      other: 'बाकी',
    },
    lifted: (themes) => `${themes} की शर्त के बिना`,
    reset: 'बिना किसी शर्त के',
    stops: { direct: 'सिर्फ़ सीधी', atMostOne: 'ज़्यादा से ज़्यादा एक स्टॉप', others: 'सिर्फ़ स्टॉप वाली' },
    price: (most) => `${most} तक`,
    departure: windowOf([
      (from, to) => `${from} और ${to} के बीच निकलने वाली`,
      (from) => `${from} के बाद निकलने वाली`,
      (to) => `${to} से पहले निकलने वाली`,
    ]),
    arrival: windowOf([
      (from, to) => `${from} और ${to} के बीच पहुँचने वाली`,
      (from) => `${from} के बाद पहुँचने वाली`,
      (to) => `${to} से पहले पहुँचने वाली`,
    ]),
    duration: (time) => `ज़्यादा से ज़्यादा ${time} की`,
    layover: windowOf([
      (from, to) => `${from} से ${to} रुकने वाली`,
      (from) => `कम से कम ${from} रुकने वाली`,
      (to) => `ज़्यादा से ज़्यादा ${to} रुकने वाली`,
    ]),
    flags: {
      withoutOvernightLayover: 'रात को रुके बिना',
      withOvernightLayover: 'रास्ते में एक रात रुकने वाली',
      withoutRedEye: 'बिना रात की उड़ान',
      withCabinBag: 'केबिन बैग किराए में शामिल',
      withSeatChoice: 'सीट चुनना किराए में शामिल',
      withWifi: 'वाई-फ़ाई वाली',
      withPower: 'सीट पर चार्जिंग वाली',
      withMoreLegroom: 'पैरों के लिए ज़्यादा जगह वाली',
      oneAirline: 'पूरे रास्ते एक ही एयरलाइन',
      withoutAirportChange: 'बिना हवाई अड्डा बदले',
    },
    only: (names) => `सिर्फ़ ${names}`,
    without: (names) => `${names} के बिना`,
    via: (names) => `सिर्फ़ ${names} होकर`,
    notVia: (names) => `${names} होकर नहीं`,
    hours: (hours) => (hours === 1 ? '1 घंटा' : `${hours} घंटे`),
    minutes: (minutes) => `${minutes} मिनट`,
    or: 'या',
    ways: ['जाते समय', 'लौटते समय'],
    standing: 'आपकी शर्तों के साथ',
  },
  hiLatin: {
    themes: {
      stops: 'stops',
      price: 'daam',
      cabin: 'suvidhaayein',
      departure: 'nikalne ka samay',
      arrival: 'pahunchne ka samay',
      duration: 'yatra ka samay',
      layover: 'rukne ka samay',
      airline: 'airline',
      aircraft: 'vimaan',
      airport: 'airport',
      route: 'raaste ka shahar',
      other: 'baaki',
    },
    lifted: (themes) => `${themes} ki shart ke bina`,
    reset: 'bina kisi shart ke',
    stops: { direct: 'sirf seedhi', atMostOne: 'zyada se zyada ek stop', others: 'sirf stop wali' },
    price: (most) => `${most} tak`,
    departure: windowOf([
      (from, to) => `${from} aur ${to} ke beech nikalne wali`,
      (from) => `${from} ke baad nikalne wali`,
      (to) => `${to} se pehle nikalne wali`,
    ]),
    arrival: windowOf([
      (from, to) => `${from} aur ${to} ke beech pahunchne wali`,
      (from) => `${from} ke baad pahunchne wali`,
      (to) => `${to} se pehle pahunchne wali`,
    ]),
    duration: (time) => `zyada se zyada ${time} ki`,
    layover: windowOf([
      (from, to) => `${from} se ${to} rukne wali`,
      (from) => `kam se kam ${from} rukne wali`,
      (to) => `zyada se zyada ${to} rukne wali`,
    ]),
    flags: {
      withoutOvernightLayover: 'raat ko ruke bina',
      withOvernightLayover: 'raaste mein ek raat rukne wali',
      withoutRedEye: 'bina raat ki flight',
      withCabinBag: 'cabin bag kiraye mein shamil',
      withSeatChoice: 'seat chunna kiraye mein shamil',
      withWifi: 'Wi-Fi wali',
      withPower: 'seat par charging wali',
      withMoreLegroom: 'pairon ke liye zyada jagah wali',
      oneAirline: 'poore raaste ek hi airline',
      withoutAirportChange: 'bina airport badle',
    },
    only: (names) => `sirf ${names}`,
    without: (names) => `${names} ke bina`,
    via: (names) => `sirf ${names} hokar`,
    notVia: (names) => `${names} hokar nahi`,
    hours: (hours) => (hours === 1 ? '1 ghanta' : `${hours} ghante`),
    minutes: (minutes) => `${minutes} minute`,
    or: 'ya',
    ways: ['jaate samay', 'lautte samay'],
    standing: 'aapki sharton ke saath',
  },
}
