import type { Destination } from '@/lib/content/destination'
import type { FlightTime } from '@/lib/content/flight-times'
import type { MapGround } from '@/lib/content/map-ground'
import * as texts from '@/lib/texts/content'
import type { Money } from '@/lib/travel/money'
import { moneyWords } from '@/lib/travel/plan/cost-words'
import { Worded } from '../ui/worded'
import { minutesWords, rangeWords } from './amount-range'
import { PointsMap } from './points-map'

/** From each big city: how long, whether one changes, and the lowest fare there and back where there is one now. */
export function FlightTimes({ times, fares }: { times: FlightTime[]; fares: ReadonlyMap<string, Money> }) {
  return (
    <ul>
      {times.map(({ city, minutes, changes }) => (
        <li key={city} className="flex items-baseline justify-between gap-3 border-b py-2 text-[15px] leading-6">
          <span>{city}</span>
          <span className="text-end">
            <span className="figures">{minutesWords(minutes)}</span>{' '}
            <span className="text-fact text-ink-soft">{changesWords(changes)}</span>
            <Fare fare={fares.get(city)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Fare({ fare }: { fare: Money | undefined }) {
  if (!fare) return null
  return (
    <span className="block text-fact text-ink-soft">
      <Worded words={texts.fareThereAndBack} parts={{ fare: <span className="figures">{moneyWords(fare)}</span> }} />
    </span>
  )
}

function changesWords(changes: number): string {
  if (changes === 0) return texts.direct
  return changes === 1 ? texts.oneStop : texts.countOfStops(changes)
}

/** What to see, numbered, beside where it lies. */
export function Sights({ sights, money, ground }: Pick<Destination, 'sights' | 'money'> & { ground: MapGround }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {sights.map(({ id, name, text, hours, cost, isIndoor, isForChildren }, index) => (
          <li key={id}>
            <h3 className="flex gap-2 font-semibold text-[16px] leading-6">
              <span aria-hidden="true" className="figures text-sea">
                {index + 1}
              </span>
              {name}
            </h3>
            <p className="mt-1 text-[15px] leading-[22px]">{text}</p>
            <p className="mt-1 text-fact text-ink-soft">
              {[
                texts.about(minutesWords(hours * 60)),
                rangeWords(cost, money.currency),
                ...(isIndoor ? [texts.goodInRain] : []),
                ...(isForChildren ? [texts.goodWithChildren] : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      <PointsMap points={sights} ground={ground} className="lg:sticky lg:top-6" />
    </div>
  )
}

const PARTS = ['morning', 'afternoon', 'evening'] as const
const PART_NAMES = { morning: texts.morning, afternoon: texts.afternoon, evening: texts.evening }

/** Three days, each in its three parts. */
export function ThreeDays({ days }: { days: Destination['threeDays'] }) {
  return (
    <ol className="grid gap-4 lg:grid-cols-3">
      {days.map((day, index) => (
        <li key={day.title} className="rounded-card border bg-sheet p-4 shadow-card sm:p-5">
          <p className="text-fact text-ink-soft">{texts.dayNumber(index + 1)}</p>
          <h3 className="font-semibold text-[17px] leading-6">{day.title}</h3>
          {PARTS.map((part) => (
            <div key={part} className="mt-3">
              <h4 className="font-medium text-fact text-sea">{PART_NAMES[part]}</h4>
              <p className="text-[15px] leading-[22px]">{day[part].text}</p>
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** Every usual way into town, with its minutes and its price. */
export function FromAirport({ ways, currency }: { ways: Destination['fromAirport']; currency: string }) {
  return (
    <ul className="overflow-hidden rounded-card border bg-sheet">
      {ways.map(({ airport, by, minutes, cost, note }, index) => (
        <li key={`${airport} ${by}`} className={`px-4 py-3 ${index > 0 ? 'border-t' : ''}`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold text-[16px] leading-6">
              {by} <span className="font-normal text-fact text-ink-soft">{texts.fromAirport(airport)}</span>
            </h3>
            <p className="figures text-[15px] leading-6">
              {texts.minutes(minutes[0] === minutes[1] ? minutes[0] : `${minutes[0]} – ${minutes[1]}`)} · {rangeWords(cost, currency)}
            </p>
          </div>
          <p className="text-[15px] text-ink-soft leading-[22px]">{note}</p>
        </li>
      ))}
    </ul>
  )
}

/** Names with what is to be said of each. */
export function NamedTexts({ entries }: { entries: { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {entries.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold text-[16px] leading-6">{name}</dt>
          <dd className="mt-1 text-[15px] leading-[22px]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
