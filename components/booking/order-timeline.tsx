import { ChevronDownIcon } from '@/components/ui/icons'
import { LocalTime } from './local-time'

/** One journalled step of an order; `at` is ISO. */
export type TimelineStep = { step: string; state: 'started' | 'succeeded' | 'failed'; outcome: string | null; at: string }

const WORDS: Record<string, Record<TimelineStep['state'], string>> = {
  confirm: { started: 'Paying again', succeeded: 'You confirmed the price again', failed: 'The price was not confirmed' },
  authorise: { started: 'Asking your bank', succeeded: 'Amount held on your card', failed: 'Your bank declined the card' },
  'await-bank': {
    started: 'Asking how your answer to the bank stands',
    succeeded: 'Your bank confirmed the payment',
    failed: 'Your bank did not confirm the payment',
  },
  'abandon-bank-check': {
    started: 'Stopping the bank’s check',
    succeeded: 'You stopped the bank’s check',
    failed: 'The bank’s check could not be stopped yet',
  },
  'fetch-terms': { started: 'Asking the airline for its terms', succeeded: 'Terms and price agreed', failed: 'No agreement on the terms' },
  book: { started: 'Booking with the airline', succeeded: 'Seats booked', failed: 'The airline did not confirm the booking' },
  'look-up': {
    started: 'Asking the airline whether it booked',
    succeeded: 'The airline has the booking',
    failed: 'The airline has no booking',
  },
  'fetch-details': { started: 'Fetching the booking', succeeded: 'Reference and tickets received', failed: 'Ticket numbers will follow' },
  capture: { started: 'Charging the held amount', succeeded: 'Amount charged', failed: 'The charge did not go through' },
  'cancel-hold': { started: 'Releasing the hold', succeeded: 'Hold on the card released', failed: 'Releasing the hold is tried again' },
  'send-receipt': {
    started: 'Writing the confirmation',
    succeeded: 'Confirmation written',
    failed: 'The confirmation could not be written',
  },
  'resend-mail': {
    started: 'Sending the confirmation again',
    succeeded: 'Confirmation sent again',
    failed: 'The confirmation could not be sent again',
  },
  'quote-cancellation': {
    started: 'Asking the airline what cancelling brings',
    succeeded: 'The airline said what cancelling brings',
    failed: 'The airline did not say what cancelling brings',
  },
  'confirm-cancellation': { started: 'Cancelling', succeeded: 'You cancelled the booking', failed: 'The booking was not cancelled' },
  'cancel-booking': {
    started: 'Cancelling with the airline',
    succeeded: 'The airline cancelled the booking',
    failed: 'The airline did not cancel the booking',
  },
  refund: { started: 'Giving the money back', succeeded: 'Money given back', failed: 'The money could not be given back yet' },
  'send-cancellation': {
    started: 'Writing that it is cancelled',
    succeeded: 'Cancellation mail written',
    failed: 'The cancellation mail could not be written',
  },
}

/** Outcomes that say more than "failed". */
const OUTCOME_WORDS: Record<string, string> = {
  'price-changed': 'The price had gone up, so nothing was booked',
  'no-answer': 'No clear answer from the airline',
  pending: 'The airline is still working on it',
  cancelled: 'The airline cancelled the booking',
  requires_action: 'Your bank asked you to confirm',
}

const DOTS = { started: 'border-sea bg-sheet', succeeded: 'border-moss bg-moss', failed: 'border-brick bg-brick' }

/** The journal of an order, folded: the stages above it say the same in short. */
export function EveryStep({ steps }: { steps: TimelineStep[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-semibold text-[15px] [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
        Every step
      </summary>
      <div className="pt-2 pb-3">
        <OrderTimeline steps={steps} />
      </div>
    </details>
  )
}

/** What happened to an order, oldest first, in words. A step that was begun and then ended is told once, and so is one that kept failing. */
function OrderTimeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol className="flex flex-col">
      {withoutRepeats(withoutAnswered(steps)).map(({ step, state, outcome, at }, index, all) => (
        <li key={`${step}-${at}-${state}`} className="relative flex gap-3 pb-4 last:pb-0">
          {index < all.length - 1 && <span aria-hidden="true" className="absolute top-4 bottom-0 inset-s-[4.5px] w-px bg-line" />}
          <span aria-hidden="true" className={`mt-[7px] size-2.5 shrink-0 rounded-full border-2 ${DOTS[state]}`} />
          <span className="min-w-0">
            <span className="block text-[15px] leading-6">
              {(state !== 'started' && OUTCOME_WORDS[outcome ?? '']) || (WORDS[step]?.[state] ?? step)}
            </span>
            <span className="block text-fact text-ink-soft">
              <LocalTime instant={at} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function withoutAnswered(steps: TimelineStep[]): TimelineStep[] {
  return steps.filter(({ step, state }, index) => {
    const isRepeated = steps.slice(index + 1).some((later) => later.step === step)
    return state !== 'started' || !isRepeated
  })
}

/** Of the same end of the same step, told several times in a row, the last one. */
function withoutRepeats(steps: TimelineStep[]): TimelineStep[] {
  return steps.filter(({ step, state, outcome }, index) => {
    const next = steps[index + 1]
    return next?.step !== step || next.state !== state || next.outcome !== outcome
  })
}
