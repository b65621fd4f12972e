'use client'

import { useEffect, useState } from 'react'
import * as texts from '@/lib/texts/replay'
import { Button } from '../ui/button'
import type { ViewedEvent } from './viewed-run'

/** The longest that playing waits for the next event, however long the traveller thought about it. */
const LONGEST_PAUSE_MS = 3_000
const SHORTEST_PAUSE_MS = 40

/** Time of a run as a slider: arrow keys step through its events, and it plays by itself as fast as it was, or four times as fast. */
export function Scrubber({ events, at, onMove }: { events: ViewedEvent[]; at: number; onMove: (event: number) => void }) {
  const [speed, setSpeed] = useState<0 | 1 | 4>(0)
  const last = events.length - 1
  const [now, next] = [events[at], events[at + 1]]

  useEffect(() => {
    if (speed === 0) return
    if (!next) return setSpeed(0)
    const pause = Math.min(LONGEST_PAUSE_MS, Math.max(0, next.at - (now?.at ?? 0))) / speed
    const timer = setTimeout(() => onMove(at + 1), Math.max(SHORTEST_PAUSE_MS, pause))
    return () => clearTimeout(timer)
  }, [speed, at, now, next, onMove])

  const play = (wanted: 1 | 4) => {
    if (speed === wanted) return setSpeed(0)
    if (at >= last) onMove(0)
    setSpeed(wanted)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="small" aria-pressed={speed === 1} onClick={() => play(1)}>
        {speed === 1 ? texts.pause : texts.play}
      </Button>
      <Button size="small" aria-pressed={speed === 4} onClick={() => play(4)}>
        {speed === 4 ? texts.pause : texts.playFast}
      </Button>
      <input
        type="range"
        aria-label={texts.time}
        aria-valuetext={now ? texts.eventPosition(now.words, clockWords(now.at), at + 1, events.length) : texts.nothing}
        min={0}
        max={Math.max(0, last)}
        step={1}
        value={at}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
        className="h-6 min-w-40 flex-1 accent-sea"
      />
      <output className="figures min-w-24 text-end text-fact text-ink-soft">
        {clockWords(now?.at ?? 0)} · {at + 1}/{events.length}
      </output>
    </div>
  )
}

/** Since the beginning: "4.2 s", "3 min 05 s", "26 h 10 min". */
export function clockWords(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return texts.seconds(seconds.toFixed(1))
  const minutes = Math.floor(seconds / 60)
  if (minutes < 120) return texts.minutesAndSeconds(minutes, String(Math.floor(seconds % 60)).padStart(2, '0'))
  return texts.hoursAndMinutes(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'))
}
