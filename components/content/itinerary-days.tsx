import type { Itinerary, ItineraryDay } from '@/lib/content/itinerary'
import type { MapGround } from '@/lib/content/map-ground'
import * as texts from '@/lib/texts/content'
import { minutesWords, rangeWords } from './amount-range'
import { PointsMap } from './points-map'

/** Day by day: each with its stops in their order, where they lie, and what to do instead. */
export function ItineraryDays({ days, currency, grounds }: Pick<Itinerary, 'days' | 'currency'> & { grounds: MapGround[] }) {
  return (
    <ol className="flex flex-col gap-6">
      {days.map((day, index) => (
        <li key={day.title}>
          <Day day={day} number={index + 1} currency={currency} ground={grounds[index]} />
        </li>
      ))}
    </ol>
  )
}

type DayProps = { day: ItineraryDay; number: number; currency: string; ground: MapGround | undefined }

function Day({ day, number, currency, ground }: DayProps) {
  return (
    <article aria-labelledby={`day-${number}`} className="overflow-hidden rounded-card border bg-sheet shadow-card">
      <header className="border-b px-4 py-3 sm:px-5">
        <p className="text-fact text-ink-soft">{texts.dayInShort(number, day.walkingKm, rangeWords(day.cost, currency), day.night)}</p>
        <h3 id={`day-${number}`} className="font-semibold text-[19px] leading-7">
          {day.title}
        </h3>
      </header>
      <div className="grid items-start gap-6 p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_280px]">
        <ol className="flex flex-col gap-4">
          {day.stops.map((stop, index) => (
            <li key={`${stop.at} ${stop.name}`} className="grid grid-cols-[52px_minmax(0,1fr)] gap-x-3">
              {stop.minutes > 0 && (
                <p className="col-start-2 text-fact text-ink-soft">
                  {minutesWords(stop.minutes)} {WAYS[stop.by]}
                </p>
              )}
              <span className="figures col-start-1 pt-px font-semibold text-[15px] leading-6">{stop.at}</span>
              <div>
                <h4 className="font-semibold text-[16px] leading-6">
                  <span aria-hidden="true" className="figures me-1.5 text-sea">
                    {index + 1}
                  </span>
                  {stop.name}
                </h4>
                <p className="text-[15px] leading-[22px]">{stop.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <PointsMap points={day.stops} isRoute ground={ground} />
      </div>
      <dl className="grid gap-x-8 gap-y-3 border-t bg-paper/60 px-4 py-4 sm:grid-cols-2 sm:px-5">
        <div>
          <dt className="font-medium text-fact text-sea">{texts.ifItRains}</dt>
          <dd className="text-[15px] leading-[22px]">{day.rain}</dd>
        </div>
        <div>
          <dt className="font-medium text-fact text-sea">{texts.withChildren}</dt>
          <dd className="text-[15px] leading-[22px]">{day.children}</dd>
        </div>
      </dl>
    </article>
  )
}

const WAYS: Record<ItineraryDay['stops'][number]['by'], string> = {
  walk: texts.onFoot,
  metro: texts.byMetro,
  tram: texts.byTram,
  bus: texts.byBus,
  train: texts.byTrain,
  taxi: texts.byTaxi,
  car: texts.byCar,
  boat: texts.byBoat,
  'cable car': texts.byCableCar,
  bicycle: texts.byBicycle,
  plane: texts.byPlane,
}

/** What the whole trip costs one person, part by part. */
export function ItineraryCosts({ costs, currency }: Pick<Itinerary, 'costs' | 'currency'>) {
  const low = costs.reduce((sum, { range }) => sum + range[0], 0)
  const high = costs.reduce((sum, { range }) => sum + range[1], 0)
  return (
    <div className="overflow-hidden rounded-card border bg-sheet">
      <table className="w-full border-collapse text-start text-[15px] leading-6">
        <caption className="sr-only">{texts.whatOnePersonSpends}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.forWhat}</th>
            <th scope="col">{texts.howMuch}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ what, range, note }) => (
            <tr key={what} className="border-b align-top">
              <th scope="row" className="px-4 py-2.5 font-medium">
                {what}
                <span className="block font-normal text-fact text-ink-soft">{note}</span>
              </th>
              <td className="figures px-4 py-2.5 text-end">{rangeWords(range, currency)}</td>
            </tr>
          ))}
          <tr className="bg-paper/60">
            <th scope="row" className="px-4 py-2.5 font-semibold">
              {texts.together}
            </th>
            <td className="figures px-4 py-2.5 text-end font-semibold">{rangeWords([low, high], currency)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
