import type { ReactNode } from 'react'
import * as flightTexts from '@/lib/texts/flights'
import * as texts from '@/lib/texts/flights/compare'
import { formatDuration } from '@/lib/travel/dates'
import type { ComparedFact, ComparedRow } from '@/lib/travel/flights/line-up-facts'
import type { Layover } from '@/lib/travel/flights/offer-schema'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import { airportWords } from '@/lib/travel/places/airport-words'
import type { TimeFormat } from '@/lib/travel/time-format'
import { Price } from '../../ui/price'
import { cabinBagWords, changeWords, checkedBagWords, refundWords } from '../fare-words'
import { clockTime, dayOffsetWords, stopsWords } from '../flight-words'

/** What the words depend on beside the value. */
export type WordsContext = { timeFormat: TimeFormat; travellerCount: number }
type Value<Fact extends ComparedFact> = NonNullable<Extract<ComparedRow, { fact: Fact }>['cells'][number]['value']>

export const FACT_LABELS: Record<Exclude<ComparedFact, 'total'>, string> = {
  travelTime: texts.travelTime,
  times: texts.times,
  duration: texts.duration,
  stops: texts.stops,
  layovers: texts.layovers,
  airlines: texts.airlines,
  aircraft: texts.aircraft,
  fare: texts.fare,
  cabinBags: texts.cabinBags,
  checkedBags: texts.checkedBags,
  seat: texts.seat,
  change: texts.change,
  refund: texts.refund,
  co2: texts.co2,
}

const WORDS: { [Fact in ComparedFact]: (value: Value<Fact>, context: WordsContext) => ReactNode } = {
  total: (total) => <Price money={total} className="text-[17px] leading-6" />,
  travelTime: formatDuration,
  times: ({ departsAt, arrivesAt, dayOffset }, { timeFormat }) => (
    <span className="whitespace-nowrap">
      {clockTime(departsAt, timeFormat)} – {clockTime(arrivesAt, timeFormat)}
      {dayOffset !== 0 && <sup className="ms-0.5 text-[11px] text-saffron">{dayOffsetWords(dayOffset)}</sup>}
    </span>
  ),
  duration: formatDuration,
  stops: (connections) => stopsWords({ connections }),
  layovers: (layovers) => (layovers.length === 0 ? texts.noLayover : <Lines lines={layovers.map(layoverWords)} />),
  airlines: ({ sold, operated }) => (
    <Lines
      lines={[
        sold.map(({ name }) => name).join(' + '),
        ...(operated.length > 0 ? [flightTexts.operatedBy(operated.map(({ name }) => name).join(', '))] : []),
      ]}
    />
  ),
  aircraft: (names) => <Lines lines={names} />,
  fare: ({ brand, cabinClass }) => <Lines lines={[brand, CABIN_LABELS[cabinClass]]} />,
  cabinBags: ({ pieces, weightKg }) => {
    const bags = cabinBagWords({ pieces, weightKg })
    return pieces === 0 || weightKg === null ? bags : flightTexts.bagsOfWeight(bags, weightKg)
  },
  checkedBags: checkedBagWords,
  seat: (isIncluded) => (isIncluded ? texts.included : texts.costsExtra),
  change: (condition, { travellerCount }) => changeWords(condition, travellerCount),
  refund: (condition, { travellerCount }) => refundWords(condition, travellerCount),
  co2: texts.kgEach,
}

/** One cell of the table, as a traveller reads it. */
export function comparedWords<Fact extends ComparedFact>(fact: Fact, value: Value<Fact> | null, context: WordsContext): ReactNode {
  return value === null ? texts.notStated : WORDS[fact](value, context)
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

function layoverWords({ minutes, airport, isOvernight, leavesFrom }: Layover): string {
  const wait = (isOvernight ? texts.overnightAt : texts.waitAt)(formatDuration(minutes), airportWords(airport))
  return leavesFrom ? `${wait}; ${flightTexts.youChangeOnYourOwn(airport.name, leavesFrom.name)}` : wait
}
