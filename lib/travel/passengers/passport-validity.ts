import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import type { PlainDate } from '../dates'

const EU = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH'.split(' '))
const NOT_SCHENGEN = new Set(['CY', 'IE'])

/** Regulation (EU) 2016/399, article 6: three months after the intended departure. */
const SCHENGEN_MONTHS = 3
/** What many other states ask for, as airlines and ministries put it. */
const USUAL_MONTHS = 6

/**
 * For how many months after the trip a passport is usually asked to hold, by the strictest country visited. Nobody needs any in the own
 * country, citizens of the EU, EEA and Switzerland none among these.
 */
export function validityMonths(countries: string[], nationality: string): number {
  return Math.max(0, ...countries.map((country) => monthsFor(country, nationality)))
}

/** Whether the passport ends within that time after the last day of travel. */
export function endsTooSoon(expiresOn: PlainDate, lastTravelOn: PlainDate, months: number): boolean {
  return expiresOn < formatISO(addMonths(parseISO(lastTravelOn), months), { representation: 'date' })
}

/** Whether the country is one whose border the article guards. */
function isSchengen(country: string): boolean {
  return EU.has(country) && !NOT_SCHENGEN.has(country)
}

function monthsFor(country: string, nationality: string): number {
  if (country === nationality || (EU.has(country) && EU.has(nationality))) return 0
  return isSchengen(country) ? SCHENGEN_MONTHS : USUAL_MONTHS
}
