import anyAscii from 'any-ascii'
import { stem } from '../../travel/guide/stem'

/** A word that stands for several ways of saying the same: `"cabin-bag": "hand luggage, carry on"`. */
export type GuideWords = Readonly<Record<string, string>>

/** Words that tell nothing about a question, and those that every question about a flight may hold. */
const EMPTY = new Set(
  `a an the this that these those it its i we you he she they me us him her them my our your his their mine one ones some any all both each and or but so
  if of to in on at by for from with without into onto out up down as than then there here is are was were be been being am im ive id ill youre hes shes
  theyre dont doesnt didnt isnt arent wont cant cannot couldnt wouldnt shouldnt havent hasnt not no do does did done has have had having will would shall should can could may
  might must what whats which who whos whom whose when where how why tell please want wants wanted need needs needing like know get gets got getting give gives make makes let go goes going gone
  come comes coming say says use take takes taking took put see ask just also too very really so much many more most other another only even still already again now ever own about
  around over after before until thing things way something anything someone somebody anybody thank thanks hello hi help find want look lot bit new good best right well possible able
  supposed kind sort ok okay allowed allow happens happen happened actually exactly whether because since during while per via im else us dear sir question quick quickly first second third last yes no start over please sure earlier instead show write compare recommend next weekend far
  flight flights fly flies flying flew flown plane planes airplane aircraft airline airlines travel travels travelling traveling trip trips journey`
    .split(/\s+/)
    .map((word) => stem(word)),
)
const WORD = /[\p{L}\p{N}]+/gu
/** A name inside a sentence of small letters. */
const NAME = /(?<=[\p{Ll}\p{N},;:] )\p{Lu}\p{Ll}+/gu

/** What a text is read into: the terms that it is searched by, and its units of meaning, each with the terms that may stand for it. */
export type GuideReading = { terms: string[]; units: string[][] }
export type TermReader = (text: string) => GuideReading

/**
 * Terms are stems without empty words; where words are known to mean the same, the term that stands for them comes beside them. A known
 * phrase is one unit, the longest at each word; any other word is one of its own.
 */
export function createTermReader(words: GuideWords): TermReader {
  const phrases = new Map<string, string[]>()
  /** By first word: the length in words of the longest phrase. */
  const longest = new Map<string, number>()
  for (const [term, ways] of Object.entries(words))
    for (const way of ways.split(', ')) {
      const stems = stemsOf(way)
      const [start = ''] = stems
      longest.set(start, Math.max(longest.get(start) ?? 0, stems.length))
      const key = stems.join(' ')
      phrases.set(key, [...new Set([...(phrases.get(key) ?? []), `=${term}`])])
    }
  const known = (stems: readonly string[]) => phrases.get(stems.join(' ')) ?? []
  return (text) => {
    const stems = stemsOf(text)
    const terms = new Set(stems.filter(isTelling))
    const units: string[][] = []
    let read = 0
    for (let start = 0; start < stems.length; start += 1) {
      const ends = Array.from(
        { length: Math.min(longest.get(stems[start] ?? '') ?? 0, stems.length - start) },
        (_, index) => start + index + 1,
      )
      for (const term of ends.flatMap((end) => known(stems.slice(start, end)))) terms.add(term)
      if (start < read) continue
      const end = ends.findLast((one) => known(stems.slice(start, one)).length > 0) ?? start + 1
      read = end
      const own = stems.slice(start, end)
      const unit = [...known(own), ...own.filter(isTelling)]
      if (unit.length > 0) units.push(unit)
    }
    return { terms: [...terms], units }
  }
}

/** Whether a term stands for several ways of saying the same. */
export function isKnown(term: string): boolean {
  return term.startsWith('=')
}

function isTelling(stemmed: string): boolean {
  return !EMPTY.has(stemmed)
}

/** A question without the names inside it, as far as capitals tell them: they say nothing about its subject. */
export function withoutNames(question: string): string {
  return question.replace(NAME, '')
}

/** The words of a text in their order, in plain small letters: "Kraków’s" is "krakows". */
export function foldedWords(text: string): string[] {
  return anyAscii(text).replaceAll("'", '').toLowerCase().match(WORD) ?? []
}

function stemsOf(text: string): string[] {
  return foldedWords(text).map((word) => stem(word))
}
