'use client'

import { useRef, useState } from 'react'
import type { AncillaryFacts } from '@/lib/travel/ancillaries/change-ancillaries'
import { applyTripCommand, type TripCommand } from '@/lib/travel/trip/commands'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { Trip } from '@/lib/travel/trip/trip'
import { useTripStore } from '../../state/trip-store'

/** Works out the command on the trip as it will be when its turn comes; null when nothing is left to change. */
export type CommandOf = (trip: Trip) => TripCommand | null

/**
 * One click is one command; quick clicks wait in line, and none is lost. `trip` already shows what is on its way, by the rules that the
 * server applies to it with what is `sold`; what the server refuses goes back to how it was, with the reason.
 */
export function useTripCommand({ threadId, trip }: LiveTrip, sold: AncillaryFacts) {
  const line = useRef<Promise<void>>(Promise.resolve())
  const onTheWay = useRef<TripCommand[]>([])
  const [waiting, setWaiting] = useState<TripCommand[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)

  function setLine(commands: TripCommand[]) {
    onTheWay.current = commands
    setWaiting(commands)
  }

  async function issueNext(command: TripCommand) {
    const answer = await useTripStore.getState().issue(threadId, command)
    setRefusal('refusal' in answer ? answer.refusal.message : null)
    setLine(onTheWay.current.filter((other) => other !== command))
  }

  function send(commandOf: CommandOf) {
    const now = useTripStore.getState().trips[threadId]?.trip ?? trip
    const command = commandOf(tripAfter(now, onTheWay.current, sold))
    if (!command) return
    setLine([...onTheWay.current, command])
    line.current = line.current.then(() => issueNext(command))
  }

  return { trip: tripAfter(trip, waiting, sold), send, isSaving: waiting.length > 0, refusal }
}

function tripAfter(trip: Trip, commands: TripCommand[], sold: AncillaryFacts): Trip {
  return commands.reduce((before, command) => {
    const applied = applyTripCommand(before, command, { ancillaries: sold })
    return 'trip' in applied ? applied.trip : before
  }, trip)
}
