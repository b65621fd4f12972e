import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { describeSituation } from '@/lib/travel/trip/situation'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { hear } from '../../languages/hear'
import { unmarked } from '../../say/marked'
import { askedEntries } from './asked-entry'
import { askedTopic } from './asked-topic'
import { sayGuide } from './say-guide'

const NAMES = createKnownNames()
const SITUATION = describeSituation(EMPTY_TRIP, null, '2026-11-20', '2026-11-20T09:00:00.000Z')

function read(said: string, to: string | null = null) {
  const { words, language: heard } = hear([said], NAMES)
  const language = heard === 'other' ? 'en' : heard
  const situation = { ...SITUATION, wishes: { ...SITUATION.wishes, to } }
  const table = { names: NAMES, situation, language, carried: [] }
  return { words: words[0] ?? '', table }
}

test.each<[said: string, topic: 'visa' | 'passport', country: string, passport: string | null]>([
  ['do I need a visa for Turkey with an Indian passport?', 'visa', 'TR', 'IN'],
  ['do Indians need a visa for Turkey?', 'visa', 'TR', 'IN'],
  ['do I need a Turkish visa with my UK passport?', 'visa', 'TR', 'GB'],
  ["I'm a US citizen, can I travel to Italy without a visa?", 'visa', 'IT', 'US'],
  ['transit visa in Doha?', 'visa', 'QA', null],
  ['visa for Georgia', 'visa', 'GE', null],
  ['visa from India for Japan?', 'visa', 'JP', null],
  ['is my ID card enough for Croatia', 'passport', 'HR', null],
  ['passport valid 3 months for Thailand', 'passport', 'TH', null],
  ['Brauche ich für die Türkei ein Visum mit indischem Pass?', 'visa', 'TR', 'IN'],
  ['reicht mein Ausweis für Kroatien?', 'passport', 'HR', null],
  ['mein Pass ist noch 3 Monate gültig, reicht das für Thailand?', 'passport', 'TH', null],
  ["ai-je besoin d'un visa pour la Turquie avec un passeport indien ?", 'visa', 'TR', 'IN'],
  ["ma carte d'identité suffit-elle pour la Croatie ?", 'passport', 'HR', null],
  ['¿necesito visado para Turquía con pasaporte mexicano?', 'visa', 'TR', 'MX'],
  ['¿me vale el DNI para Croacia?', 'passport', 'HR', null],
  ['kya Turkey ke liye visa chahiye, indian passport hai?', 'visa', 'TR', 'IN'],
])('“%s” asks of %s for %s with %s', (said, topic, country, passport) => {
  const { words, table } = read(said)
  expect(askedTopic(words, table.language)).toBe(topic)
  expect(askedEntries(words, table)).toMatchObject([{ country, passport }])
})

test.each([
  ['do I need a visa for Turkey and Georgia?', ['TR', 'GE']],
  ['Do Indians need visas for Thailand, Laos and Vietnam?', ['TH', 'LA', 'VN']],
  ['I’m British. Do I need a visa for India or for Nepal?', ['IN', 'NP']],
  ['Brauche ich ein Visum für die Türkei und Georgien?', ['TR', 'GE']],
  // The second country isn't one to visit.
  ['do I need a visa for Turkey if I live in Spain?', ['TR']],
])('“%s” asks of %s', (said, countries) => {
  const { words, table } = read(said)
  expect(askedEntries(words, table).map(({ country }) => country)).toEqual(countries)
})

test('without a country the trip tells it, and without a trip nothing does', () => {
  const { words, table } = read('do I need a visa?', 'Lisbon (LIS)')
  expect(askedEntries(words, table)).toMatchObject([{ country: 'PT', isNamed: false }])
  expect(askedEntries(words, read('do I need a visa?').table)).toEqual([])
})

test.each<[said: string, topic: 'visa' | 'passport', answer: RegExp]>([
  [
    'do I need a visa for Turkey with an Indian passport?',
    'visa',
    /^Whether you need a visa for Turkey I can’t say.*Indian passport.*evisa\.gov\.tr/,
  ],
  ['transit visa in Doha?', 'visa', /^Whether you need a transit visa for Qatar I can’t say.*embassy of Qatar/],
  ['german citizen, visa for Spain?', 'visa', /^Citizens of the EU.*no visa for Spain/],
  ['is my ID card enough for Croatia', 'passport', /^For Croatia it depends on your nationality/],
  ['is my ID card enough for Egypt', 'passport', /^Take your passport to Egypt/],
  ['passport valid 3 months for Thailand', 'passport', /^Thailand asks for a passport that’s valid for six months/],
  ['how long must my passport be valid for Peru', 'passport', /^How long your passport must be valid for Peru I don’t know/],
  ['I lost my passport in Peru', 'passport', /^Report it to the police/],
])('“%s” is answered for its country', (said, topic, answer) => {
  const { words, table } = read(said)
  expect(unmarked(sayGuide(topic, words, table)).words).toMatch(answer)
})
