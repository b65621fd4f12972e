'use client'

import { useRef, useState } from 'react'
import { ErrorModal } from '@/components/booking/error-modal'
import { StepFooter } from '@/components/booking/step-footer'
import { Button } from '@/components/ui/button'
import type { Money } from '@/lib/travel/money'
import type { Passenger } from '@/lib/travel/passengers/passenger'
import { type PassengerErrors, passengersRefusal, twinIndex, validatePassenger } from '@/lib/travel/passengers/validate-passenger'
import type { Refusal } from '@/lib/travel/refusal'
import type { ResultFacts, Trip } from '@/lib/travel/trip/trip'
import { PassengerCard } from './passenger-card'
import { passengerSlots, tidyPassenger } from './passenger-slots'

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
  typed: Partial<Passenger>[]
  onType: (passengers: Passenger[]) => void
  /** Hands the passengers on; a refusal comes back as a sentence. */
  onComplete: (passengers: Passenger[]) => Promise<Refusal | undefined>
}) {
  const root = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isShowingAll, setIsShowingAll] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)

  const { travellers, slices } = result.search
  const travelOn = slices.at(-1)?.departureOn ?? ''
  // The server reckons ages from the day of the search too, so both sides say the same.
  const today = result.searchedAt.slice(0, 10)
  const slots = passengerSlots(travellers, typed, requiredDetails)
  const tidied = slots.map(({ passenger }) => tidyPassenger(passenger))
  const errorsOf = tidied.map((passenger) => validatePassenger(passenger, travelOn, requiredDetails, today))

  const change = (index: number, fields: Partial<Passenger>) =>
    onType(slots.map(({ passenger }, at) => (at === index ? { ...passenger, ...fields } : passenger)))

  const proceed = async () => {
    setIsShowingAll(true)
    const incomplete = passengersRefusal(tidied, travellers, travelOn, requiredDetails, today)
    if (incomplete) return setProblem(incomplete)
    setIsSending(true)
    const refusal = await onComplete(tidied)
    setIsSending(false)
    if (refusal) setProblem(refusal)
  }

  const isIncomplete = problem?.code === 'passengers-incomplete'
  return (
    <div ref={root}>
      <p className="px-4 pt-4 text-fact text-ink-soft sm:px-5">Names and dates as they stand in the passport or identity card.</p>
      {slots.map(({ label, passenger }, index) => {
        const errors = errorsOf[index] ?? {}
        return (
          <PassengerCard
            key={label}
            label={label}
            name={`passengers.${index}`}
            passenger={passenger}
            errors={isShowingAll ? errors : onlyLeft(errors, index, left)}
            isComplete={Object.keys(errors).length === 0}
            isSelf={index === 0}
            onChange={(fields) => change(index, fields)}
            onLeave={(field) => setLeft((before) => new Set(before).add(`${index}.${field}`))}
          />
        )
      })}
      <StepFooter total={total}>
        <Button tone="primary" disabled={isSending} onClick={proceed}>
          {isSending ? 'Checking the passengers…' : 'Continue to payment'}
        </Button>
      </StepFooter>
      <ErrorModal
        isOpen={problem !== null}
        title={isIncomplete ? 'Passengers are not complete' : 'These passengers cannot be taken yet'}
        message={problem?.message ?? ''}
        buttonLabel={isIncomplete ? 'Go to the first open field' : 'Back to the passengers'}
        focusAfter={() => fieldToMend(root.current, twinIndex(tidied))}
        onClose={() => setProblem(null)}
      />
    </div>
  )
}

function onlyLeft(errors: PassengerErrors, index: number, left: ReadonlySet<string>): PassengerErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(`${index}.${field}`)))
}

/** The first field that is wrong by itself, else the name of somebody who is on the list a second time. */
function fieldToMend(form: HTMLElement | null, twin: number): HTMLElement | null | undefined {
  return (
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>(`[name="passengers.${twin}.firstName"]`)
  )
}
