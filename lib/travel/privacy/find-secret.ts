import { cleanWithPlaces, type Place } from '../clean-text'
import { findCardNumbers } from '../payment/find-card-number'

export type SecretKind = 'card-number' | 'passport' | 'password'
/** Something that belongs in no conversation, and where in the text it stands. */
export type Secret = Place & { kind: SecretKind }

const PASSPORT_WORD =
  /(?<!\p{L})(?:passports?|passeports?|reisep[aä]ss\p{L}*|pass(?:nummer|nr|-nr)|(?:mein|dein|sein|ihr|der)\p{L}{0,2} pass|pasaportes?|passaporto|passaporte|पासपोर्ट)(?!\p{L})/giu
/** Papers that are no passport by name; beside them only a number in the form of a passport's counts. */
const DOCUMENT_WORD =
  /(?<!\p{L})(?:(?:travel|identity) documents?|document (?:no|number)|ausweis\p{L}*|dokumentennummer|pièce d'identité|(?:n[º°]|número) de documento|documento de (?:viaje|identidad)|दस्तावेज़)/giu
/** What a number of the countries that most travellers come from may look like. Only capitals stand apart from their digits. */
const NUMBER = [
  '[A-Za-z]{1,3}-?\\d{6,8}', // GB, IN, US, ES, IT, JP, CN, AU, CA, BR, PL, TR
  '[A-Z]{1,3} \\d{6,8}',
  '[A-Za-z]\\d{7}[A-Za-z]', // SG, PH
  '\\d\\d[A-Za-z]{2} ?\\d{5}', // FR
  '[A-Za-z]\\d[A-Za-z]\\d ?\\d{5}',
  '(?=(?:[A-Za-z]*\\d){5})(?=\\d*[A-Za-z])[A-Za-z\\d]{9}', // DE, NL, KR
]
/** US, GB, RU, SE, NO, DK, IL: nothing but digits, so the word must stand beside them. */
const ONLY_DIGITS = ['\\d{7,9}', '\\d\\d ?\\d{7}', '\\d{3}[ -]\\d{3}[ -]\\d{3}']
const START = '(?<![\\p{L}\\d+_€$£¥₹₩/-]|\\d[.,:])'
const END = '(?![\\p{L}\\d_]|[-/:]\\d|[.,]\\d)'
const LETTERED = new RegExp(`${START}(?:${NUMBER.join('|')})${END}`, 'gu')
const ANY_NUMBER = new RegExp(`${START}(?:${[...NUMBER, ...ONLY_DIGITS].join('|')})${END}`, 'gu')
/** A day written without marks, or in words that begin with its number. */
const DAY = /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d)$/
const MONTH =
  '(?:jan(?:uar|uary|vier)?|jänner|f[eé]v(?:r|rier)?|feb(?:r|ruar|ruary|rero)?|mar(?:ch|s|zo)?|märz|mrz|a[pv]r(?:il)?|avr|abr(?:il)?|may|mai|mayo|jun[ei]?|junio|juin|jul[iy]?|julio|juil(?:let)?|aug(?:ust)?|ao[uû]t|ago(?:sto)?|sept?(?:ember|embre)?|septiembre|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|d[eé]c(?:embre)?|dic(?:iembre)?|ene(?:ro)?|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर)(?![\\p{L}\\p{M}])\\.?'
const DAY_NUMBER = '(?<!\\d)\\d{1,2}(?:st|nd|rd|th|er|[.ºª])?(?!\\d)'
/** When a passport was given out or ends, in digits or words, with "exp." before it. */
const WRITTEN_DAY = new RegExp(
  [
    `${DAY_NUMBER}(?: (?:of|de))? ?${MONTH}(?:,? (?:del? )?\\d{2,4}(?!\\d))?`,
    `(?<!\\p{L})${MONTH} ${DAY_NUMBER}`,
    '(?<!\\d)\\d{1,4}(?:[./-]|[./-]? )\\d{1,2}(?:[./-]|[./-]? )\\d{1,4}(?!\\d)',
    '(?<!\\d)\\d{1,2}[./-]\\d{2,4}(?!\\d)',
    '(?<!\\d)(?:\\d{8}|\\d{4})(?!\\d)',
    '(?<!\\p{L})(?:exp|expir|iss|val|gült|ausg|cad|venc|déliv|emis)\\.',
  ].join('|'),
  'giu',
)
/** What the number is said to be instead. */
const OTHER_LABEL =
  /(?<!\p{L})(?:call|phone|tel|mobil|handy|whatsapp|ring|text me|book|reserv|confirm|orders?|ticket|voucher|invoice|flight|miles|loyalty|member|postcode|zip|price|cost|pay|budget|under|max|vol|flug|vuelo|buchung|bestell|rückflug|anruf|télé|appel|réserv|commande|billet|llam|móvil|pedido|localizador|फ़ोन|फोन|बुकिंग|टिकट)/iu
const SENTENCE_END = /[!?;]|(?<!(?<!\p{L})(?:no|nr|num|núm|n|n\.º))\.(?=\s|$)/iu
const MONEY_BEHIND = /^ ?(?:[€$£¥₹₩%]|[A-Z]{3}(?!\p{L})|euros?|dollars?|pounds?|rupees?)/u
const SAID_TO_BE =
  /^[\s,:(–-]*(?:(?:is|was|it's|ist|est|es|=|my|her|his|our|the|a|mein|meine|ihr|sein|mon|son|sa|ma|mi|su|el|le|der|मेरा|उसका)\s+){0,3}$/iu
const REACH = 40

/** The lines at the foot of a passport (ICAO 9303): its first, its second, and the first of an identity card. */
const MACHINE_READABLE = [
  /P[A-Z<][A-Z<]{3}[A-Z]+<<[A-Z<]{5,}/g,
  /(?<![A-Z\d<])[A-Z\d<]{9}[\d<][A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z\d<]{14}[\d<]\d(?![A-Z\d<])/g,
  /(?<![A-Z\d<])[AIC][A-Z<][A-Z]{3}[A-Z\d<]{9}[\d<][A-Z\d<]{15}(?![A-Z\d<])/g,
]

/** What is said to be a password, and holds a digit or a sign as one does: "my password is forgotten" tells none. */
const PASSWORD =
  /(?:password|passcode|passwort|kennwort|mot de passe|contraseña)\s*(?:is|ist|est|es|[:=])+\s*["'„]?(?=\S*[\d@#$%^&*_+=~])\S{6,}/giu
const KEYS = [
  /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\./g,
  /\b(?:[spr]k|whsec|duffel)_(?:live_|test_)?\w{16,}/g,
  /\bgh[a-z]_\w{20,}/g,
  /\bBearer\s+[\w.~+/-]{16,}/gi,
  /\b(?:access|refresh)[ _-]?token["']?\s*[:=]\s*["']?[\w.~+/-]{12,}/gi,
  /-----BEGIN [A-Z ]*PRIVATE KEY/g,
]

/** What a text gives away that belongs in no conversation, if anything: the gravest first. */
export function findSecret(text: string): Secret | null {
  return findSecrets(text)[0] ?? null
}

/** All that a text gives away: passwords and keys, card numbers, passports. */
export function findSecrets(text: string): Secret[] {
  const clean = cleanWithPlaces(text)
  const { plain, placeOf } = clean
  const secrets = (kind: SecretKind, places: Place[]) => places.map(({ start, end }): Secret => ({ kind, ...placeOf(start, end) }))
  return [
    ...secrets(
      'password',
      [PASSWORD, ...KEYS].flatMap((pattern) => placesOf(pattern, plain)),
    ),
    ...findCardNumbers(text, clean).map(({ start, end }): Secret => ({ kind: 'card-number', start, end })),
    ...secrets('passport', [...MACHINE_READABLE.flatMap((pattern) => placesOf(pattern, plain)), ...passportNumbers(plain)]),
  ]
}

function passportNumbers(plain: string): Place[] {
  return [...numbersBeside(PASSPORT_WORD, ANY_NUMBER, plain), ...numbersBeside(DOCUMENT_WORD, LETTERED, plain)]
}

function numbersBeside(words: RegExp, numbers: RegExp, plain: string): Place[] {
  return placesOf(words, plain).flatMap(({ start, end }) => {
    const behindAt = Math.max(0, start - REACH)
    const behind = placesOf(numbers, plain.slice(behindAt, start)).map((place) => moved(place, behindAt))
    const ahead = placesOf(numbers, plain.slice(end, end + 2 * REACH)).map((place) => moved(place, end))
    return [
      ...behind.filter(
        (place) => SAID_TO_BE.test(plain.slice(place.end, start)) && isDocument(place, plain.slice(behindAt, place.start), plain),
      ),
      ...ahead.filter((place) => {
        const between = plain.slice(end, place.start).replace(WRITTEN_DAY, '')
        return between.length <= REACH && !/\d/.test(between) && !SENTENCE_END.test(between) && isDocument(place, between, plain)
      }),
    ]
  })
}

function isDocument({ start, end }: Place, before: string, plain: string): boolean {
  const written = plain.slice(start, end)
  if (OTHER_LABEL.test(before) || DAY.test(written.replace(/^[A-Z]{2,3} /, ''))) return false
  return /[a-z]/i.test(written) || !MONEY_BEHIND.test(plain.slice(end, end + 10))
}

function placesOf(pattern: RegExp, text: string): Place[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))
}

function moved({ start, end }: Place, by: number): Place {
  return { start: start + by, end: end + by }
}
