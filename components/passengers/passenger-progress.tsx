'use client'

import { CheckIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/passengers'
import type { TravellerForm } from './read-passengers-form'

/** How many are complete; on a phone also the way to each traveller's form. Not needed for one alone. */
export function PassengerProgress({
  travellers,
  current,
  onGo,
}: {
  travellers: TravellerForm[]
  current: number
  onGo: (index: number) => void
}) {
  const complete = travellers.filter(({ isComplete }) => isComplete).length
  return (
    <nav aria-label={texts.travellers} className="flex flex-col gap-2 px-4 pt-4 pb-3 sm:px-5 sm:pb-0">
      <p className="flex justify-between gap-4 text-fact">
        <span className="font-medium sm:hidden">{texts.passengerPosition(current + 1, travellers.length)}</span>
        <span role="status" className="text-ink-soft">
          {texts.completed(complete, travellers.length)}
        </span>
      </p>
      <ol className="flex flex-wrap gap-1.5 sm:hidden">
        {travellers.map(({ label, passenger, isComplete }, index) => (
          <li key={label}>
            <button
              type="button"
              aria-label={[
                texts.numberedPassenger(index + 1, label),
                `${passenger.firstName} ${passenger.lastName}`.trim(),
                isComplete ? texts.completeInSentence : texts.open,
              ]
                .filter(Boolean)
                .join(', ')}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGo(index)}
              className={`figures grid size-11 place-items-center rounded-full border text-[15px] aria-[current=step]:border-2 aria-[current=step]:border-sea aria-[current=step]:font-semibold ${isComplete ? 'border-moss text-moss' : 'hover:border-ink-soft'}`}
            >
              {isComplete ? <CheckIcon /> : index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
