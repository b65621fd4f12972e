'use client'

import { type ComponentType, useState } from 'react'
import * as texts from '@/lib/texts/ancillaries'
import { hasAllFares } from '@/lib/travel/trip/is-complete'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useOfferDetails } from '../state/offer-details-store'
import { useTrip } from '../state/opened-trip'
import { isLocked } from '../state/use-live-trip'
import { BagIcon, MealIcon, PlusIcon, SeatIcon } from '../ui/icons'
import { createLatePart, type LatePart, useLatePart } from '../ui/late-part'
import { type KindState, kindState } from './kind-state'
import { type AncillaryKind, KIND_NAMES } from './shared/kinds'
import { PriceOrIncluded } from './shared/price-or-included'

type ModalProps = { threadId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

type LateModal = LatePart<ComponentType<ModalProps>>

const KINDS: { kind: AncillaryKind; Icon: ComponentType<{ className?: string }>; modal: LateModal }[] = [
  { kind: 'seats', Icon: SeatIcon, modal: createLatePart(() => import('./seats/seats-modal').then((module) => module.SeatsModal)) },
  { kind: 'bags', Icon: BagIcon, modal: createLatePart(() => import('./bags/bags-modal').then((module) => module.BagsModal)) },
  { kind: 'meals', Icon: MealIcon, modal: createLatePart(() => import('./meals/meals-modal').then((module) => module.MealsModal)) },
  { kind: 'extras', Icon: PlusIcon, modal: createLatePart(() => import('./extras/extras-modal').then((module) => module.ExtrasModal)) },
]

/**
 * Seats, bags, meals and extras of a trip: how each stands, and the way into its panel. Nothing while a fare is open. `compact` is for
 * the narrow column beside the thread.
 */
export function AncillariesBar({ threadId, size = 'regular' }: { threadId: string; size?: 'regular' | 'compact' }) {
  const live = useTrip(threadId)
  if (!live || !hasAllFares(live.trip)) return null
  return <Entries live={live} size={size} />
}

function Entries({ live, size }: { live: LiveTrip; size: 'regular' | 'compact' }) {
  const { details } = useOfferDetails(live.threadId)
  const [open, setOpen] = useState<AncillaryKind | null>(null)
  const states = KINDS.map((entry) => ({ ...entry, state: kindState(entry.kind, live.trip, details) }))
  // Once it is booked, only what was bought is of interest.
  const shown = states.filter(({ kind, state }) => {
    if (isLocked(live)) return state.price !== null
    return state.isSold !== false || state.price !== null || kind === 'seats' || kind === 'bags'
  })
  if (shown.length === 0) return null
  return (
    <fieldset aria-label={texts.seatsBagsMealsAndExtras} className="min-w-0">
      <ul className={size === 'compact' ? 'flex flex-col' : 'grid grid-cols-1 gap-2 min-[420px]:grid-cols-2'}>
        {shown.map(({ kind, Icon, state }) => (
          <li key={kind} className="min-w-0">
            {state.isSold === false && state.price === null ? (
              <p className={`flex items-center gap-3 text-ink-soft ${ROWS[size]}`}>
                <Icon className="opacity-80" />
                <EntryWords kind={kind} state={state} />
              </p>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpen(kind)}
                className={`flex w-full items-center gap-3 text-start ${ROWS[size]} ${LOOKS[size]}`}
              >
                <Icon className={state.price ? 'text-moss' : 'text-ink-soft'} />
                <EntryWords kind={kind} state={state} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {KINDS.map(({ kind, modal }) => (
        <KindModal
          key={kind}
          modal={modal}
          threadId={live.threadId}
          isOpen={open === kind}
          onOpenChange={(isOpen) => setOpen(isOpen ? kind : null)}
        />
      ))}
    </fieldset>
  )
}

function KindModal({ modal, ...rest }: ModalProps & { modal: LateModal }) {
  const Modal = useLatePart(modal, rest.isOpen, () => rest.onOpenChange(false))
  return Modal && <Modal {...rest} />
}

const ROWS = { regular: 'min-h-[52px] rounded-control border px-3.5 py-2', compact: 'min-h-11 rounded-control px-2' }
const LOOKS = { regular: 'bg-sheet hover:border-ink-soft', compact: 'hover:bg-paper' }

function EntryWords({ kind, state: { words, price } }: { kind: AncillaryKind; state: KindState }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium text-[15px] text-ink leading-5">{KIND_NAMES[kind]}</span>
      <span className="flex flex-wrap gap-x-1.5 text-fact text-ink-soft">
        {words}
        {price && (
          <span className="whitespace-nowrap">
            · <PriceOrIncluded money={price} />
          </span>
        )}
      </span>
    </span>
  )
}
