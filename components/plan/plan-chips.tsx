'use client'

import { useState } from 'react'
import { formatDay, type PlainDate, plainDateIn } from '@/lib/travel/dates'
import { LIKINGS, type Liking } from '@/lib/travel/plan/liking'
import type { PlanChange } from '@/lib/travel/plan/plan-commands'
import { PACES, type Pace, type TripPlan } from '@/lib/travel/plan/trip-plan'
import { ChipEditor } from '../flights/chip-editor'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { usePlan } from './plan-context'
import { PACE_WORDS, planDates, tasteWords } from './plan-words'

const MADE_ANEW = 'The days are made anew. Your notes stay; stops that you moved or chose do not.'

/** First day, pace and taste of the whole plan; each opens its own small editor. */
export function PlanChips() {
  const { plan, press } = usePlan()
  const change = (changed: PlanChange) => void press({ at: 'head', commands: () => [{ type: 'change-plan', change: changed }] })
  return (
    <div className="flex flex-wrap gap-1.5">
      <ChipEditor name="First day" text={planDates(plan) ?? 'When?'} isOpen={plan.startsOn === null} isDisabled={false}>
        {(close) => <FirstDayEditor startsOn={plan.startsOn} onApply={(startsOn) => change({ startsOn })} onDone={close} />}
      </ChipEditor>
      <ChipEditor name="Pace" text={`${PACE_WORDS[plan.pace]}${plan.pace === 'full' ? '' : ' pace'}`} isDisabled={false}>
        {(close) => <PaceEditor pace={plan.pace} onApply={(pace) => change({ pace })} onDone={close} />}
      </ChipEditor>
      <ChipEditor name="What you like" text={tasteWords(plan)} isDisabled={false}>
        {(close) => <TasteEditor plan={plan} onApply={change} onDone={close} />}
      </ChipEditor>
    </div>
  )
}

type EditorProps<Value> = { onApply: (value: Value) => void; onDone: () => void }

function FirstDayEditor({ startsOn, onApply, onDone }: { startsOn: PlainDate | null } & EditorProps<PlainDate | null>) {
  const today = plainDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
  const [wanted, setWanted] = useState(startsOn ?? '')
  const [error, setError] = useState<string>()

  function submit() {
    if (wanted === '') return setError('Choose the day on which the plan begins.')
    if (wanted < today) return setError('That day is over. Choose today or a later one.')
    onApply(wanted)
    onDone()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="First day"
        type="date"
        min={today}
        value={wanted}
        error={error}
        hint={wanted && wanted !== startsOn ? `A ${formatDay(wanted)}. The days move along as they are.` : undefined}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary">
          Begin on this day
        </Button>
        {startsOn && (
          <Button
            onClick={() => {
              onApply(null)
              onDone()
            }}
          >
            No day yet
          </Button>
        )}
      </div>
    </form>
  )
}

const PACE_HINTS: Record<Pace, string> = {
  calm: 'up to 3 stops, about 5 hours',
  usual: 'up to 5 stops, about 7 hours',
  full: 'up to 6 stops, about 9 hours',
}

function PaceEditor({ pace, onApply, onDone }: { pace: Pace } & EditorProps<Pace>) {
  const [wanted, setWanted] = useState(pace)
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== pace) onApply(wanted)
        onDone()
      }}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-fact">Pace of a day</legend>
        {PACES.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2.5 text-[15px] leading-5">
            <input type="radio" name="pace" className="size-5 accent-sea" checked={wanted === each} onChange={() => setWanted(each)} />
            <span>
              {PACE_WORDS[each]}
              <span className="block text-fact text-ink-soft">{PACE_HINTS[each]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-fact text-ink-soft">{MADE_ANEW}</p>
      <Button type="submit" tone="primary">
        Make the days anew
      </Button>
    </form>
  )
}

const LIKING_WORDS: Record<Liking, string> = {
  beach: 'Beach',
  city: 'City life',
  culture: 'Culture',
  food: 'Food',
  history: 'History',
  mountains: 'Mountains',
  nature: 'Nature',
  nightlife: 'Nightlife',
  shopping: 'Shopping',
  family: 'Family fun',
}

function TasteEditor({ plan, onApply, onDone }: { plan: TripPlan } & EditorProps<PlanChange>) {
  const [likings, setLikings] = useState(plan.likings)
  const [withChildren, setWithChildren] = useState(plan.withChildren)
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const isSame = withChildren === plan.withChildren && likings.toSorted().join() === plan.likings.toSorted().join()
        if (!isSame) onApply({ likings, withChildren })
        onDone()
      }}
    >
      <fieldset>
        <legend className="mb-1 font-medium text-fact">What you like</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {LIKINGS.map((liking) => (
            <CheckBox
              key={liking}
              label={LIKING_WORDS[liking]}
              isOn={likings.includes(liking)}
              onChange={(isOn) => setLikings(LIKINGS.filter((one) => (one === liking ? isOn : likings.includes(one))))}
            />
          ))}
        </div>
      </fieldset>
      <div className="border-t pt-2">
        <CheckBox label="Children come along" isOn={withChildren} onChange={setWithChildren} />
      </div>
      <p className="text-fact text-ink-soft">{MADE_ANEW}</p>
      <Button type="submit" tone="primary">
        Make the days anew
      </Button>
    </form>
  )
}

function CheckBox({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 text-[15px] pointer-coarse:min-h-11">
      <input type="checkbox" className="size-5 accent-sea" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
