import { type Chance, pickOne } from '../ranking/chance'
import { cardNumber, digits, printed, two, whole } from './numbers'

// Written before the detectors were tuned. Its first score was 0 false alarms and 36 misses of 2,000, all numbers in words with odd pauses;
// that kind was mended, and long runs, labels and dates beside a passport were added with their mending. It is held out no more.

const CITY = ['Oslo', 'Lima', 'Nairobi', 'Seoul', 'Genève', 'Zürich', 'Málaga', 'जयपुर', 'Kraków', 'Perth']
const MONTH = ['January', 'Feb', 'März', 'avril', 'mayo', 'Juni', 'juillet', 'Aug', 'septiembre', 'Okt.', 'novembre', 'Dec', 'जनवरी']
const CARRIER = ['LH', 'AF', 'IB', 'AI', 'QR', 'EK', 'U2', '6E', 'FR', 'SQ']

type Part = (chance: Chance) => string
const city: Part = (chance) => pickOne(CITY, chance)
const year: Part = (chance) => String(whole(2026, 2029, chance))
const day: Part = (chance) => two(whole(1, 31, chance))
const month: Part = (chance) => two(whole(1, 12, chance))

const date: Part = (chance) => {
  const [d, m, y] = [day(chance), month(chance), year(chance)]
  const mark = pickOne(['/', '.', '-', ' ', '/ ', '. '], chance)
  return pickOne(
    [
      `${d}${mark}${m}${mark}${y}`,
      `${m}${mark}${d}${mark}${y}`,
      `${y}${mark}${m}${mark}${d}`,
      `${y}${m}${d}`,
      `${d}${m}${y}`,
      `${d}${mark}${m}${mark}${y.slice(2)}`,
      `${Number(d)}. ${pickOne(MONTH, chance)} ${y}`,
      `${pickOne(MONTH, chance)} ${Number(d)}, ${y}`,
      `${Number(d)} de ${pickOne(MONTH, chance)} de ${y}`,
      `${y}年${Number(m)}月${Number(d)}日`,
    ],
    chance,
  )
}
const clock: Part = (chance) => {
  const [hour, minute] = [two(whole(0, 23, chance)), two(whole(0, 11, chance) * 5)]
  return pickOne([`${hour}:${minute}`, `${hour}h${minute}`, `${hour}.${minute} Uhr`, `${hour}${minute}`, `${hour}:${minute}:00`], chance)
}
const stamp: Part = (chance) =>
  `${year(chance)}-${month(chance)}-${day(chance)}T${two(whole(0, 23, chance))}:${two(whole(0, 59, chance))}:00+05:30`
const money: Part = (chance) => {
  const [big, small, cents] = [whole(1, 99, chance), digits(3, chance), digits(2, chance)]
  return pickOne(
    [
      `CHF ${big}'${small}.${cents}`,
      `${big}.${small},${cents} €`,
      `${big} ${small},${cents} EUR`,
      `₹${big},${digits(2, chance)},${small}`,
      `USD ${big}${small}.${cents}`,
      `£${big},${small}`,
      `${big}${small} kr`,
      `Rp ${big}.${small}.000`,
      `₩${big},${small},000`,
      `${whole(40, 64, chance)}${digits(2, chance)} euros`,
    ],
    chance,
  )
}
const phone: Part = (chance) =>
  pickOne(
    [
      `+49 151 ${digits(8, chance)}`,
      `+33 6 ${digits(2, chance)} ${digits(2, chance)} ${digits(2, chance)} ${digits(2, chance)}`,
      `0${whole(1, 9, chance)} ${digits(2, chance)} ${digits(2, chance)} ${digits(2, chance)} ${digits(2, chance)}`,
      `+91-${digits(5, chance)}-${digits(5, chance)}`,
      `+34 ${digits(3, chance)} ${digits(3, chance)} ${digits(3, chance)}`,
      `(${digits(3, chance)}) ${digits(3, chance)}-${digits(4, chance)}`,
      `0${digits(10, chance)}`,
      `0044 ${digits(4, chance)} ${digits(6, chance)}`,
      `+65 ${digits(4, chance)} ${digits(4, chance)}`,
      `+1 ${digits(3, chance)}.${digits(3, chance)}.${digits(4, chance)}`,
    ],
    chance,
  )
const flight: Part = (chance) => `${pickOne(CARRIER, chance)}${pickOne(['', ' '], chance)}${whole(11, 9899, chance)}`
const ticket: Part = (chance) => `${digits(3, chance)}${pickOne(['-', ' ', ''], chance)}${digits(10, chance)}`
const booking: Part = (chance) => Array.from({ length: 6 }, () => pickOne([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'], chance)).join('')
const postcode: Part = (chance) =>
  pickOne(['EC1A 1BB', digits(5, chance), `${digits(4, chance)} AB`, `${digits(3, chance)} ${digits(2, chance)}`], chance)
const few: Part = (chance) => String(whole(1, 9, chance))

const HARMLESS: Part[] = [
  (c) => `${city(c)} to ${city(c)} ${date(c)} - ${date(c)}`,
  (c) => `Von ${city(c)} nach ${city(c)}, Hinflug ${date(c)}, Rückflug ${date(c)}, ${few(c)} Personen, höchstens ${money(c)}`,
  (c) => `Aller le ${date(c)}, retour le ${date(c)} ou le ${date(c)}; budget ${money(c)} par personne`,
  (c) => `Salimos el ${date(c)} y volvemos el ${date(c)}, ${few(c)} adultos, hotel ${money(c)} la noche`,
  (c) => `हम ${date(c)} को ${city(c)} जाएँगे और ${date(c)} को लौटेंगे, ${few(c)} लोग, ${money(c)} तक`,
  (c) => `${date(c)}\n${date(c)}\n${date(c)}\n${date(c)}`,
  (c) => `E-ticket ${ticket(c)} of ${date(c)}, can I change it to ${date(c)}?`,
  (c) => `tickets ${ticket(c)}, ${ticket(c)} and ${ticket(c)}`,
  (c) => `${ticket(c)} ${date(c)}`,
  (c) => `Billets ${ticket(c)} / ${ticket(c)} pour le vol ${flight(c)}`,
  (c) => `Call me on ${phone(c)} or ${phone(c)}, not before ${clock(c)}`,
  (c) => `Tel. ${phone(c)}\nHandy ${phone(c)}\nBüro ${phone(c)}`,
  (c) => `${phone(c)} ${phone(c)}`,
  (c) => `prices were ${money(c)}, ${money(c)}, ${money(c)} and ${money(c)}`,
  (c) => `Hotels: ${money(c)} / ${money(c)} / ${money(c)} pro Nacht, Frühstück ${money(c)}`,
  (c) => `${flight(c)} ${clock(c)} ${flight(c)} ${clock(c)} ${flight(c)} ${clock(c)}`,
  (c) => `we land ${stamp(c)} and take off ${stamp(c)}`,
  (c) => `booking ${booking(c)} for ${few(c)}, at ${clock(c)} on ${date(c)}, room ${digits(4, c)}`,
  (c) => `Buchung ${booking(c)}, Reisepass habe ich, Abflug ${date(c)} um ${clock(c)}`,
  (c) => `my passport runs out on ${date(c)}, we fly on ${date(c)}`,
  (c) => `Do I need a passport? We leave on ${year(c)}${month(c)}${day(c)} from ${city(c)}`,
  (c) => `mon passeport est valable jusqu'au ${date(c)}, vol ${flight(c)} le ${date(c)}`,
  (c) => `el pasaporte caduca el ${date(c)}; reserva ${booking(c)}`,
  (c) => `मेरा पासपोर्ट ${date(c)} तक वैध है, फ़ोन ${phone(c)}`,
  (c) => `I'll pay by card: ${city(c)} to ${city(c)} ${date(c)} to ${date(c)}, ${money(c)}`,
  (c) => `Visa needed? We arrive ${date(c)} ${clock(c)} and leave ${date(c)} ${clock(c)}`,
  (c) => `Kreditkarte ist ok. Abflug ${date(c)} ${clock(c)}, zurück ${date(c)} ${clock(c)}, ${flight(c)}`,
  (c) => `order no. ${digits(16, c)} from ${date(c)}`,
  (c) => `my reservation number is ${digits(whole(8, 14, c), c)}, arriving ${date(c)}`,
  (c) => `${postcode(c)} to ${postcode(c)}, ${few(c)} kids aged ${few(c)}, ${few(c)} and ${few(c)}`,
  (c) => `rooms ${digits(3, c)}, ${digits(3, c)}, ${digits(3, c)}, ${digits(3, c)} and ${digits(3, c)}`,
  (c) =>
    `${few(c)} ${few(c)} ${few(c)} nights, bags ${whole(10, 32, c)} kg, ${whole(40, 158, c)} x ${whole(20, 60, c)} x ${whole(20, 60, c)} cm`,
  (c) => `lat ${whole(30, 60, c)}.${digits(6, c)}, lon ${whole(10, 60, c)}.${digits(6, c)}`,
  (c) => `Between ${year(c)} and ${year(c)}, ideally ${date(c)}; ${money(c)} or ${money(c)}`,
  (c) => `Miles & More ${digits(15, c)}, seat ${whole(1, 40, c)}A, ${flight(c)} on ${date(c)}`,
  (c) => Array.from({ length: whole(8, 14, c) }, () => `${two(whole(0, 23, c))}${two(whole(0, 11, c) * 5)}`).join('\n'),
  (c) => `${phone(c)}\n${phone(c)}\n${phone(c)}\n${phone(c)}`,
  (c) => `passport valid to ${date(c)}, tickets ${ticket(c)} ${ticket(c)} ${ticket(c)}`,
  (c) => `taxi at ${clock(c)}, ${clock(c)}, ${clock(c)}, ${clock(c)} or ${clock(c)}`,
]

const AROUND: [string, string][] = [
  ['here you go ', ''],
  ['', ' is what I use'],
  ['Bitte nimm ', ' für die Buchung'],
  ['paie avec ', ' merci'],
  ['paga con ', ' por favor'],
  ['इससे भुगतान करें ', ''],
  ['debit card ', ' exp 09/29 cvv 904'],
  ['Mastercard: ', ', valid thru 4/30'],
  ['fly me to Oslo on 13/03/2027 and charge ', ' for two'],
  ['2 adults, 12 March. ', '\nthanks'],
  ['(', ')'],
  ['für unsere Reservierung: ', ''],
  ['this is for the order ', ' 09/29 904'],
  ['', ''],
]

const SPOKEN = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
}
const shifted = (number: string, zero: number) => [...number].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
const sixteen = (chance: Chance) => cardNumber(chance, (length) => length === 16)

const CARDS: Part[] = [
  (c) => cardNumber(c),
  (c) => printed(cardNumber(c)).join(' '),
  (c) => printed(cardNumber(c)).join('-'),
  (c) => printed(cardNumber(c)).join('.'),
  (c) => printed(cardNumber(c)).join(' - '),
  (c) => printed(cardNumber(c)).join('\n'),
  (c) => printed(cardNumber(c)).join('  '),
  (c) => printed(cardNumber(c)).join('\u2013'),
  (c) => printed(cardNumber(c)).join('\u00a0'),
  (c) => [...cardNumber(c)].join('\r\n'),
  (c) => [...cardNumber(c)].join('-'),
  (c) => [...cardNumber(c)].join(' '),
  (c) => [...cardNumber(c)].join('\u200c'),
  (c) => printed(cardNumber(c)).join(' \u2060'),
  (c) => `${printed(sixteen(c)).join(' ')} 0049 151 ${digits(4, c)} ${digits(4, c)}`,
  (c) => `${printed(sixteen(c)).join('-')}-${printed(sixteen(c)).join('-')}-${printed(sixteen(c)).join('-')}`,
  (c) => `${digits(4, c)} ${digits(4, c)} ${digits(4, c)} ${printed(sixteen(c)).join(' ')}`,
  (c) => shifted(cardNumber(c), 0xff10),
  (c) =>
    printed(cardNumber(c))
      .map((group) => shifted(group, 0x6f0))
      .join(' '),
  (c) => shifted(cardNumber(c), 0x966),
  (c) => [...cardNumber(c)].map((digit) => `${digit}\ufe0f\u20e3`).join(''),
  (c) => [...cardNumber(c)].map((digit) => `${digit}\ufe0f\u20e3`).join(' '),
  (c) => [...cardNumber(c)].map((digit) => SPOKEN.en[Number(digit)]).join('-'),
  (c) => [...cardNumber(c)].map((digit) => SPOKEN.de[Number(digit)]).join(' '),
  (c) => [...cardNumber(c)].map((digit) => SPOKEN.fr[Number(digit)]).join(' '),
  (c) => [...cardNumber(c)].map((digit) => SPOKEN.es[Number(digit)]).join(', '),
  (c) =>
    [...sixteen(c)]
      .map((digit) => SPOKEN.en[Number(digit)])
      .join(' ')
      .replace(/^(\S+ \S+ \S+ \S+) (\S+ \S+ \S+ \S+) /, '$1, $2, '),
  (c) => {
    const [first, second, third, fourth] = printed(sixteen(c))
    return `${first} ${second} and then ${third} ${fourth}`
  },
  (c) => {
    const [first, second, third, fourth] = printed(sixteen(c))
    return `${first} ${second}, then ${third} ${fourth}`
  },
]

const PASSPORT_AROUND: [string, string][] = [
  ['Passport number: ', ''],
  ['her passport no ', ' expires 2031'],
  ['passport expiring on September 4th, 2032: ', ''],
  ['passport, exp 04/2032, number ', ''],
  ['Reisepass (gültig bis 04.09.2032) Nr. ', ''],
  ['passeport expirant le 4 février 2032, n° ', ''],
  ['el pasaporte vence el 4 de julio de 2032, número ', ''],
  ['my passport is ', ', we leave on 12/05/2027'],
  ['Reisepassnummer ', ''],
  ['meine Passnummer ist ', ''],
  ['n° de passeport : ', ''],
  ['mon passeport ', ' expire en 2030'],
  ['número de pasaporte ', ''],
  ['mi pasaporte es ', ''],
  ['पासपोर्ट नंबर ', ''],
  ['', ' is my passport number'],
]
const letters = (count: number, chance: Chance) =>
  Array.from({ length: count }, () => pickOne([...'ABCDEFGHKLMNPRSTUVXYZ'], chance)).join('')
const passportNumber: Part = (c) =>
  pickOne(
    [
      `${whole(5, 9, c)}${digits(8, c)}`,
      `${letters(1, c)}${digits(8, c)}`,
      `${letters(1, c)}${digits(7, c)}`,
      `${letters(2, c)}${digits(7, c)}`,
      `${letters(3, c)}${digits(6, c)}`,
      `${digits(2, c)}${letters(2, c)}${digits(5, c)}`,
      `C${digits(2, c)}X${digits(2, c)}T${digits(2, c)}`,
      `${letters(2, c)} ${digits(7, c)}`,
      `${whole(60, 79, c)} ${digits(7, c)}`,
    ],
    c,
  )
const machineReadable: Part = (c) => {
  const line = `P<${pickOne(['ESP', 'FRA', 'IND', 'USA', 'GBR'], c)}${letters(7, c)}<<${letters(5, c)}`.padEnd(44, '<')
  const below = `${letters(2, c)}${digits(7, c)}${digits(1, c)}IND${digits(7, c)}F${digits(7, c)}`.padEnd(42, '<') + digits(2, c)
  return pickOne([`${line}\n${below}`, line, below], c)
}

/** A message of a traveller that holds neither a card nor a passport. */
export const harmless = (chance: Chance) => pickOne(HARMLESS, chance)(chance)

export function withCard(chance: Chance): string {
  const [before, after] = pickOne(AROUND, chance)
  return `${before}${pickOne(CARDS, chance)(chance)}${after}`
}

export function withPassport(chance: Chance): string {
  if (chance() < 0.15) return machineReadable(chance)
  const [before, after] = pickOne(PASSPORT_AROUND, chance)
  return `${before}${passportNumber(chance)}${after}`
}
