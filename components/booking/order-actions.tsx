import * as texts from '@/lib/texts/booking'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { BookAgain } from './book-again'
import { PaperLink } from './paper-link'
import { ResendMail } from './resend-mail'

/** What can be done with a booking that exists: take it along, have it sent again, fly the same again. */
export function OrderActions({ order, search, email }: { order: OrderView; search: FlightSearch; email: string }) {
  return (
    <div className="flex flex-col gap-3 border-t px-4 py-4 sm:px-5">
      <div className="flex flex-wrap gap-2">
        <PaperLink href={`/api/orders/${order.orderId}/pdf`} isFile>
          {texts.downloadPdf}
        </PaperLink>
        <PaperLink href={`/orders/${order.orderId}/print`}>{texts.print}</PaperLink>
        <PaperLink href={`/api/orders/${order.orderId}/calendar`} isFile>
          {order.status === 'cancelled' ? texts.removeFromCalendar : texts.addToCalendar}
        </PaperLink>
      </div>
      {(order.status === 'success' || order.status === 'cancelled') && <ResendMail orderId={order.orderId} email={email} />}
      <BookAgain search={search} />
    </div>
  )
}
