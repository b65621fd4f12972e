'use client'

import { useSyncExternalStore } from 'react'
import type { PlainDate } from '@/lib/travel/dates'
import { ownDay } from './own-day'

/** The reader's calendar day; in the server's HTML, which does not know where that is, the day in UTC. */
export function useToday(): PlainDate {
  return useSyncExternalStore(noChange, readOwnDay, readDayInUtc)
}

const noChange = () => () => {}
const readOwnDay = () => ownDay(new Date())
const readDayInUtc = () => new Date().toISOString().slice(0, 10)
