import type { Heard } from '../heard'
import type { Row } from '../row'

/** One conversation with the app, whichever way it is reached: what a row's traveller has, and what comes of each turn. */
export type Conversation = { say: (words: string) => Promise<Heard> }
export type Driver = { today: (row: Row) => string; open: (row: Row) => Promise<Conversation> }
