import { countryName } from '../../candidate'
import { nationalityOf } from '../../lexicon/nationalities'
import { capitalised, sentences } from '../../say/phrases'
import type { AskedEntry } from './asked-entry'

/** The EU, the EEA and Switzerland, whose citizens move freely among them. */
const FREE_MOVEMENT = new Set('AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '))
const SCHENGEN = new Set([...FREE_MOVEMENT].filter((country) => country !== 'IE' && country !== 'CY'))

const NAMES: Readonly<Record<string, string>> = {
  AE: 'the United Arab Emirates',
  CZ: 'the Czech Republic',
  DO: 'the Dominican Republic',
  GB: 'the UK',
  MV: 'the Maldives',
  NL: 'the Netherlands',
  PH: 'the Philippines',
  TR: 'Turkey',
  US: 'the US',
}
/** Where each country itself says who may enter. */
const OFFICIAL: Readonly<Record<string, string>> = {
  AE: 'u.ae',
  AU: 'immi.homeaffairs.gov.au',
  BR: 'gov.br',
  CA: 'canada.ca',
  CN: 'en.nia.gov.cn',
  EG: 'visa2egypt.gov.eg',
  GB: 'gov.uk/check-uk-visa',
  HK: 'immd.gov.hk',
  ID: 'evisa.imigrasi.go.id',
  IE: 'irishimmigration.ie',
  IN: 'indianvisaonline.gov.in',
  JP: 'mofa.go.jp',
  KE: 'etakenya.go.ke',
  KH: 'evisa.gov.kh',
  KR: 'k-eta.go.kr',
  LK: 'eta.gov.lk',
  NZ: 'immigration.govt.nz',
  SG: 'ica.gov.sg',
  TH: 'thaievisa.go.th',
  TR: 'evisa.gov.tr',
  TW: 'boca.gov.tw',
  US: 'travel.state.gov',
  VN: 'evisa.gov.vn',
}
/** Where a passport's own country says what its citizens need abroad. */
const ADVICE: Readonly<Record<string, string>> = {
  AT: 'bmeia.gv.at',
  AU: 'smartraveller.gov.au',
  CA: 'travel.gc.ca',
  CH: 'eda.admin.ch',
  DE: 'auswaertiges-amt.de',
  ES: 'exteriores.gob.es',
  FR: 'diplomatie.gouv.fr',
  GB: 'gov.uk/foreign-travel-advice',
  IE: 'ireland.ie/travel',
  IT: 'viaggiaresicuri.it',
  NZ: 'safetravel.govt.nz',
  US: 'travel.state.gov',
}
const SCHENGEN_STAY =
  'The Schengen area lets visa-free visitors stay 90 days in any 180; its ETIAS permit (€20) is being introduced, so check whether it applies on your date.'
/** What is known of all visitors; the rest only the official page tells. */
const ENTRY: Readonly<Record<string, string>> = {
  AU: 'Passports that need no visa for Australia need an ETA.',
  CA: 'Passports that need no visa for Canada need an eTA (CAD 7), also to change planes.',
  GB: 'Passports that need no visa for the UK need an ETA.',
  US: 'Passports that need no visa for the US need an ESTA ($40), even to change planes.',
}
const TRANSIT: Readonly<Record<string, string>> = {
  CA: 'Canada wants at least an eTA from those who only change planes.',
  CN: 'China allows many passports up to 240 hours without a visa on the way to another country.',
  GB: 'The UK wants an ETA or a visa if you pass border control.',
  US: 'The US has no transit area: you need an ESTA or a visa even for an hour.',
}
const SIX_MONTHS = new Set('TH VN ID IN CN EG QA AE'.split(' '))
const FOR_THE_STAY = new Set('US CA JP AU GB'.split(' '))
const SCHENGEN_PASSPORT =
  'The Schengen area wants a passport that is valid for 3 months after you leave and was issued less than 10 years before you enter.'
const ID_CARDS = 'Citizens of the EU, the EEA and Switzerland may enter with a national ID card; everyone else needs a passport.'

/** Whether a visa is needed: what is sure, what to check and where; never a yes that only an official page can give. */
export function sayVisas(entries: readonly AskedEntry[]): string {
  const said = entries.map(visaSentences)
  const isChecked = said.some((one) => one.includes(CHECKED))
  return sentences(...new Set(said.flat().filter((one) => one !== CHECKED)), isChecked && CHECKED)
}

const CHECKED = 'The airline checks before boarding.'

function visaSentences({ country, passport, isTransit }: AskedEntry): string[] {
  if (passport === country) return ['With a passport of the country itself you need no visa.']
  const isFree = FREE_MOVEMENT.has(country) && passport !== null && (passport === 'EU' || FREE_MOVEMENT.has(passport))
  if (isFree) return [`Citizens of the EU, the EEA and Switzerland need no visa for ${nameOf(country)}.`, ID_CARDS]
  const check = isTransit
    ? 'whether you may change planes without one, and for how long'
    : 'whether a visa or a permit is needed, for how many days, and how long your passport must be valid'
  const own = passport === null ? null : nationalityOf(passport)
  // “American” is an airline, too.
  const ownPassport = own === null || own === 'American' ? 'your' : withArticle(own)
  const page = passport === null ? `Check ${officialPage(country)}` : `With ${ownPassport} passport, check ${officialPage(country)}`
  const more = isTransit ? TRANSIT[country] : (ENTRY[country] ?? (SCHENGEN.has(country) ? SCHENGEN_STAY : undefined))
  return [
    `Whether you need ${isTransit ? 'a transit visa' : 'a visa'} for ${nameOf(country)} I can’t say for sure, as the rules change.`,
    `${page}: ${check}.`,
    ...[more, adviceFor(passport)].flatMap((one) => one ?? []),
    CHECKED,
  ]
}

/** How long a passport must be valid, and where an ID card is enough. */
export function sayPassport({ country, passport, isOfIdCard }: AskedEntry, isOfValidity: boolean): string {
  const isOfPapers = isOfIdCard || !isOfValidity
  return sentences(
    isOfPapers ? papersFor(country) : validityFor(country),
    adviceFor(passport),
    `${capitalised(officialPage(country))} has the last word, and the airline checks at the desk.`,
  )
}

function papersFor(country: string): string {
  return FREE_MOVEMENT.has(country)
    ? `For ${nameOf(country)} it depends on your nationality. ${ID_CARDS}`
    : `Take your passport to ${nameOf(country)}: whether an ID card is enough there depends on your nationality.`
}

function validityFor(country: string): string {
  const place = nameOf(country)
  if (SCHENGEN.has(country)) return `${capitalised(place)} is in the Schengen area. ${SCHENGEN_PASSPORT}`
  if (SIX_MONTHS.has(country))
    return `${capitalised(place)} asks for a passport that’s valid for six months when you arrive, so renew it first if yours has less.`
  if (country === 'TR') return 'Turkey asks for a passport that’s valid for 150 days when you arrive.'
  if (FOR_THE_STAY.has(country)) return `${capitalised(place)} mostly asks only that your passport is valid for your stay.`
  return `How long your passport must be valid for ${place} I don’t know; many countries ask for six months when you arrive.`
}

/** Every sentence that may be said of a country, for the check that none was made up. */
export function entryTexts(countries: readonly string[]): string[] {
  const yesAndNo = [true, false]
  const plain = { passport: null, isNamed: true, isTransit: false, isOfIdCard: false }
  return [
    ...countries.flatMap((country) => [
      ...yesAndNo.map((isTransit) => sayVisas([{ ...plain, country, isTransit }])),
      ...yesAndNo.map((isOfValidity) => sayPassport({ ...plain, country }, isOfValidity)),
    ]),
    ...[...FREE_MOVEMENT].map((country) => sayVisas([{ ...plain, country, passport: 'EU' }])),
    sayVisas([{ ...plain, country: 'FR', passport: 'FR' }]),
    ...Object.keys(ADVICE).flatMap((passport) => adviceFor(passport) ?? []),
  ]
}

function nameOf(country: string): string {
  return NAMES[country] ?? countryName(country)
}

function officialPage(country: string): string {
  const page = OFFICIAL[country]
  return page ? `the official page ${page}` : `the official immigration page or the embassy of ${nameOf(country)}`
}

function adviceFor(passport: string | null): string | null {
  const page = passport === null ? undefined : ADVICE[passport]
  return page === undefined ? null : `Your own country’s travel advice, ${page}, has it too.`
}

function withArticle(adjective: string): string {
  return `${/^[AIO]/.test(adjective) || adjective.startsWith('E') ? 'an' : 'a'} ${adjective}`
}
