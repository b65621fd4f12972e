'use client'

import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/destinations'
import { formatDay } from '@/lib/travel/dates'
import { formatMonth } from '@/lib/travel/flights/month-grid'
import { cityWords } from '@/lib/travel/places/city-words'
import type { Place } from '@/lib/travel/places/place'
import type { DestinationComparison } from '@/lib/travel/plan/compare-destinations'
import { StoredTime } from '../flights/card-standing'
import { Card } from '../ui/card'
import { Worded } from '../ui/worded'
import { NextSteps } from './next-steps'

type Compared = {
  origin: Place
  month: string
  days: number
  comparison: DestinationComparison
  flights: { airport: Place | null; departureOn: string | null; returnOn: string | null }[]
  isSimulated: boolean
  searchedAt: string
}

/** Two to four places as the columns of a table; what is best in a row stands bold and says so. */
export function PlacesSideBySide({ compared }: { compared: Compared }) {
  const today = useToday()
  const { origin, month, days, comparison, flights, searchedAt } = compared
  const names = comparison.places.map(({ name }) => name)
  return (
    <Card aria-label={texts.sideBySide(names.join(texts.and))} className="animate-rise">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
        <h2 className="font-semibold text-[15px] leading-6">{names.join(', ')}</h2>
        <p className="text-fact text-ink-soft">{texts.monthDaysAndOrigin(formatMonth(month), days, cityWords(origin))}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section aria-label={texts.thePlacesInATable} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-max text-start text-fact">
          <thead>
            <tr className="border-b">
              <td className="px-4 py-2" />
              {comparison.places.map(({ slug, name }) => (
                <th key={slug} scope="col" className="px-3 py-2 text-start font-semibold text-[15px]">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map(({ key, label, cells }) => (
              <tr key={key} className="border-b last:border-b-0">
                <th scope="row" className="max-w-32 px-4 py-2 text-start font-normal text-ink-soft">
                  {label}
                </th>
                {cells.map(({ text, isBest }, index) => (
                  <td key={comparison.places[index]?.slug} className={`figures px-3 py-2 ${isBest ? 'font-semibold text-moss' : ''}`}>
                    {text}
                    {isBest && <span className="sr-only"> {texts.bestOfThese}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="flex flex-col gap-3 border-t px-4 py-3">
        {comparison.places.map(({ slug, name, hasNoPage }, index) => {
          const { airport = null, departureOn = null, returnOn = null } = flights[index] ?? {}
          return (
            <li key={slug} className="flex flex-col gap-1">
              <p className="text-fact">
                <span className="font-medium">{name}</span>
                {departureOn && returnOn && (
                  <span className="text-ink-soft">
                    {' '}
                    – {texts.thatFareInSentence(formatDay(departureOn, today), formatDay(returnOn, today))}
                  </span>
                )}
              </p>
              <NextSteps place={{ slug: hasNoPage ? null : slug, name, airport, departureOn, returnOn }} origin={origin} days={days} />
            </li>
          )
        })}
      </ul>
      <p className="border-t px-4 py-2 text-fact text-ink-soft">
        <Worded words={texts.faresAsOf} parts={{ time: <StoredTime instant={searchedAt} /> }} />
      </p>
    </Card>
  )
}
