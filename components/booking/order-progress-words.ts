import type { OrderStage } from '@/lib/travel/trip/order-timeline'

type StageWords = Record<OrderStage['state'], string>

const WORDS: Record<OrderStage['stage'], StageWords> = {
  hold: {
    'to-come': 'Hold the amount on your card',
    running: 'Holding the amount on your card',
    done: 'Amount held on your card',
    failed: 'The amount was not held',
  },
  bank: {
    'to-come': 'Your bank may ask you',
    running: 'Your bank asks you to confirm',
    done: 'You confirmed with your bank',
    failed: 'The bank’s check was not passed',
  },
  terms: {
    'to-come': 'Agree the terms with the airline',
    running: 'Asking the airline for its terms',
    done: 'Terms and price agreed',
    failed: 'No agreement on the terms',
  },
  booking: {
    'to-come': 'Book with the airline',
    running: 'Booking with the airline',
    done: 'Booked with the airline',
    failed: 'The airline did not confirm the booking',
  },
  details: {
    'to-come': 'Fetch your tickets',
    running: 'Fetching your tickets',
    done: 'Booking details received',
    failed: 'Your tickets are not here yet',
  },
  charge: {
    'to-come': 'Charge your card',
    running: 'Charging your card',
    done: 'Card charged',
    failed: 'The card could not be charged',
  },
  release: {
    'to-come': 'Release the hold',
    running: 'Releasing the hold on your card',
    done: 'Hold released',
    failed: 'The hold is not released yet',
  },
  cancel: {
    'to-come': 'Cancel with the airline',
    running: 'Cancelling with the airline',
    done: 'Cancelled with the airline',
    failed: 'The airline did not cancel',
  },
  refund: {
    'to-come': 'Give the money back',
    running: 'Giving the money back',
    done: 'Money given back',
    failed: 'The money has not gone back yet',
  },
}

/** A stage of an order, by its state: "Booking with the airline", "Booked with the airline". */
export function stageWords({ stage, state }: OrderStage): string {
  return WORDS[stage][state]
}
