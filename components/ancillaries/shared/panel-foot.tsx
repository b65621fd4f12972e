'use client'

import { use } from 'react'
import * as texts from '@/lib/texts/ancillaries/shared'
import { zeroMoney } from '@/lib/travel/money'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'
import { Button } from '../../ui/button'
import { Price } from '../../ui/price'
import { type AncillaryKind, countOfKind, KIND_NAMES } from './kinds'
import { PanelCloseContext } from './panel-close'

/**
 * What this kind comes to and what the trip comes to, as the server says; in a modal it stays in view and closes it. It is read out
 * when it changes, except where the panel tells of each choice itself and says here whether one is under way: then it fades.
 */
export function PanelFoot({ trip, kind, isChanging }: { trip: Trip; kind: AncillaryKind; isChanging?: boolean }) {
  const close = use(PanelCloseContext)
  const price = tripPrice(trip)
  if (!price) return null
  const line = price.ancillaries.find((any) => any.kind === kind)
  return (
    <footer
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t pt-3 ${close ? 'sticky -bottom-5 z-10 short:static -mx-5 -mb-5 bg-sheet px-5 pb-4' : ''}`}
    >
      <p
        aria-live={isChanging === undefined ? 'polite' : undefined}
        aria-busy={isChanging || undefined}
        className={`flex min-w-0 flex-1 flex-wrap items-baseline gap-x-5 gap-y-1 text-fact text-ink-soft ${isChanging ? 'opacity-60' : ''}`}
      >
        <span className="whitespace-nowrap">
          {line ? countOfKind(kind, line.count) : KIND_NAMES[kind]}{' '}
          <Price money={line?.total ?? zeroMoney(price.total.currency)} className="ms-1 font-semibold text-[15px] text-ink" />
        </span>
        <span className="whitespace-nowrap">
          {texts.tripTotal} <Price money={price.total} className="ms-1 font-semibold text-[15px] text-ink" />
        </span>
      </p>
      {close && (
        <Button tone="primary" className="max-sm:w-full" onClick={close}>
          {texts.done}
        </Button>
      )}
    </footer>
  )
}
