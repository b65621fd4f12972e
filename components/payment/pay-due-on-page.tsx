'use client'

import { useRouter } from 'next/navigation'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { PayDue } from './pay-due'

/** `PayDue` on a page of the server's, which is renewed once it is paid. */
export function PayDueOnPage({ order }: { order: OrderView }) {
  const router = useRouter()
  return <PayDue order={order} onPaid={() => router.refresh()} />
}
