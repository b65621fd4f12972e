/** Months and weekdays (0 is Sunday) in English, German, French, Spanish and Hindi, each with its short forms. */
const MONTHS = [
  'january|jan|januar|jänner|janvier|janv|enero|ene|janvari|जनवरी',
  'february|feb|februar|février|févr|fév|febrero|farvari|फरवरी|फ़रवरी',
  'march|mar|märz|mrz|mars|marzo|मार्च',
  'april|apr|avril|avr|abril|abr|अप्रैल',
  'may|mai|mayo|मई',
  'june|jun|juni|juin|junio|जून',
  'july|jul|juli|juillet|juil|julio|julai|जुलाई',
  'august|aug|août|aout|agosto|ago|agast|अगस्त',
  'september|sept|sep|septembre|septiembre|sitambar|सितंबर|सितम्बर',
  'october|oct|oktober|okt|octobre|octubre|aktubar|अक्टूबर|अक्तूबर',
  'november|nov|novembre|noviembre|navambar|नवंबर|नवम्बर',
  'december|dec|dezember|dez|décembre|déc|diciembre|dic|disambar|दिसंबर|दिसम्बर',
]
const WEEKDAYS = [
  'sunday|sun|sonntag|dimanche|dim|domingo|ravivaar|ravivar|itwaar|रविवार',
  'monday|mon|montag|lundi|lun|lunes|somvaar|somvar|सोमवार',
  'tuesday|tues|tue|dienstag|mardi|martes|mangalvaar|mangalvar|मंगलवार',
  'wednesday|weds|wed|mittwoch|mercredi|miércoles|miercoles|budhvaar|budhvar|बुधवार',
  'thursday|thurs|thur|thu|donnerstag|jeudi|jueves|guruvaar|guruvar|गुरुवार|गुरूवार',
  'friday|fri|freitag|vendredi|viernes|shukravaar|shukravar|शुक्रवार',
  'saturday|sat|samstag|sonnabend|samedi|sábado|sabado|shanivaar|shanivar|शनिवार',
]
/** Days from today. */
const RELATIVE: [words: string, offset: number][] = [
  ['the day after tomorrow|day after tomorrow|übermorgen|uebermorgen|après-demain|pasado mañana|parson', 2],
  ['tomorrow|demain|कल', 1],
  ['yesterday|gestern|hier|ayer', -1],
]

const monthOf = indexOf(MONTHS, 1)
const weekdayOf = indexOf(WEEKDAYS, 0)

/** 1 is January. */
export function monthNumber(word: string): number | undefined {
  return monthOf.get(word.toLowerCase())
}

/** 0 is Sunday. */
export function weekdayNumber(word: string): number | undefined {
  return weekdayOf.get(word.toLowerCase())
}

/** "tomorrow" is 1. */
export function dayOffset(words: string): number | undefined {
  return RELATIVE.find(([all]) => all.split('|').includes(words.toLowerCase()))?.[1]
}

export const MONTH_WORDS = alternatives(MONTHS)
export const WEEKDAY_WORDS = alternatives(WEEKDAYS)
export const RELATIVE_WORDS = alternatives(RELATIVE.map(([words]) => words))

function indexOf(groups: string[], first: number): Map<string, number> {
  return new Map(groups.flatMap((words, index) => words.split('|').map((word) => [word, index + first] as const)))
}

/** Longest first, so that "sept" is not read as "sep". */
function alternatives(groups: string[]): string {
  return groups
    .flatMap((words) => words.split('|'))
    .toSorted((one, other) => other.length - one.length)
    .join('|')
}
