import { limitRate } from '@/app/api/limit-rate'
import { fileResponse } from '@/app/api/orders/file-response'
import { readId, refused, route } from '@/app/api/respond'
import { requireUser } from '@/app/session/current-user'
import { services } from '@/lib/services'
import { printBooking } from '@/lib/workflows/documents/print-booking'

/** The booking as a PDF file. */
export const GET = route(async (_request, context: RouteContext<'/api/orders/[orderId]/pdf'>) => {
  const user = await requireUser()
  const all = await services()
  await limitRate('look', user.id, all)
  const printed = await printBooking({ orderId: readId((await context.params).orderId), userId: user.id }, all)
  return 'refusal' in printed ? refused(printed.refusal) : fileResponse(printed.file, 'application/pdf', `${printed.name}.pdf`)
})
