'use client'

import { useRef, useState } from 'react'
import * as texts from '@/lib/texts/plan'
import type { PlanCommand } from '@/lib/travel/plan/plan-commands'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { useTimeFormat } from '../session/preferences'
import { useAnnouncerStore } from '../state/announcer-store'
import { useTripStore } from '../state/trip-store'
import { changeWords } from './change-words'

/** Where on the card it is told what a press came to: at a day by its index, or at its head or foot. */
export type PlanPart = number | 'head' | 'foot'

/** What came of the last press, told beside where it was pressed. `count` commands lead from before it to `version`. */
export type PlanOutcome = { at: PlanPart; stopIndex: number | null } & (
  | { status: 'changed'; words: string; count: number; version: number }
  | { status: 'undone' }
  | { status: 'refused'; message: string }
)

export type PlanPress = {
  at: PlanPart
  /** The stop that was pressed: the one in its place gets the focus when it is gone. */
  stopIndex?: number | null
  /** Worked out on the plan as it is when its turn comes. */
  commands: (plan: TripPlan) => PlanCommand[]
  /** Left out: what the one command says. */
  words?: (before: TripPlan, after: TripPlan) => string
}

/** One press after the other, none lost: each is issued, told, and can be taken back while nothing came after it. */
export function usePlanChanges(threadId: string) {
  const timeFormat = useTimeFormat()
  const line = useRef<Promise<void>>(Promise.resolve())
  const [outcome, setOutcome] = useState<PlanOutcome | null>(null)
  const announce = useAnnouncerStore((state) => state.announce)

  /** What is refused stands in an alert, which is heard by itself. */
  function tell(told: PlanOutcome) {
    setOutcome(told)
    if (told.status === 'changed') announce(told.words)
    if (told.status === 'undone') announce(texts.takenBack)
  }

  async function carryOut({ at, stopIndex = null, commands, words }: PlanPress) {
    const before = useTripStore.getState().trips[threadId]?.trip.plan
    if (!before) return
    const done: { command: PlanCommand; plan: TripPlan; version: number }[] = []
    let refused: string | null = null
    for (const command of commands(before)) {
      const answer = await useTripStore.getState().issue(threadId, command)
      if ('refusal' in answer) refused = answer.refusal.message
      else if (answer.live.trip.plan) done.push({ command, plan: answer.live.trip.plan, version: answer.live.version })
    }
    const last = done.at(-1)
    if (last) {
      const told = words?.(before, last.plan) ?? changeWords(last.command, before, last.plan, timeFormat)
      return tell({ at, stopIndex, status: 'changed', words: told, count: done.length, version: last.version })
    }
    if (refused !== null) tell({ at, stopIndex, status: 'refused', message: refused })
  }

  async function takeBack({ at, stopIndex, count }: Extract<PlanOutcome, { status: 'changed' }>) {
    for (let taken = 0; taken < count; taken++) {
      const answer = await useTripStore.getState().undo(threadId)
      if ('refusal' in answer) return tell({ at, stopIndex, status: 'refused', message: answer.refusal.message })
    }
    tell({ at, stopIndex, status: 'undone' })
  }

  function inLine(work: () => Promise<void>): Promise<void> {
    line.current = line.current.then(work)
    return line.current
  }

  return {
    outcome,
    press: (press: PlanPress) => inLine(() => carryOut(press)),
    undo: () => (outcome?.status === 'changed' ? inLine(() => takeBack(outcome)) : Promise.resolve()),
  }
}
