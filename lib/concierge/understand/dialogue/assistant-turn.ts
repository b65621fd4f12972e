import type { Fact, TravelFacts } from './travel-facts'

/** What an answer of the assistant put on the table. */
export type AssistantTurn = {
  words: string
  /** Of flights, of something else (a hotel, the weather, a bank account), or of what was talked about before. */
  about: 'flights' | 'elsewhere' | 'same'
  /** What it asked for, in order. */
  asks: Fact[]
  /** A value it put to the traveller within a question: "Will you leave on 3 March?" */
  proposes: TravelFacts
  /** A flight it offered. */
  offer: TravelFacts | null
  /** What it read back and wants confirmed. */
  confirms: TravelFacts | null
  /** What it would rather do without: "Could you choose not to fly in first class?" */
  leavesOut: Fact[]
  /** What was wanted cannot be had: no flight, or no booking. */
  isFailure: boolean
}
