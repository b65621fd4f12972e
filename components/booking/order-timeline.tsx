import { ChevronDownIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/booking'
import { LocalTime } from './local-time'

/** One journalled step of an order; `at` is ISO. */
export type TimelineStep = { step: string; state: 'started' | 'succeeded' | 'failed'; outcome: string | null; at: string }

const WORDS: Record<string, Record<TimelineStep['state'], string>> = {
  confirm: { started: texts.payingAgain, succeeded: texts.youConfirmedThePriceAgain, failed: texts.priceNotConfirmed },
  authorise: { started: texts.askingYourBank, succeeded: texts.amountHeld, failed: texts.yourBankDeclinedTheCard },
  'await-bank': {
    started: texts.askingTheBankForYourAnswer,
    succeeded: texts.bankConfirmedThePayment,
    failed: texts.bankDidNotConfirmThePayment,
  },
  'abandon-bank-check': {
    started: texts.stoppingTheBankCheck,
    succeeded: texts.youStoppedTheBankCheck,
    failed: texts.bankCheckNotStoppedYet,
  },
  'fetch-terms': { started: texts.askingForTerms, succeeded: texts.termsAndPriceAgreed, failed: texts.noAgreementOnTheTerms },
  book: { started: texts.bookingWithTheAirline, succeeded: texts.seatsBooked, failed: texts.airlineDidNotConfirm },
  'look-up': {
    started: texts.askingWhetherItIsBooked,
    succeeded: texts.airlineHasTheBooking,
    failed: texts.airlineHasNoBooking,
  },
  'fetch-details': {
    started: texts.fetchingTheBooking,
    succeeded: texts.referenceAndTicketsReceived,
    failed: texts.ticketNumbersWillFollow,
  },
  capture: { started: texts.chargingTheHeldAmount, succeeded: texts.amountCharged, failed: texts.chargeDidNotGoThrough },
  'cancel-hold': { started: texts.releasingTheHold, succeeded: texts.holdOnTheCardReleased, failed: texts.releaseIsTriedAgain },
  'send-receipt': {
    started: texts.writingTheConfirmation,
    succeeded: texts.confirmationWritten,
    failed: texts.confirmationNotWritten,
  },
  'resend-mail': {
    started: texts.sendingTheConfirmationAgain,
    succeeded: texts.confirmationSentAgain,
    failed: texts.confirmationNotSentAgain,
  },
  'quote-cancellation': {
    started: texts.askingWhatCancellingBrings,
    succeeded: texts.airlineSaidWhatCancellingBrings,
    failed: texts.noAnswerWhatCancellingBrings,
  },
  'confirm-cancellation': { started: texts.cancelling, succeeded: texts.youCancelledTheBooking, failed: texts.bookingNotCancelled },
  'cancel-booking': {
    started: texts.cancellingWithTheAirline,
    succeeded: texts.airlineCancelledTheBooking,
    failed: texts.airlineDidNotCancelTheBooking,
  },
  refund: { started: texts.givingTheMoneyBack, succeeded: texts.moneyGivenBack, failed: texts.moneyCouldNotBeGivenBackYet },
  'bank-news': { started: texts.newsOfThePayment, succeeded: texts.newsOfThePayment, failed: texts.newsOfThePayment },
  'send-cancellation': {
    started: texts.writingThatItIsCancelled,
    succeeded: texts.cancellationMailWritten,
    failed: texts.cancellationMailNotWritten,
  },
}

/** Outcomes that say more than "failed". */
const OUTCOME_WORDS: Record<string, string> = {
  'price-changed': texts.priceHadGoneUp,
  'no-answer': texts.noClearAnswer,
  pending: texts.airlineIsStillWorkingOnIt,
  cancelled: texts.airlineCancelledTheBooking,
  requires_action: texts.bankAskedYouToConfirm,
}

const DOTS = { started: 'border-sea bg-sheet', succeeded: 'border-moss bg-moss', failed: 'border-brick bg-brick' }

/** The journal of an order, folded: the stages above it say the same in short. */
export function EveryStep({ steps }: { steps: TimelineStep[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control font-semibold text-[15px] [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
        {texts.everyStep}
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
