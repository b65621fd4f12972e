'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import * as texts from '@/lib/texts/plan'
import { clock, minutesOf } from '@/lib/travel/plan/day-times'
import { LONGEST_NOTE } from '@/lib/travel/plan/plan-limits'
import type { PlanDay } from '@/lib/travel/plan/trip-plan'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { PencilIcon } from '../ui/icons'
import { rainWords } from './change-words'
import { usePlan } from './plan-context'
import { SightPicker } from './sight-picker'

const HOUR = 60
const LATEST_START = 15 * HOUR
const SMALL = { size: 'small', className: 'min-h-9 pointer-coarse:min-h-11' } as const

/** Actions for a whole day, under its note. */
export function DayActions({ day, dayIndex }: { day: PlanDay; dayIndex: number }) {
  const { plan, press } = usePlan()
  const [isPicking, setIsPicking] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const noteButton = useRef<HTMLButtonElement>(null)
  const name = texts.dayInSentence(dayIndex + 1)

  function swapForRain() {
    void press({
      at: dayIndex,
      commands: ({ days }) =>
        (days[dayIndex]?.stops ?? [])
          .filter(({ isIndoor }) => !isIndoor)
          .map(({ id }) => ({ type: 'swap-stop', stopId: id, reason: 'rain' })),
      words: (before, after) => rainWords(dayIndex, before, after),
    })
  }

  function closeNote() {
    setIsWriting(false)
    // The field goes away with its focus.
    requestAnimationFrame(() => noteButton.current?.focus())
  }

  return (
    <div className="flex flex-col gap-3">
      {day.note && !isWriting && (
        <p className="flex gap-2 rounded-control bg-paper px-3 py-2 text-[15px] leading-6">
          <PencilIcon className="mt-1 text-ink-soft" />
          <span className="wrap-anywhere min-w-0">
            <span className="sr-only">{texts.yourNote} </span>
            {day.note}
          </span>
        </p>
      )}
      {isWriting && <NoteForm day={day} dayIndex={dayIndex} onDone={closeNote} />}
      <div className="flex flex-wrap gap-2">
        <Button {...SMALL} aria-label={texts.addAStopTo(name)} onClick={() => setIsPicking(true)}>
          {texts.addAStop}
        </Button>
        {day.stops.some(({ isIndoor }) => !isIndoor) && (
          <Button {...SMALL} aria-label={texts.swapForRainOn(name)} onClick={swapForRain}>
            {texts.swapForRain}
          </Button>
        )}
        {!isWriting && (
          <Button
            {...SMALL}
            ref={noteButton}
            aria-label={day.note ? texts.changeNoteFor(name) : texts.noteFor(name)}
            onClick={() => setIsWriting(true)}
          >
            {day.note ? texts.changeNote : texts.note}
          </Button>
        )}
        {dayIndex + 1 < plan.days.length && (
          <Button
            {...SMALL}
            onClick={() => void press({ at: dayIndex, commands: () => [{ type: 'swap-days', dayIndex, withDayIndex: dayIndex + 1 }] })}
          >
            {texts.swapWith(texts.dayInSentence(dayIndex + 2))}
          </Button>
        )}
        {day.stops.length > 0 && minutesOf(day.startsAt) < LATEST_START && (
          <Button
            {...SMALL}
            aria-label={texts.startLaterOn(name)}
            onClick={() =>
              void press({
                at: dayIndex,
                commands: () => [{ type: 'start-days', dayIndex, startsAt: clock(minutesOf(day.startsAt) + HOUR) }],
              })
            }
          >
            {texts.startLater}
          </Button>
        )}
        {plan.days.length > 1 && (
          <Button
            {...SMALL}
            onClick={() => void press({ at: dayIndex === 0 ? 'head' : dayIndex - 1, commands: () => [{ type: 'shorten-plan', dayIndex }] })}
          >
            {texts.takeOut(name)}
          </Button>
        )}
      </div>
      <SightPicker
        isOpen={isPicking}
        onOpenChange={setIsPicking}
        title={texts.addAStopTo(name)}
        dayIndex={dayIndex}
        onChoose={(sightId) => void press({ at: dayIndex, commands: () => [{ type: 'add-stop', sightId, dayIndex }] })}
      />
    </div>
  )
}

/** The traveller's own words for a day. Escape leaves them as they were. */
function NoteForm({ day, dayIndex, onDone }: { day: PlanDay; dayIndex: number; onDone: () => void }) {
  const { press } = usePlan()
  const [note, setNote] = useState(day.note)

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone()
  }

  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onKeyDown={leaveOnEscape}
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim() !== day.note) void press({ at: dayIndex, commands: () => [{ type: 'note-day', dayIndex, note }] })
        onDone()
      }}
    >
      <TextField
        label={texts.noteFor(texts.dayInSentence(dayIndex + 1))}
        value={note}
        maxLength={LONGEST_NOTE}
        autoFocus
        onChange={(event) => setNote(event.target.value)}
        className="min-w-0 flex-1 basis-56"
      />
      <Button type="submit" tone="primary">
        {texts.save}
      </Button>
      <Button tone="text" onClick={onDone}>
        {texts.cancel}
      </Button>
    </form>
  )
}
