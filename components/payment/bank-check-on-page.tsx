'use client'

import { useRouter } from 'next/navigation'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { BankCheck } from './bank-check'

/** `BankCheck` on a page of the server's: the same stop, also on another device than the one that pays. */
export function BankCheckOnPage({ order }: { order: OrderView }) {
  const router = useRouter()
  const refresh = () => router.refresh()
  return <BankCheck order={order} onOrder={refresh} onLeft={refresh} />
}
