'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/trip'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { Refusal } from '@/lib/travel/refusal'
import { Button } from '../ui/button'
import { Price } from '../ui/price'

/** How one flight's price moved; `now: null` is no longer sold. */
export type ChoiceReason = { what: string; previous: Money | null; now: Money | null }

type Answer = { live: unknown } | { refusal: Refusal }

/** A price that moved is the traveller's to accept: what it was and is, why, what is kept, and the two ways on. */
export function PriceChoice({
  title,
  previous,
  now,
  reasons,
  kept,
  acceptLabel,
  onAccept,
  onOthers,
}: {
  title: string
  previous: Money | null
  /** null while a flight is gone: there is no whole price then. */
  now: Money | null
  reasons: ChoiceReason[]
  kept: string
  acceptLabel: string
  onAccept: () => Promise<Answer>
  /** Left out where accepting is looking at others. */
  onOthers?: (() => Promise<Answer>) | undefined
}) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function carryOut(decision: () => Promise<Answer>) {
    if (isBusy) return
    setIsBusy(true)
    const answer = await decision()
    setRefusal('refusal' in answer ? answer.refusal.message : null)
    setIsBusy(false)
  }

  return (
    <section
      aria-label={title}
      className="flex animate-rise flex-col gap-3 rounded-card border border-saffron/40 bg-saffron-soft px-4 py-3.5"
    >
      <div role="alert">
        <h3 className="font-semibold text-[15px] leading-6">{title}</h3>
        {previous && now && (
          <p className="flex flex-wrap items-baseline gap-x-3 text-[15px]">
            <span className="text-ink-soft">
              <span className="sr-only">{texts.itWas} </span>
              <Price money={previous} className="line-through decoration-1" />
            </span>
            <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
              →
            </span>
            <span className="sr-only">{texts.andIsNow}</span>
            <Price money={now} className="font-semibold text-[20px] leading-7" />
            <span className="text-fact text-ink-soft">{differenceWords(previous, now)}</span>
          </p>
        )}
      </div>
      <ul className="flex flex-col gap-1 text-fact">
        {reasons.map(({ what, ...prices }) => (
          <li key={what} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words">{what}</span>
            <ReasonPrices {...prices} />
          </li>
        ))}
      </ul>
      <p className="text-fact text-ink-soft">{texts.nothingHasBeenCharged(kept)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          className="max-sm:w-full"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => void carryOut(onAccept)}
        >
          <span className="figures">{acceptLabel}</span>
        </Button>
        {onOthers && (
          <Button
            className="max-sm:w-full"
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : () => void carryOut(onOthers)}
          >
            {texts.lookAtOtherFlights}
          </Button>
        )}
      </div>
      {refusal && (
        <p role="alert" className="text-brick text-fact">
          {refusal}
        </p>
      )}
    </section>
  )
}

function ReasonPrices({ previous, now }: Omit<ChoiceReason, 'what'>) {
  if (!now) return <span className="text-brick">{texts.noLongerSold}</span>
  return (
    <span className="whitespace-nowrap">
      {previous && (
        <>
          <Price money={previous} className="text-ink-soft" />{' '}
          <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
            →
          </span>
          <span className="sr-only">{texts.toPrice}</span>{' '}
        </>
      )}
      <Price money={now} className="font-medium" />
    </span>
  )
}

function differenceWords(previous: Money, now: Money): string {
  if (previous.currency !== now.currency) return ''
  const difference = now.amountMinor - previous.amountMinor
  const amount = formatMoney({ amountMinor: Math.abs(difference), currency: now.currency })
  return difference < 0 ? texts.cheaperBy(amount) : texts.dearerBy(amount)
}
