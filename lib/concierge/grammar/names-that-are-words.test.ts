import { describe, expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { GRAMMAR } from '../skills/grammar'
import { allFrames } from './clauses'
import type { Language } from './languages'
import { read } from './read'

const NAMES = createKnownNames()

/** The places and airlines that a message names, in the order of its frames. */
function namedIn(message: string, before: Language, asked: string[] = []): string[] {
  const found: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('city' in value && 'code' in value) found.push(String(value.city))
    else Object.values(value).forEach(collect)
  }
  const { clauses } = read(message, GRAMMAR, NAMES, new Set(asked), undefined, before)
  for (const { skill, value } of allFrames(clauses).filter((frame) => frame.skill === 'route' || frame.skill === 'suggest')) {
    collect(value)
    for (const slot of ['carrier', 'carrierNamed'])
      if (skill === 'route' && Array.isArray(value[slot])) found.push(...value[slot].map(String))
  }
  return found
}

/** Leads, lists and open questions, in which a name is a place whatever else it means. */
const LEADS: Readonly<Record<Language, { from: string; to: string; both: string }>> = {
  en: { from: 'from X', to: 'to X', both: 'X to Rome' },
  de: { from: 'von X', to: 'nach X', both: 'von X nach Rom' },
  fr: { from: 'depuis X', to: 'aller à X', both: 'de X à Rome' },
  es: { from: 'desde X', to: 'volar a X', both: 'de X a Roma' },
  hi: { from: 'X se', to: 'X jana hai', both: 'X se Rome' },
}

const WORDS: readonly [language: Language, name: string, city: string][] = [
  ['en', 'Nice', 'Nice'],
  ['en', 'Bath', 'Bath'],
  ['en', 'Reading', 'Reading'],
  ['en', 'Split', 'Split'],
  ['en', 'Van', 'Van'],
  ['en', 'Mobile', 'Mobile'],
  ['en', 'Orange', 'Orange'],
  ['de', 'Halle', 'Halle'],
  ['de', 'Nizza', 'Nice'],
  ['de', 'Split', 'Split'],
  ['fr', 'Tours', 'Tours'],
  ['fr', 'Nice', 'Nice'],
  ['fr', 'Sucre', 'Sucre'],
  ['es', 'Granada', 'Granada'],
  ['es', 'León', 'León'],
  ['es', 'Cuenca', 'Cuenca'],
  ['hi', 'Goa', 'Goa'],
  ['hi', 'Agra', 'Agra'],
]

describe.each(WORDS)('in %s', (language, name, city) => {
  const { from, to, both } = LEADS[language]
  test.each([from, to, both])(`“%s” with ${name} names the place`, (words) => {
    expect(namedIn(words.replace('X', name), language)).toContain(city)
  })
  test(`${name} answers where to`, () => {
    expect(namedIn(name, language, ['to'])).toEqual([city])
  })
})

test.each<[message: string, language: Language, cities: string[]]>([
  ['Split or Dubrovnik', 'en', ['Split', 'Dubrovnik']],
  ['Nice and Bath', 'en', ['Nice', 'Bath']],
  ['dann frankfurt', 'de', ['Frankfurt']],
  ['erst berlin, dann frankfurt', 'de', ['Berlin', 'Frankfurt']],
  ['ein Flug nach leiden', 'de', ['Leiden']],
  ['vol pour vienne', 'fr', ['Vienna']],
])('“%s” lists or leads to %s %s', (message, language, cities) => expect(namedIn(message, language)).toEqual(cities))

test.each<[message: string, slot: string, city: string]>([
  ['nyc lol i said that', 'from', 'New York'],
  ['lol nyc', 'from', 'New York'],
  ['nyc', 'to', 'New York'],
])('asked for a place, “%s” is an answer', (message, slot, city) => expect(namedIn(message, 'en', [slot])).toEqual([city]))

const NO_PLACES: Readonly<Record<Language, string>> = {
  en: `
we had a nice time
that would be nice
nice one, thanks
is it nice there
the room has a bath
I am reading the terms
can we split the bill
my mobile is broken
an orange juice please
of course
a male adult
a van at the airport
in the spirit of adventure
can I take spirits in my luggage
a caribbean holiday please
somewhere in the caribbean
lol i said that
is my ID enough
with just my ID
`,
  de: `
mein Ausweis
brauche ich einen Ausweis
reicht mein Ausweis
leider zu teuer
das ist leider falsch
ein Glas Wein
im Süden wäre gut
schade
ein Koch
gibt es Rabatt
`,
  fr: `
c'est joli
je veux nager
boire un verre
la tête me fait mal
viens avec moi
c'est triste
mes papiers
à la campagne
`,
  es: `
casi perfecto
de ninguna manera
un país caliente
una cama grande
es muy triste
un león
una granada
mucha ropa
nos vamos de prisa
había más
`,
  hi: `
kya nashta milta hai
bahut bari baat
bahut thand hai
kitna paisa lagega
accha hota
woh gaya tha
`,
}

describe.each(Object.entries(NO_PLACES) as [Language, string][])('in %s', (language, messages) => {
  test.each(messages.trim().split('\n'))('“%s” names no place and no airline', (message) => {
    expect(namedIn(message, language)).toEqual([])
  })
  test.each(messages.trim().split('\n'))('asked where to, “%s” is no answer', (message) => {
    expect(namedIn(message, language, ['to'])).toEqual([])
  })
})

test.each<[message: string, language: Language]>([
  ['with spirit', 'en'],
  ['caribbean airlines', 'en'],
  ['wir fliegen mit Spirit', 'de'],
])('“%s” names an airline', (message, language) => expect(namedIn(message, language)).toHaveLength(1))
