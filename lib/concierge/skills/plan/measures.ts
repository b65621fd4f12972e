import type { PricedPlace } from '../../planning-results'

export type Measure = 'fare' | 'warmth' | 'rain' | 'flight'
/** A place's value for each measure, in the tool's words: "€84 there and back". */
export type Measures = Record<Measure, Record<string, string>>

/** Places proposed to the traveller, best first, and the request for them. */
export type OfferedPlaces = {
  by: 'suggestDestinations' | 'compareDestinations'
  input: Record<string, unknown>
  places: PricedPlace[]
  measures: Measures
  /** Places left out, with the reason: "Rome: 12 °C by day in January, below your 20 °C". */
  outside: string[]
}

const ROWS: Record<Measure, string> = { fare: 'Flights there and back', warmth: 'By day', rain: 'Rain', flight: 'By plane' }
const IN_REASON: Record<Measure, RegExp> = {
  fare: /[^;,]*\d[^;]*?(?= there and back)/,
  warmth: /-?\d+ °C/,
  rain: /\d+ wet days?/,
  flight: /(?:\d+ h(?: \d+)?|\d+ min)(?= by plane)/,
}
export function measuresOfRows(rows: Record<string, Record<string, string>>): Measures {
  const rowOf = (measure: Measure) => Object.entries(rows).find(([label]) => label.startsWith(ROWS[measure]))?.[1] ?? {}
  const plain = (measure: Measure) =>
    Object.fromEntries(Object.entries(rowOf(measure)).map(([name, text]) => [name, text.replace(/ \(best\)$/, '')]))
  return { fare: plain('fare'), warmth: plain('warmth'), rain: plain('rain'), flight: plain('flight') }
}

export function measuresOfReasons(ranked: { name: string; reason: string }[]): Measures {
  const of = (measure: Measure) =>
    Object.fromEntries(
      ranked.flatMap(({ name, reason }) => {
        const text = IN_REASON[measure].exec(reason)?.[0].trim()
        return text ? [[name, text]] : []
      }),
    )
  return { fare: of('fare'), warmth: of('warmth'), rain: of('rain'), flight: of('flight') }
}

/** The place with the best value; null if none can be measured. */
export function bestOf(
  measure: Measure,
  { places, measures }: Pick<OfferedPlaces, 'places' | 'measures'>,
): { place: PricedPlace; text: string } | null {
  const known = places.flatMap((place) => {
    const text = measures[measure][place.name]
    const value = text === undefined ? null : numberIn(text)
    return text === undefined || value === null ? [] : [{ place, text, value }]
  })
  const [best] = known.toSorted((one, other) => (measure === 'warmth' ? other.value - one.value : one.value - other.value))
  return best ?? null
}

function numberIn(text: string): number | null {
  const { hours, rest } = /(?<hours>\d+) h(?: (?<rest>\d+))?/.exec(text)?.groups ?? {}
  if (hours) return Number(hours) * 60 + Number(rest ?? 0)
  const digits = /-?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0]
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}
