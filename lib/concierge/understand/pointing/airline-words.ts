import type { Brief } from '../../tool-results'
import { airlinesIn } from '../airlines'
import { takeOut } from '../words'
import type { FlightQuery } from './flight-query'

const NOT_WITH =
  /\b(?:not|no|without|except(?: for)?|anything but|other than|avoid(?:ing)?|don't (?:want|like)|do not want|hate|but not)\s+(?:(?:with|on|by|to fly|flying|the|any)\s+)*$/i
const FLIGHT_NUMBER = /\b(?!co2\b)(?<carrier>[A-Z][A-Z0-9]|[0-9][A-Z])\s?(?<number>\d{1,4})\b(?![:.]\d)/gi
const CARRIER = /\b(?<carrier>[A-Z][A-Z0-9]|[0-9][A-Z])(?=\s+(?:flight|one|option)\b)/gi
const GENERIC = new Set(
  'air airlines airways the royal new fly airline express jet aviation international one direct cheap best british american'.split(' '),
)

/** By flight number, code or name of the airline. */
export function narrowByName(
  words: string,
  all: Brief[],
  narrow: (fits: (brief: Brief) => boolean, told: FlightQuery | null) => true,
): string {
  let rest = takeOut(words, FLIGHT_NUMBER, ({ groups = {} }) => {
    const number = `${groups.carrier}${Number(groups.number)}`.toUpperCase()
    const isShown = all.some((brief) => brief.flightNumbers.some((flown) => plainNumber(flown) === number))
    if (!isShown && !/^[A-Z]/.test(groups.carrier ?? '')) return false
    return narrow((brief) => brief.flightNumbers.some((flown) => plainNumber(flown) === number), { flightNumber: number })
  })
  rest = takeOut(rest, CARRIER, ({ groups = {} }) => {
    const code = (groups.carrier ?? '').toUpperCase()
    const isWrittenCode = groups.carrier === code && /\bthe\s+$/i.test(rest.slice(0, rest.indexOf(`${groups.carrier} `)))
    if (!isWrittenCode && !all.some((brief) => carriers(brief).includes(code))) return false
    return narrow((brief) => carriers(brief).includes(code), { airline: code })
  })
  const airline = airlineNamed(rest, all)
  if (!airline) return rest
  const refusal = NOT_WITH.exec(rest.slice(0, airline.start))
  const start = refusal?.index ?? airline.start
  narrow((brief) => airline.names.includes(brief.airline) !== Boolean(refusal), refusal ? null : { airline: airline.said })
  return rest.slice(0, start) + '~'.repeat(airline.end - start) + rest.slice(airline.end)
}

type NamedAirline = { names: string[]; said: string; start: number; end: number }

/** An airline of the flights on the table by its name or the first word of it; else any that travellers name. */
function airlineNamed(words: string, briefs: Brief[]): NamedAirline | null {
  const names = [...new Set(briefs.map((brief) => brief.airline))]
  for (const spoken of names.flatMap((name) => [name, name.split(/\s+/)[0] ?? '']).toSorted((one, other) => other.length - one.length)) {
    if (spoken.length < 3 || GENERIC.has(spoken.toLowerCase())) continue
    const match = new RegExp(`(?<![\\p{L}])${escaped(spoken)}(?![\\p{L}])`, 'iu').exec(words)
    if (!match) continue
    const fitting = names.filter((name) => name.toLowerCase().startsWith(spoken.toLowerCase()))
    return { names: fitting, said: spoken, start: match.index, end: match.index + match[0].length }
  }
  const [mention] = airlinesIn(words)
  if (!mention) return null
  const { airline, start, end } = mention
  return {
    names: names.filter((shown) => shown.split(' and ').some((one) => one.toLowerCase() === airline.toLowerCase())),
    said: airline,
    start,
    end,
  }
}

function plainNumber(flightNumber: string): string {
  const match = /^([A-Z0-9]{2})\s?0*(\d+)/i.exec(flightNumber)
  return match ? `${match[1]}${match[2]}`.toUpperCase() : flightNumber
}

function carriers(brief: Brief): string[] {
  return brief.flightNumbers.map((number) => number.slice(0, 2).toUpperCase())
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
