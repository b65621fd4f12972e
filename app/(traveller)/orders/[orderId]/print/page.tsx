import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { requireUser } from '@/app/session/current-user'
import { BookingPaper } from '@/components/booking/booking-paper'
import { PrintButton } from '@/components/booking/print-button'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/orders/print'
import { bookingDocument } from '@/lib/travel/documents/booking-document'
import { bookedOrder } from '@/lib/workflows/documents/booked-order'
import './print.css'

export const metadata: Metadata = { title: texts.printYourBooking, robots: { index: false } }

export default async function PrintRoute({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params
  const user = await requireUser(`/orders/${orderId}/print`)
  const found = await bookedOrder({ orderId, userId: user.id }, await services())
  if ('refusal' in found) notFound()
  return (
    <main className="mx-auto flex w-full max-w-[760px] flex-col gap-6 px-4 pt-6 pb-16 sm:px-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link href={`/orders/${orderId}`} className="inline-flex min-h-11 items-center rounded-control font-medium text-[15px] text-sea">
          <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
            ←
          </span>{' '}
          {texts.backToTheBooking}
        </Link>
        <PrintButton />
      </div>
      <BookingPaper document={bookingDocument(found.order)} />
    </main>
  )
}
