import type { PlainDate } from '@/lib/travel/dates'
import type { FlightPicks } from '@/lib/travel/flights/ranked-offer'
import type { TripCommand } from '@/lib/travel/trip/commands'
import type { Trip } from '@/lib/travel/trip/trip'
import type { Goal } from './judge/goal'

/** What one tool gave the screen. */
export type ToolResult = { tool: string; output: unknown }

/** One answer of the assistant: its words, and what its tools showed. `failed` is what the app said instead of an answer. */
export type Answer = { text: string; results: ToolResult[]; failed?: string }

/** What a traveller sees when it is their turn; `done` names what they did so far, `shown` are the flights on the screen. */
export type View = { today: PlainDate; done: string[]; answer: Answer | null; shown: FlightPicks | null; trip: Trip }

/** The flight or the fare that words point at, by what stands on the screen at that moment. */
export type Meant = { sliceIndex: number; offerId: string } | { sliceIndex: number; fareId: string }

/** A press on a card: `place` counts what is on the card from 1. */
export type Click = { command: TripCommand; label: string; place: number }

/** What a traveller does next. `name` is kept in `done`; `hears` is what the answer to a question of theirs must hold. */
export type Act =
  | { type: 'say'; name: string; words: string; meant: Meant | null; hears: RegExp | null }
  | { type: 'click'; name: string; click: Click }
  | { type: 'done'; reason: 'finished' | 'stuck' }

/** One thing to say, in other words each time, or a card to press. What depends on the screen is null where the screen lacks it. */
export type Beat = { onlyIf?: (view: View) => boolean } & (
  | { say: string[] | ((view: View) => string[] | null); meant?: (view: View) => Meant | null; hears?: (view: View) => RegExp }
  | { click: (view: View) => Click | null }
)

/** What the assistant may ask for, and the traveller knows. */
export type Question = 'origin' | 'destination' | 'departureOn' | 'returnOn' | 'tripType' | 'place' | 'fare'

/** One scripted traveller on one day. Days stand in the phrases as `{yyyy-MM-dd}`; how they are said is the way of speaking. */
export type Script = {
  beats: Beat[]
  answers?: Partial<Record<Question, string[]>>
  goal: Goal
  mostTurns?: number
}

export type Traveller = {
  name: string
  /** Who they are, in half a sentence. */
  persona: string
  /** Changes their mind several times. */
  isHard?: boolean
  script: (today: PlainDate) => Script
}

export type TravellerGroup = { group: string; travellers: Traveller[] }
