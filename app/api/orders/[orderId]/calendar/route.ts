import { limitRate } from '@/app/api/limit-rate'
import { fileResponse } from '@/app/api/orders/file-response'
import { readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { bookingCalendar } from '@/lib/workflows/documents/booking-calendar'

/** The flights of a booking for a calendar, as an .ics file. */
export const GET = route(async (_request, context: RouteContext<'/api/orders/[orderId]/calendar'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('look', user.id, all)
  const written = await bookingCalendar({ orderId: readId((await context.params).orderId), userId: user.id }, all)
  return 'refusal' in written ? refused(written.refusal) : fileResponse(written.file, 'text/calendar; charset=utf-8', `${written.name}.ics`)
})
