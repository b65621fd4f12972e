import { OrderBadge } from '@/components/booking/order-badge'
import { useToday } from '@/components/state/use-today'
import { Card } from '@/components/ui/card'
import { opensInANewTab } from '@/lib/texts/destinations'
import * as texts from '@/lib/texts/help'
import { formatDay } from '@/lib/travel/dates'
import type { Help, HelpBooking } from '@/lib/travel/help/help-schema'

const LINK = 'inline-flex min-h-8 items-center text-fact text-sea underline-offset-4 hover:underline'

/** How to reach us, the bookings with their papers, and what is done where. What was asked about comes first. */
export function HelpCard({ help }: { help: Help }) {
  const contact = <Contact key="contact" hasDesk={help.hasDesk} />
  const bookings = <Bookings key="bookings" {...help} />
  return (
    <Card aria-label={texts.help} className="flex animate-rise flex-col divide-y px-4 py-1">
      {help.about === 'contact' ? [contact, bookings] : [bookings, contact]}
      <NextSteps bookings={help.bookings ?? []} />
    </Card>
  )
}

function Contact({ hasDesk }: Pick<Help, 'hasDesk'>) {
  return (
    <section className="flex flex-col items-start gap-1 py-3">
      <h2 className="font-medium text-fact">{texts.writeToUs}</h2>
      <p className="text-fact text-ink-soft">
        {texts.noPersonInThisChat} {hasDesk ? texts.letterReachesPeople : texts.nobodyStaffsADesk}
      </p>
      <OtherPage href="/contact-us">{texts.contactUs}</OtherPage>
    </section>
  )
}

function Bookings({ bookings, bookingCount }: Pick<Help, 'bookings' | 'bookingCount'>) {
  const areLeftOut = bookings !== null && bookingCount > bookings.length
  return (
    <section className="flex flex-col items-start gap-1 py-3">
      <h2 className="font-medium text-fact">{texts.yourBookings}</h2>
      {bookings === null && <p className="text-fact text-ink-soft">{texts.bookingsCouldNotBeRead}</p>}
      {bookings?.length === 0 && <p className="text-fact text-ink-soft">{texts.nothingIsBookedYet}</p>}
      {bookings !== null && bookings.length > 0 && (
        <ul className="flex w-full flex-col divide-y">
          {bookings.map((booking) => (
            <Booking key={booking.orderId} {...booking} />
          ))}
        </ul>
      )}
      {(bookings === null || areLeftOut) && (
        <OtherPage href="/orders">{areLeftOut ? texts.allBookings(bookingCount) : texts.openYourBookings}</OtherPage>
      )}
    </section>
  )
}

function Booking({ orderId, route, departureOn, bookingReference, isOfThisTrip, hasPapers, ...standing }: HelpBooking) {
  const today = useToday()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 flex-col">
        <OtherPage href={`/orders/${orderId}`}>{route}</OtherPage>
        <p className="figures text-ink-soft text-label">
          {[isOfThisTrip && texts.thisTrip, departureOn && formatDay(departureOn, today), bookingReference].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <OrderBadge order={standing} />
        {hasPapers && (
          <>
            <a href={`/api/orders/${orderId}/pdf`} download className={LINK} aria-label={texts.pdfOf(route)}>
              {texts.pdf}
            </a>
            <a href={`/api/orders/${orderId}/calendar`} download className={LINK} aria-label={texts.calendarOf(route)}>
              {texts.calendar}
            </a>
          </>
        )}
      </div>
    </li>
  )
}

function NextSteps({ bookings }: { bookings: HelpBooking[] }) {
  if (!bookings.some(({ hasPapers }) => hasPapers)) return null
  return (
    <section className="flex flex-col gap-1 py-3">
      <h2 className="font-medium text-fact">{texts.whatYouCanDo}</h2>
      <p className="text-fact text-ink-soft">{texts.onABookingPage}</p>
      <p className="text-fact text-ink-soft">
        {bookings.every(({ isSimulated }) => isSimulated) ? texts.simulatedBookings : texts.withTheAirline}
      </p>
    </section>
  )
}

function OtherPage({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      {children}
      <span className="sr-only"> {opensInANewTab}</span>
    </a>
  )
}
