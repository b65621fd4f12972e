import { everyMatch } from '@/lib/travel/every-match'
import type { MeantFlights } from './wish'

const OUT =
  /\b(?:outbound|outward|way (?:out|there)|(?:flight|journey|leg|one) (?:out|there)|going (?:out|there)|flying out)\b|(?<!\b(?:is|are|was|were|s) )\b(?:there|out)(?: only)?\W*$/i
const BACK =
  /\b(?:return(?: flight| leg| journey)?|inbound|homeward|way (?:back|home)|(?:flight|journey|leg|one) (?:back|home)|coming (?:back|home)|flying (?:back|home)|going home)\b|(?<!\b(?:at|in|to|towards?) the |\btake .{0,25}|\bput .{0,25}|\bgive .{0,25})\b(?:back|home)(?: only| too| as well)?\W*$/i
const BOTH =
  /\b(?:both (?:ways|directions|flights|legs)|each (?:way|direction|flight|leg)|(?:all|every) (?:the )?(?:flights?|legs?|ways)|(?:there|out) and back|(?:way )?(?:out|there) and (?:the )?(?:way )?(?:back|home)|round ?trip|whole (?:trip|journey))\b/i
const NUMBER = /\b(?<carrier>[a-z][a-z\d]|\d[a-z])\s?(?<number>\d{1,4})\b/gi
const NTH =
  /\b(?:(?<nth>first|second|third|fourth|fifth|last|1st|2nd|3rd|4th) (?:flight|leg|plane|segment)|(?:on|for) the (?<which>first|second|third|fourth|fifth|last) one|(?:flight|leg|segment) (?<figure>[1-5]|one|two|three|four|five))\b/i
const LONG = /\b(?:long(?:er|est)?(?:[ -]?haul)?|overnight|night) (?:flight|leg|one|haul|segment)\b|\blong[ -]?haul\b/i
const SHORT = /\b(?:short(?:er|est)?(?:[ -]?haul)?|connecting|hop) (?:flight|leg|one|segment)\b|\bshort[ -]?haul\b/i
const PLACES = [
  ['first', '1st', '1', 'one'],
  ['second', '2nd', '2', 'two'],
  ['third', '3rd', '3', 'three'],
  ['fourth', '4th', '4', 'four'],
  ['fifth', '5', 'five'],
]

/** Which of the picked flights a clause speaks of; null where it does not say, an empty value where it says all of them. */
export function readMeantFlights(clause: string, flights: string[][]): MeantFlights | null {
  for (const { groups = {} } of everyMatch(clause, NUMBER)) {
    const named = `${groups.carrier}${groups.number}`.toUpperCase()
    const sliceIndex = flights.findIndex((numbers) => numbers.includes(named))
    if (sliceIndex >= 0) return oneFlight(sliceIndex, flights[sliceIndex]?.indexOf(named) ?? 0, flights)
  }
  if (BOTH.test(clause)) return {}
  const { nth, which, figure } = NTH.exec(clause)?.groups ?? {}
  const said = nth ?? which ?? figure
  if (said) return nthFlight(said.toLowerCase(), flights)
  if (LONG.test(clause)) return { length: 'longest' }
  if (SHORT.test(clause)) return { length: 'shortest' }
  const sliceIndexes = [...(OUT.test(clause) ? [0] : []), ...(BACK.test(clause) ? [1] : [])]
  if (sliceIndexes.length === 0 || flights.length === 1) return null
  return sliceIndexes.length === flights.length ? {} : { sliceIndexes }
}

/** "The second flight" is the second that is flown, over all directions; of several trips it is their second. */
function nthFlight(said: string, flights: string[][]): MeantFlights | null {
  const flown = flights.length > 2 ? flights.map((_, sliceIndex) => ({ sliceIndex, segmentIndex: 0, isWhole: true })) : flatten(flights)
  const place = said === 'last' ? flown.length - 1 : PLACES.findIndex((words) => words.includes(said))
  const found = flown[place]
  if (!found) return null
  return found.isWhole ? { sliceIndexes: [found.sliceIndex] } : oneFlight(found.sliceIndex, found.segmentIndex, flights)
}

function flatten(flights: string[][]) {
  return flights.flatMap((numbers, sliceIndex) => numbers.map((_, segmentIndex) => ({ sliceIndex, segmentIndex, isWhole: false })))
}

function oneFlight(sliceIndex: number, segmentIndex: number, flights: string[][]): MeantFlights {
  return (flights[sliceIndex]?.length ?? 1) > 1 ? { sliceIndexes: [sliceIndex], segmentIndex } : { sliceIndexes: [sliceIndex] }
}
