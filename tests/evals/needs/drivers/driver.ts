import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { Heard } from '../heard'
import type { Row } from '../row'
import type { Browser } from './book-trip'

/** One conversation with the app, whichever way it is reached: what a row's traveller has, and what comes of each turn and press. */
export type Conversation = {
  say: (words: string) => Promise<Heard>
  browser: Browser
  /** The trip and its order as the database holds them; null before the first words. */
  live: () => Promise<LiveTrip | null>
}
export type Driver = { today: (row: Opening) => string; open: (row: Opening) => Promise<Conversation> }
/** What a conversation begins with. */
export type Opening = Pick<Row, 'id' | 'today' | 'setup'>
