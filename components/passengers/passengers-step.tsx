'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ErrorModal } from '@/components/booking/error-modal'
import { StepFooter } from '@/components/booking/step-footer'
import { Button } from '@/components/ui/button'
import { FailedNote } from '@/components/ui/failed-note'
import * as texts from '@/lib/texts/passengers'
import type { Money } from '@/lib/travel/money'
import type { CheckoutDraft } from '@/lib/travel/passengers/checkout-draft-schema'
import { sameNameIndex } from '@/lib/travel/passengers/names'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import type { Refusal } from '@/lib/travel/refusal'
import type { ResultFacts, Trip } from '@/lib/travel/trip/trip'
import { isNumberMasked } from './is-number-masked'
import { MissingList } from './missing-list'
import { PassengerCard } from './passenger-card'
import { PassengerProgress } from './passenger-progress'
import { readPassengersForm } from './read-passengers-form'
import { NOT_SAVED } from './save-choice'
import { saveWished } from './save-wished'
import { useLoadSavedPassengers, useSavedPassengers } from './saved-at-first'
import { useSavedPassengersStore } from './saved-passengers-store'
import { StepButtons } from './step-buttons'
import { useCardState } from './use-card-state'
import { useFirstPassenger } from './use-first-passenger'

/** More forms than these are too long a page, also on a large screen: all but the current one fold. */
const MOST_UNFOLDED = 3

/** Step 1: a form per traveller. Continuing is refused in words until everybody is complete. */
export function PassengersStep({
  result,
  requiredDetails,
  total,
  typed,
  onType,
  onComplete,
}: {
  result: ResultFacts
  requiredDetails: Trip['requiredDetails']
  total: Money | undefined
  /** What is in the draft, complete or not. */
  typed: CheckoutDraft['passengers']
  onType: (passengers: Passenger[]) => void
  /** Hands the passengers on; a refusal comes back as a sentence. */
  onComplete: (passengers: Passenger[]) => Promise<Refusal | undefined>
}) {
  const root = useRef<HTMLDivElement>(null)
  const form = readPassengersForm(result, requiredDetails, typed)
  const { travellers } = form
  const [chosen, setChosen] = useState(() => Math.max(0, form.toMend))
  const current = Math.min(chosen, travellers.length - 1)
  const isFolding = travellers.length > MOST_UNFOLDED
  const cards = useCardState()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const saved = useSavedPassengers()
  const failure = useSavedPassengersStore((store) => store.failure)
  const { load } = useSavedPassengersStore.getState()
  useLoadSavedPassengers()

  const change = (index: number, fields: Partial<Passenger>) =>
    onType(travellers.map(({ passenger }, at) => (at === index ? { ...passenger, ...fields } : passenger)))
  // A saved profile arrives later than it was asked for: it must not undo what was typed meanwhile.
  const latestChange = useRef(change)
  useEffect(() => {
    latestChange.current = change
  })
  const fill = (index: number, fields: Partial<Passenger>, isSelf?: boolean) => {
    latestChange.current(index, fields)
    cards.mask(index)
    if (isSelf) cards.wish(index, { isSaved: true, isSelf })
  }

  const startNote = useFirstPassenger(form, typed.length === 0, (fields) => fill(0, fields))

  const goTo = (index: number) => {
    flushSync(() => setChosen(index))
    root.current?.querySelector<HTMLElement>('[data-current="true"] h3')?.focus()
  }
  const goOn = () => {
    cards.leave(current, Object.keys(travellers[current]?.errors ?? {}))
    goTo(current + 1)
  }
  const refuseAt = (refusal: Refusal, index: number) => {
    flushSync(() => {
      if (index >= 0) setChosen(index)
      setProblem(refusal)
    })
    if (refusal.code !== 'passengers-incomplete') mendable()?.focus()
  }
  const mendable = () => fieldToMend(root.current, sameNameIndex(form.tidied))
  const proceed = async () => {
    cards.showAll()
    setProblem(null)
    if (form.refusal) return refuseAt(form.refusal, form.toMend)
    setIsSending(true)
    const kept = await saveWished(form.tidied, cards.wishOf)
    if ('refusal' in kept) {
      cards.wish(kept.index, NOT_SAVED)
      refuseAt(kept.refusal, kept.index)
    } else {
      const refused = await onComplete(kept.passengers)
      if (refused) setProblem(refused)
    }
    setIsSending(false)
  }

  // The specification asks for a modal where passengers are incomplete; all else is said above the button, at the fields it is about.
  const isIncomplete = problem?.code === 'passengers-incomplete'
  return (
    <div ref={root}>
      <p className="px-4 pt-4 text-fact text-ink-soft sm:px-5">{texts.namesAsInThePassport}</p>
      <p role="status" className="px-4 pt-2 text-fact text-moss empty:hidden sm:px-5">
        {startNote}
      </p>
      {failure && !saved && (
        <p className="px-4 text-fact text-ink-soft sm:px-5">
          {texts.savedPassengersNotLoaded}{' '}
          <Button tone="text" className="px-1!" onClick={() => void load()}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      {travellers.length > 1 && <PassengerProgress travellers={travellers} current={current} onGo={goTo} />}
      {travellers.map(({ label, passenger, errors, warnings, isComplete }, index) => {
        const shown = cards.shownErrors(index, errors)
        return (
          <PassengerCard
            key={label}
            label={label}
            name={`passengers.${index}`}
            passenger={passenger}
            errors={shown}
            isCurrent={index === current}
            isFolded={isFolding && index !== current}
            isComplete={isComplete}
            isSelf={index === 0}
            warnings={warnings.filter(({ field }) => field === 'bornOn' || !shown[field])}
            saveWish={cards.wishOf(index)}
            isMasked={!cards.isUnmasked(index) && isNumberMasked(passenger, saved?.passengers ?? null)}
            fill={{
              travelOn: form.travelOn,
              today: form.today,
              requiredDetails,
              usedIds: travellers.flatMap((other, at) => (at !== index && other.passenger.savedPassengerId) || []),
              onFill: (fields, isSelf) => fill(index, fields, isSelf),
            }}
            onChange={(fields) => change(index, fields)}
            onLeave={(field) => cards.leave(index, [field])}
            onOpen={() => goTo(index)}
            onSaveWish={(wish) => cards.wish(index, wish)}
            onUnmask={() => cards.unmask(index)}
          />
        )
      })}
      {problem && !isIncomplete && (
        <div role="alert" className="px-4 pb-4 sm:px-5">
          <FailedNote happened={problem.message} />
        </div>
      )}
      <StepFooter total={total}>
        <StepButtons
          current={current}
          count={travellers.length}
          isFolding={isFolding}
          isAllComplete={travellers.every(({ isComplete }) => isComplete)}
          isSending={isSending}
          onBack={() => goTo(current - 1)}
          onNext={goOn}
          onContinue={proceed}
        />
      </StepFooter>
      <ErrorModal
        isOpen={isIncomplete}
        title={texts.passengersNotComplete}
        message={problem?.message ?? ''}
        buttonLabel={texts.goToFirstOpenField}
        focusAfter={mendable}
        onClose={() => setProblem(null)}
      >
        <MissingList travellers={travellers} />
      </ErrorModal>
    </div>
  )
}

/** The first field that is wrong by itself, else the name that somebody further up has already. */
function fieldToMend(form: HTMLElement | null, twin: number): HTMLElement | null | undefined {
  return (
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>(`[name="passengers.${twin}.firstName"]`)
  )
}
