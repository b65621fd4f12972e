import type { ChatMessage } from '@/lib/chat/message'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'

/**
 * One event of a transcript for somebody who reads it: `at` milliseconds after the first, at the instant `clock`. `act` counts what the
 * traveller did, from 1; 0 is before the first. `detail` may be cut; its `digest` is of the whole.
 */
export type ViewedEvent = {
  type: string
  at: number
  clock: number
  words: string
  detail: string
  digest: string
  isAct: boolean
  act: number
}

/** What stood on the screen after an event. Numbers point into the lists of the run: most steps share most of what they show. */
export type ViewedStep = { event: number; messages: number[]; live: number; prompt: number | null }

/** A transcript with its replay on today's code, step by step. */
export type ViewedRun = {
  id: string | null
  title: string
  facts: { label: string; value: string }[]
  recorded: ViewedEvent[]
  replayed: ViewedEvent[]
  steps: ViewedStep[]
  messages: ChatMessage[]
  lives: LiveTrip[]
  prompts: string[]
  differences: string[]
  /** Why it could not be played to its end. */
  failure: string | null
}

/** The step that shows how things stood after an event; null before the first. */
export function stepAt({ steps }: Pick<ViewedRun, 'steps'>, event: number): ViewedStep | null {
  return steps.findLast((step) => step.event <= event) ?? null
}

/** The act that a difference belongs to; null for what stands at the end. */
export function actOfDifference(line: string): number | null {
  const [, act] = /^act (\d+) /.exec(line) ?? []
  return act === undefined ? null : Number(act)
}
