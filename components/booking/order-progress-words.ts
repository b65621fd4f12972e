import * as texts from '@/lib/texts/booking'
import type { OrderStage } from '@/lib/travel/trip/order-timeline-schema'

type StageWords = Record<OrderStage['state'], string>

const WORDS: Record<OrderStage['stage'], StageWords> = {
  hold: {
    'to-come': texts.holdTheAmount,
    running: texts.holdingTheAmount,
    done: texts.amountHeld,
    failed: texts.amountNotHeld,
  },
  bank: {
    'to-come': texts.yourBankMayAskYou,
    running: texts.yourBankAsksYouToConfirm,
    done: texts.youConfirmedWithYourBank,
    failed: texts.bankCheckNotPassed,
  },
  terms: {
    'to-come': texts.agreeTheTerms,
    running: texts.askingForTerms,
    done: texts.termsAndPriceAgreed,
    failed: texts.noAgreementOnTheTerms,
  },
  booking: {
    'to-come': texts.bookWithTheAirline,
    running: texts.bookingWithTheAirline,
    done: texts.bookedWithTheAirline,
    failed: texts.airlineDidNotConfirm,
  },
  details: {
    'to-come': texts.fetchYourTickets,
    running: texts.fetchingYourTickets,
    done: texts.bookingDetailsReceived,
    failed: texts.ticketsNotHereYet,
  },
  charge: {
    'to-come': texts.chargeYourCard,
    running: texts.chargingYourCard,
    done: texts.cardCharged,
    failed: texts.cardNotCharged,
  },
  release: {
    'to-come': texts.releaseTheHold,
    running: texts.releasingTheHoldOnTheCard,
    done: texts.holdReleased,
    failed: texts.holdNotReleasedYet,
  },
  cancel: {
    'to-come': texts.cancelWithTheAirline,
    running: texts.cancellingWithTheAirline,
    done: texts.cancelledWithTheAirline,
    failed: texts.airlineDidNotCancel,
  },
  refund: {
    'to-come': texts.giveTheMoneyBack,
    running: texts.givingTheMoneyBack,
    done: texts.moneyGivenBack,
    failed: texts.moneyNotGivenBackYet,
  },
}

/** A stage of an order, by its state: "Booking with the airline", "Booked with the airline". */
export function stageWords({ stage, state }: OrderStage): string {
  return WORDS[stage][state]
}
