import type { ToolResult } from '../tool-results'
import { only } from './facts'
import { telling } from './marked'
import { countOf, sentences } from './phrases'

type Help = NonNullable<Extract<ToolResult, { tool: 'getHelp' }>['result']>

const NO_PERSON = telling(only(['no-person-here']), 'I’m a computer program, no person reads this chat, and there’s no phone line.')
const BOOKINGS_UNREAD = telling(only(['bookings-unread']), 'I can’t open your bookings right now, but the page “Your bookings” lists them.')
const NOTHING_BOOKED = telling(only(['nothing-booked']), 'You haven’t booked anything yet.')
const SIMULATED = telling(only(['bookings-simulated']), 'These bookings are simulated, so no airline knows them.')
export const PAPERS = telling(
  only(['booking-page-papers']),
  'The booking page has the PDF with each price and the calendar file, and can send the confirmation again.',
)
export const PAPERS_ONCE_BOOKED = telling(
  only(['papers-once-booked']),
  'Once you’ve booked, your booking page has the PDF with each price and the calendar file.',
)
export const NO_TAX_INVOICE = telling(
  only(['no-tax-invoice']),
  'It isn’t a tax invoice: it has no company name and no VAT; for that, ask the airline.',
)
const CANCELS = telling(only(['booking-page-cancels']), 'You can cancel on the booking page, which shows your refund first.')
const AIRLINE_CHANGES = telling(only(['airline-changes']), 'The airline changes flights, seats and bags.')

/** Answers a request for help from the traveller’s bookings; the links are on the card below. */
export function sayHelp(help: Help, isOfReceipt: boolean): string {
  switch (help.about) {
    case 'contact':
      return sentences(NO_PERSON, sayLetter(help), sayAirline(help))
    case 'bookings':
      return sayBookings(help)
    case 'papers':
      return sentences(
        hasBookings(help) ? PAPERS : PAPERS_ONCE_BOOKED,
        isOfReceipt && NO_TAX_INVOICE,
        help.bookings === null && BOOKINGS_UNREAD,
      )
    case 'changes':
      return sentences(sayBookings(help), hasBookings(help) && sentences(CANCELS, !areSimulated(help) && AIRLINE_CHANGES))
  }
}

function sayLetter({ hasDesk }: Help): string {
  return telling(
    only(['letter-to-desk', hasDesk]),
    hasDesk
      ? 'Write to us on the page “Contact us”: your message is emailed to the people who run this.'
      : 'Nobody staffs a help desk here; the page “Contact us” keeps your message for the people who run this.',
  )
}

/** A simulated booking is unknown to the airline, so nobody is sent there for it. */
function sayAirline(help: Help): string {
  if (areSimulated(help)) return SIMULATED
  const reference = help.bookings?.find(({ isOfThisTrip }) => isOfThisTrip)?.bookingReference ?? null
  return telling(
    only(['airline-desk', reference]),
    `For a booked flight the airline helps, with your booking reference${reference ? ` ${reference}` : ''}.`,
  )
}

function sayBookings({ bookings, bookingCount }: Help): string {
  if (bookings === null) return BOOKINGS_UNREAD
  if (bookingCount === 0) return NOTHING_BOOKED
  const below = bookingCount === 1 ? 'Your booking is below.' : `Your ${countOf(bookingCount, 'booking')} are below.`
  return telling(only(['bookings-below', bookingCount]), below)
}

function hasBookings({ bookingCount }: Help): boolean {
  return bookingCount > 0
}

function areSimulated({ bookings }: Help): boolean {
  return bookings !== null && bookings.length > 0 && bookings.every(({ isSimulated }) => isSimulated)
}
