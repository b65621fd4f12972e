import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { GRAMMAR } from '../skills/grammar'
import type { Chart } from './chart'
import { read } from './read'

const NAMES = createKnownNames()
/** Marks every position as if a list of flights had been shown. */
const withFlights = (chart: Chart) => {
  for (const start of chart.tokens.keys()) chart.add({ type: 'flights', start, end: start, value: {}, plausibility: 0 })
}
const kindsOf = (words: string, more?: (chart: Chart) => void) =>
  read(words, GRAMMAR, NAMES, new Set(), more).clauses.map(({ kind }) => kind)
const wishesIn = (words: string, more?: (chart: Chart) => void) => read(words, GRAMMAR, NAMES, new Set(), more).frames.length

const OTHERS = [
  'my friend',
  'my sister',
  'my boss',
  'a colleague',
  'my parents',
  "my mate's girlfriend",
  'my brother and his wife',
  'my best friend',
]
const DID = [
  'flew to Prague in June',
  'went to Lisbon last summer and loved it',
  'took the 7:20 one',
  'booked a flight to Rome on 3 May',
  'has been to Oslo on 4 March',
  'drove to Leeds on Friday',
  'paid 90 for the second one',
]
test.each(OTHERS.flatMap((who) => DID.map((did) => `${who} ${did}`)))('what somebody else did is a story: "%s"', (words) => {
  expect(kindsOf(words, withFlights)).toEqual(['story'])
  expect(kindsOf(words)).toEqual(['story'])
})

const DOES = [
  'flies W61082 on Thursday',
  'is on the 7:20',
  'takes the first one',
  'lands at 18:30',
  'is flying to Rome on 3 May',
  'leaves on Friday',
]
test.each(['my friend', 'my sister', 'my boss', 'my dad'].flatMap((who) => DOES.map((does) => `${who} ${does}`)))(
  'beside flights, what somebody else does is a story: "%s"',
  (words) => {
    expect(kindsOf(words, withFlights)).toEqual(['story'])
  },
)

test.each([
  'I flew to Lisbon in 2019',
  'we went to Rome last year',
  'my wife and I flew to Rome in May',
  'we stayed in Malaga last summer',
  'I wanted to go to Rome last year',
  'my boss suggested Rome to me last year',
  'she did it last summer with Ryanair',
  'mein Freund ist letztes Jahr nach Rom geflogen',
  'meine Kollegin hat den um 7:20 genommen',
  'ich bin 2019 nach Lissabon geflogen',
  'mon frère est allé à Lisbonne en mai',
  'mes parents ont pris le vol de 7h20',
  'je suis allé à Lisbonne en 2019',
  'mi hermana ha volado a Roma en mayo',
  'mis padres fueron a Roma en mayo',
  'fui a Lisboa en 2019',
  'mera bhai pichle saal Dubai gaya tha',
  'maine pichle saal Dubai ki flight li thi',
])('the past is a story in every language: "%s"', (words) => {
  expect(kindsOf(words)).toEqual(['story'])
})

test.each([
  'mein Freund fliegt FR2423 am Donnerstag',
  'mein Bruder fliegt mit FR2423',
  'mon ami prend le vol FR2423 jeudi',
  'mi amigo vuela el jueves con FR2423',
  'mera dost guruvar ko FR2423 se ja raha hai',
])('beside flights, what somebody else does is a story in every language: "%s"', (words) => {
  expect(kindsOf(words, withFlights)).toEqual(['story'])
})

test.each([
  'my mother flies to Rome on Thursday',
  'my wife and I fly to Rome on Thursday',
  'my daughter, 8, flies alone',
  'my parents want to go to Rome on Thursday',
  'I would like to fly where my friend went, to Rome',
  'we went to Rome last year, now London to Madrid',
  'what if we flew from Bristol?',
  'we decided to go to Rome in May',
  "we're off to Rome the last week of July",
  'the same as last year, from London to Rome please',
  'meine Eltern möchten nach Rom fliegen',
])('a wish is none: "%s"', (words) => {
  expect(wishesIn(words)).toBeGreaterThan(0)
})

test.each([
  'my wife flies with me on Thursday',
  'my brother is coming too',
  'my wife wants the second one',
  'my son takes the window seat',
])('beside flights, a wish is none: "%s"', (words) => {
  expect(wishesIn(words, withFlights)).toBeGreaterThan(0)
})
