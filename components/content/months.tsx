import { Fragment } from 'react'
import type { Destination } from '@/lib/content/destination'
import * as texts from '@/lib/texts/content'
import { MONTH_NAMES } from '@/lib/travel/month-names'

/** The year at a place: one row a month, with its temperatures as a bar that all rows share a scale of. */
export function MonthTable({ months, bestMonths }: Pick<Destination, 'months' | 'bestMonths'>) {
  const coldest = Math.min(...months.map(({ lowC }) => lowC))
  const warmest = Math.max(...months.map(({ highC }) => highC))
  const share = (degrees: number) => (100 * (degrees - coldest)) / (warmest - coldest)
  return (
    <div className="overflow-hidden rounded-card border bg-sheet">
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{texts.typicalMonths}</caption>
        <thead className="text-fact text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-2.5 font-medium">
              {texts.month}
            </th>
            <th scope="col" className="hidden w-[132px] px-2 py-2.5 font-medium sm:table-cell">
              {texts.nightToDay}
            </th>
            <th scope="col" className="px-2 py-2.5 font-medium">
              °C
            </th>
            <th scope="col" className="px-2 py-2.5 font-medium sm:whitespace-nowrap">
              {texts.wetDays}
            </th>
            <th scope="col" className="hidden px-4 py-2.5 font-medium lg:table-cell">
              {texts.whatItIsLike}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ highC, lowC, rainDays, note }, index) => (
            <Fragment key={MONTH_NAMES[index]}>
              <tr className="border-t align-top text-[15px] leading-6">
                <th scope="row" className="px-4 py-2.5 font-medium max-lg:pb-0 sm:whitespace-nowrap">
                  {MONTH_NAMES[index]}{' '}
                  {bestMonths.includes(index + 1) && (
                    <span className="ms-1.5 rounded-full bg-saffron-soft px-1.5 py-0.5 font-semibold text-[12px] text-saffron">
                      {texts.best}
                    </span>
                  )}
                </th>
                <td className="hidden px-2 py-2.5 sm:table-cell">
                  <span aria-hidden="true" className="relative mt-2 block h-2 rounded-full bg-line/60">
                    <span
                      className="absolute inset-y-0 rounded-full bg-saffron/70"
                      style={{ left: `${share(lowC)}%`, right: `${100 - share(highC)}%` }}
                    />
                  </span>
                </td>
                <td className="figures px-2 py-2.5 max-lg:pb-0">
                  {lowC} – {highC}
                </td>
                <td className="figures px-2 py-2.5 max-lg:pb-0">{rainDays}</td>
                <td className="hidden px-4 py-2.5 text-ink-soft lg:table-cell">{note}</td>
              </tr>
              {/* On a narrow screen what it is like has a row of its own. */}
              <tr className="lg:hidden">
                <td colSpan={4} className="px-4 pb-2.5 text-fact text-ink-soft">
                  {note}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
