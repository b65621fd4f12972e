import { type Chance, pickOne } from '../ranking/chance'
import { cardNumber, digits, printed, two, whole } from './numbers'

// What the detectors were tuned on; `held-out.ts` says the same things in other words.

type Part = (chance: Chance) => string
const CITIES = ['London', 'Lisbon', 'Paris', 'Berlin', 'Madrid', 'Delhi', 'New York', 'São Paulo', 'मुंबई']
const MONTHS: Record<string, string[]> = {
  en: ['Jan', 'March', 'April', 'Jun', 'September', 'December'],
  de: ['Januar', 'März', 'Mai', 'Oktober', 'Dezember'],
  fr: ['janvier', 'février', 'août', 'décembre'],
  es: ['enero', 'marzo', 'agosto', 'diciembre'],
  hi: ['जनवरी', 'मार्च', 'अगस्त', 'दिसंबर'],
}
const city: Part = (chance) => pickOne(CITIES, chance)

function date(chance: Chance): string {
  const [d, m, y] = [whole(1, 28, chance), whole(1, 12, chance), whole(2026, 2028, chance)]
  const named = pickOne(MONTHS[pickOne(Object.keys(MONTHS), chance)] ?? [], chance)
  return pickOne(
    [
      `${two(d)}/${two(m)}/${y}`,
      `${d}/${m}/${y}`,
      `${m}/${d}/${two(y % 100)}`,
      `${two(d)}.${two(m)}.${y}`,
      `${d}.${m}.`,
      `${y}-${two(m)}-${two(d)}`,
      `${y}${two(m)}${two(d)}`,
      `${two(d)}${two(m)}${y}`,
      `${two(d)} ${two(m)} ${y}`,
      `${two(d)}-${two(m)}-${two(y % 100)}`,
      `${d} ${named} ${y}`,
      `${named} ${d}th`,
      `${d} ${named}`,
    ],
    chance,
  )
}

function time(chance: Chance): string {
  const [h, m] = [whole(0, 23, chance), whole(0, 59, chance)]
  return pickOne(
    [`${two(h)}:${two(m)}`, `${two(h)}.${two(m)}`, `${(h % 12) + 1}:${two(m)} pm`, `${two(h)}${two(m)}`, `${h}h${two(m)}`],
    chance,
  )
}

function price(chance: Chance): string {
  const [thousands, rest, cents] = [whole(1, 9, chance), digits(3, chance), digits(2, chance)]
  return pickOne(
    [
      `${thousands},${rest}.${cents}`,
      `${thousands}.${rest},${cents}`,
      `${thousands} ${rest},${cents} €`,
      `£${thousands}${rest}`,
      `${thousands}${rest}.${cents} EUR`,
      `$${thousands}${rest}`,
      `₹${thousands}${digits(1, chance)},${rest}`,
      `¥${thousands}${rest}${cents}`,
      `${thousands}${rest},00`,
    ],
    chance,
  )
}

const phone: Part = (chance) =>
  pickOne(
    [
      `+44 7700 ${digits(6, chance)}`,
      `+1 (${digits(3, chance)}) ${digits(3, chance)}-${digits(4, chance)}`,
      `0${digits(2, chance)} ${digits(4, chance)} ${digits(4, chance)}`,
      `+33${digits(9, chance)}`,
      `0033 ${digits(1, chance)} ${digits(2, chance)} ${digits(2, chance)} ${digits(2, chance)} ${digits(2, chance)}`,
      `+91 ${digits(5, chance)} ${digits(5, chance)}`,
      `${whole(4, 9, chance)}${digits(3, chance)} ${digits(4, chance)}`,
      `${whole(4, 9, chance)}${digits(7, chance)}`,
      `${digits(3, chance)}-${digits(3, chance)}-${digits(4, chance)}`,
      `0049-${digits(3, chance)}-${digits(7, chance)}`,
    ],
    chance,
  )
const flight: Part = (chance) =>
  `${pickOne(['BA', 'TP', 'LH', 'UX', 'AF'], chance)}${pickOne(['', ' '], chance)}${whole(100, 6999, chance)}`
const ticket: Part = (chance) =>
  `${pickOne(['125', '220', '047', '057', '555', '401', digits(3, chance)], chance)}${pickOne(['-', ' ', ''], chance)}${digits(10, chance)}`
const reference: Part = (chance) => Array.from({ length: 6 }, () => pickOne([...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'], chance)).join('')
const party: Part = (chance) => `${whole(1, 6, chance)} adults, ${whole(0, 4, chance)} children`
const postcode: Part = (chance) =>
  pickOne(['SW1A 2AA', digits(5, chance), `${digits(5, chance)}-${digits(3, chance)}`, `${digits(4, chance)}-${digits(3, chance)}`], chance)

const HARMLESS: Part[] = [
  (c) => `${city(c)} to ${city(c)} ${date(c)} - ${date(c)}`,
  (c) => `${city(c)} - ${city(c)} ${date(c)}-${date(c)}, ${party(c)}`,
  (c) => `${date(c)}, ${date(c)} or ${date(c)}, whichever is cheapest`,
  (c) => `${date(c)} ${date(c)} ${date(c)}`,
  (c) => `We leave on ${date(c)} at ${time(c)} and come back on ${date(c)} at ${time(c)}`,
  (c) => `Wir fliegen am ${date(c)} um ${time(c)} und zurück am ${date(c)}, ${whole(1, 9, c)} Erwachsene`,
  (c) => `Nous partons le ${date(c)} à ${time(c)}, retour le ${date(c)}`,
  (c) => `Vamos de ${city(c)} a ${city(c)} el ${date(c)}, vuelta el ${date(c)}`,
  (c) => `${city(c)} से ${city(c)} ${date(c)} को, वापसी ${date(c)}`,
  (c) => `my e-ticket is ${ticket(c)} from ${date(c)}`,
  (c) => `ticket ${ticket(c)}, ${date(c)}, seat ${whole(1, 40, c)}C`,
  (c) => `${ticket(c)} and ${ticket(c)}`,
  (c) => `${ticket(c)}, ${flight(c)} on ${date(c)} ${time(c)}`,
  (c) => `phone ${phone(c)}, ${phone(c)}`,
  (c) => `${phone(c)} or ${phone(c)} after ${time(c)}`,
  (c) => `${phone(c)}\n${phone(c)}`,
  (c) => `my number is ${phone(c)}, hers ${phone(c)}`,
  (c) => `between ${price(c)} and ${price(c)}, at most ${price(c)}`,
  (c) => `${price(c)}, ${price(c)}, ${price(c)}, ${price(c)}`,
  (c) => `hotel ${price(c)} a night, flights ${price(c)} and ${price(c)}`,
  (c) => `unter ${price(c)} oder bis ${price(c)} für ${whole(2, 9, c)} Nächte`,
  (c) => `${flight(c)}, ${flight(c)}, ${flight(c)} and ${flight(c)} on ${date(c)}`,
  (c) => `flights ${whole(4000, 5999, c)}, ${whole(4000, 5999, c)}, ${whole(4000, 5999, c)} and ${whole(4000, 5999, c)}`,
  (c) => `${time(c)}-${time(c)}, ${time(c)}-${time(c)}`,
  (c) => Array.from({ length: whole(7, 12, c) }, () => `${two(whole(0, 23, c))}${two(whole(0, 59, c))}`).join(' '),
  (c) => Array.from({ length: whole(7, 12, c) }, () => whole(1990, 2035, c)).join(' '),
  (c) => `${phone(c)} ${phone(c)} ${phone(c)}`,
  (c) => `${ticket(c)} ${ticket(c)} ${ticket(c)}`,
  (c) => `my passport is valid until ${date(c)} and her passport (exp. ${date(c)}) until ${date(c)}`,
  (c) => `booking reference ${reference(c)}, ${date(c)}, ${price(c)}`,
  (c) => `order ${digits(whole(10, 16, c), c)} of ${date(c)}`,
  (c) => `Buchungsnummer ${digits(whole(8, 12, c), c)}, ${date(c)}`,
  (c) => `my booking is ${reference(c)} and my passport is valid until ${date(c)}`,
  (c) => `passport needed for ${city(c)}? leaving ${date(c)}, back ${date(c)}, ${party(c)}`,
  (c) => `We leave on ${whole(2026, 2029, c)}${two(whole(1, 12, c))}${two(whole(1, 28, c))}, passports are ready`,
  (c) => `Ist mein Reisepass bis ${date(c)} gültig genug? Flug ${flight(c)}`,
  (c) => `I have a passport. Call ${phone(c)} about ${reference(c)}`,
  (c) =>
    `${whole(2026, 2028, c)}-${two(whole(1, 12, c))}-${two(whole(1, 28, c))}T${two(whole(0, 23, c))}:${two(whole(0, 59, c))}:${two(whole(0, 59, c))}Z and ${date(c)} ${time(c)}`,
  (c) => `pay by card on ${date(c)}, ${city(c)} ${date(c)} to ${date(c)}, ${price(c)}`,
  (c) => `my visa card is fine; ${date(c)} ${time(c)}, ${flight(c)}, ${price(c)}, ${phone(c)}`,
  (c) => `from ${postcode(c)} to ${postcode(c)}, ${party(c)}, ${whole(2, 14, c)} nights`,
  (c) => `${whole(1, 9, c)} rooms for ${whole(2, 14, c)} nights from ${date(c)}, ${price(c)} each, ${price(c)} in all`,
]

const AROUND: [string, string][] = [
  ['my card is ', ', thanks'],
  ['please use ', ''],
  ['Visa ', ' exp 12/28 cvc 123'],
  ['', ' 12/28 123'],
  ['meine Karte: ', ''],
  ['ma carte est ', ' merci'],
  ['mi tarjeta es ', ''],
  ['मेरा कार्ड ', ' है'],
  ['London to Lisbon 13/03/2027 - 14/03/2027, pay with ', ''],
  ['for my booking: ', ''],
  ['Please confirm the booking ', ''],
  ['booking number ', ' 12/27 123'],
  ['', ''],
]
const SPOKEN = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const spoken = (number: string, sign: string) => [...number].map((digit) => SPOKEN[Number(digit)]).join(sign)
const inScript = (number: string, zero: number) => [...number].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')

const CARDS: Part[] = [
  (c) => cardNumber(c),
  ...[' ', '-', '.', '/', '\n', ' - ', '\u2011', '\u200b', '\u202f', '_', '|', '\t'].map(
    (sign): Part =>
      (c) =>
        printed(cardNumber(c)).join(sign),
  ),
  ...[' ', '\n', '-', '.', ', ', '\u200d', '\ufeff'].map(
    (sign): Part =>
      (c) =>
        [...cardNumber(c)].join(sign),
  ),
  (c) => `${printed(cardNumber(c)).join(' ')} 0044 20 ${digits(4, c)} ${digits(4, c)}`,
  (c) => `${printed(cardNumber(c)).join(' ')} ${two(whole(1, 12, c))} 27 ${digits(3, c)} ${printed(cardNumber(c)).join(' ')}`,
  (c) => `Ref ${digits(4, c)} ${digits(4, c)} ${digits(4, c)} ${printed(cardNumber(c)).join(' ')}`,
  (c) => inScript(cardNumber(c), 0xff10),
  (c) => inScript(cardNumber(c), 0x660),
  (c) => inScript(printed(cardNumber(c)).join(''), 0x1d7ce),
  (c) => [...cardNumber(c)].map((digit) => `${digit}\ufe0f\u20e3`).join(''),
  (c) => spoken(cardNumber(c), ' '),
  (c) => spoken(cardNumber(c), ', '),
  (c) => spoken(cardNumber(c), '-'),
  (c) => {
    const groups = printed(cardNumber(c, (length) => length === 16))
    return `${groups.slice(0, 2).join(' ')} and then ${groups.slice(2).join(' ')}`
  },
]

const PASSPORT_AROUND: [string, string][] = [
  ['my passport is ', ''],
  ['passport no. ', ', expires 2034'],
  ['Passport number: ', ' valid until 12/05/2033'],
  ['my passport is valid until 12 March 2031 and its number is ', ''],
  ['passport (exp. 12/03/2031) no ', ''],
  ['mein Reisepass, gültig bis 3. Oktober 2030, ', ''],
  ["passeport valable jusqu'au 1er août 2031, numéro ", ''],
  ['pasaporte (cad. 12 de marzo de 2031) n.º ', ''],
  ['पासपोर्ट 12 मार्च 2031 तक, संख्या ', ''],
  ['mein Reisepass: ', ''],
  ['numéro de passeport ', ''],
  ['pasaporte n.º ', ''],
  ['पासपोर्ट संख्या ', ''],
  ['', ' is her passport'],
]
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ']
const letters = (count: number, c: Chance) => Array.from({ length: count }, () => pickOne(LETTERS, c)).join('')
const passportNumber: Part = (c) =>
  pickOne(
    [
      `${whole(3, 9, c)}${digits(8, c)}`,
      `${letters(1, c)}${digits(8, c)}`,
      `${letters(2, c)}${digits(7, c)}`,
      `${letters(1, c)}${digits(7, c)}`,
      `${letters(2, c)}${digits(6, c)}`,
      `${digits(2, c)}${letters(2, c)}${digits(5, c)}`,
      `C01X0${digits(1, c)}T4${digits(1, c)}`,
      `${letters(1, c)} ${digits(8, c)}`,
      `${letters(3, c)}${digits(6, c)}`,
    ],
    c,
  )

/** A message of a traveller that holds neither a card nor a passport. */
export const harmless = (chance: Chance) => pickOne(HARMLESS, chance)(chance)

export function withCard(chance: Chance): string {
  const [before, after] = pickOne(AROUND, chance)
  return `${before}${pickOne(CARDS, chance)(chance)}${after}`
}

export function withPassport(chance: Chance): string {
  if (chance() < 0.1) return `P<GBR${letters(6, chance)}<<${letters(4, chance)}<${letters(4, chance)}`.padEnd(44, '<')
  const [before, after] = pickOne(PASSPORT_AROUND, chance)
  return `${before}${passportNumber(chance)}${after}`
}
