'use client'

import type { z } from 'zod'
import { type SelectedHotel, type Stay, selectedHotelSchema, staySchema } from '@/lib/travel/stays/stay'
import { createStore } from './create-store'

// Beneath this prefix all is forgotten together (components/state/forget-browser.ts).
const CONTEXT_KEY = 'wayfarer.hotelContext'
const HOTEL_KEY = 'wayfarer.selectedHotel'

type StayStore = {
  hotelContext: Stay | null
  selectedHotel: SelectedHotel | null
  /** Reads what this browser keeps; after it was claimed. */
  load: () => void
  keepHotelContext: (stay: Stay | null) => void
  keepSelectedHotel: (hotel: SelectedHotel | null) => void
}

/** The stay that is being planned, over reloads, until its traveller signs out. */
export const useStayStore = createStore<StayStore>((set) => ({
  hotelContext: null,
  selectedHotel: null,
  load: () => set({ hotelContext: read(CONTEXT_KEY, staySchema), selectedHotel: read(HOTEL_KEY, selectedHotelSchema) }),
  keepHotelContext: (hotelContext) => {
    set({ hotelContext })
    keep(CONTEXT_KEY, hotelContext)
  },
  keepSelectedHotel: (selectedHotel) => {
    set({ selectedHotel })
    keep(HOTEL_KEY, selectedHotel)
  },
}))

function read<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : schema.parse(JSON.parse(text))
  } catch (error) {
    console.warn('The stay could not be read.', error)
    return null
  }
}

function keep(key: string, value: Stay | SelectedHotel | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    console.warn('The stay could not be kept.', error)
  }
}
