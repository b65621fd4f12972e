'use client'

import { useState } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/plan'
import { formatDay, type PlainDate } from '@/lib/travel/dates'
import { LIKINGS } from '@/lib/travel/plan/liking'
import type { PlanChange } from '@/lib/travel/plan/plan-commands'
import { PACES, type Pace } from '@/lib/travel/plan/plan-limits'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { ChipEditor } from '../flights/chip-editor'
import { ownDay } from '../state/own-day'
import { LIKING_WORDS } from '../trip/memory-words'
import { Button } from '../ui/button'
import { FirstDayField } from './first-day-field'
import { usePlan } from './plan-context'
import { PACE_WORDS, planDates, tasteWords } from './plan-words'

const PACE_LABELS: Record<Pace, string> = { calm: texts.calmPace, usual: texts.usualPace, full: texts.fullDays }

/** First day, pace and taste of the whole plan; each opens its own small editor. */
export function PlanChips() {
  const today = useToday()
  const { plan, press } = usePlan()
  const change = (changed: PlanChange) => void press({ at: 'head', commands: () => [{ type: 'change-plan', change: changed }] })
  return (
    <div className="flex flex-wrap gap-1.5">
      <ChipEditor name={texts.firstDay} text={planDates(plan, today) ?? texts.when} isOpen={plan.startsOn === null} isDisabled={false}>
        {(close) => <FirstDayEditor startsOn={plan.startsOn} onApply={(startsOn) => change({ startsOn })} onDone={close} />}
      </ChipEditor>
      <ChipEditor name={texts.pace} text={PACE_LABELS[plan.pace]} isDisabled={false}>
        {(close) => <PaceEditor pace={plan.pace} onApply={(pace) => change({ pace })} onDone={close} />}
      </ChipEditor>
      <ChipEditor name={texts.whatYouLike} text={tasteWords(plan)} isDisabled={false}>
        {(close) => <TasteEditor plan={plan} onApply={change} onDone={close} />}
      </ChipEditor>
    </div>
  )
}

type EditorProps<Value> = { onApply: (value: Value) => void; onDone: () => void }

function FirstDayEditor({ startsOn, onApply, onDone }: { startsOn: PlainDate | null } & EditorProps<PlainDate | null>) {
  const today = ownDay(new Date())
  const [wanted, setWanted] = useState(startsOn ?? '')
  const [error, setError] = useState<string>()

  function submit() {
    if (wanted === '') return setError(texts.chooseFirstDay)
    if (wanted < today) return setError(texts.thatDayIsOver)
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
      <FirstDayField
        value={wanted}
        error={error}
        hint={wanted && wanted !== startsOn ? texts.daysMoveAlong(formatDay(wanted)) : undefined}
        onChange={setWanted}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary">
          {texts.beginOnThisDay}
        </Button>
        {startsOn && (
          <Button
            onClick={() => {
              onApply(null)
              onDone()
            }}
          >
            {texts.noDayYet}
          </Button>
        )}
      </div>
    </form>
  )
}

const PACE_HINTS: Record<Pace, string> = {
  calm: texts.calmPaceHint,
  usual: texts.usualPaceHint,
  full: texts.fullPaceHint,
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
        <legend className="mb-1 font-medium text-fact">{texts.paceOfADay}</legend>
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
      <p className="text-fact text-ink-soft">{texts.daysAreMadeAnew}</p>
      <Button type="submit" tone="primary">
        {texts.makeTheDaysAnew}
      </Button>
    </form>
  )
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
        <legend className="mb-1 font-medium text-fact">{texts.whatYouLike}</legend>
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
        <CheckBox label={texts.childrenComeAlong} isOn={withChildren} onChange={setWithChildren} />
      </div>
      <p className="text-fact text-ink-soft">{texts.daysAreMadeAnew}</p>
      <Button type="submit" tone="primary">
        {texts.makeTheDaysAnew}
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
