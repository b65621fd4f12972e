'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/passengers'
import type { PlainDate } from '@/lib/travel/dates'
import { type PassportReading, readPassportLines } from '@/lib/travel/passengers/read-passport-lines'

const WHOLE_LENGTH = 88
/** A whole page that was read by a camera fits in. */
const LONGEST_PASTED = 4_000

/** The two lines at the foot of a passport's photo page, read on this device: the text itself is neither kept nor sent. */
export function PassportLinesField({ today, onRead }: { today: PlainDate; onRead: (reading: PassportReading) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const read = (pasted: string) => {
    const answer = readPassportLines(pasted, today)
    if ('refusal' in answer) {
      setText(pasted)
      // While the lines are still being typed nothing is wrong with them.
      return setProblem(pasted.replace(/\s/g, '').length >= WHOLE_LENGTH ? answer.refusal.message : null)
    }
    setText('')
    setProblem(null)
    onRead(answer.reading)
  }
  return (
    <details className="group rounded-control border border-dashed">
      <summary className="flex min-h-11 items-center px-3 font-medium text-fact text-sea">{texts.pastePassportLines}</summary>
      <div className="flex flex-col gap-1 px-3 pb-3">
        <label htmlFor={id} className="text-fact text-ink-soft">
          {texts.passportLinesHint}
        </label>
        <textarea
          id={id}
          rows={4}
          maxLength={LONGEST_PASTED}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
          onChange={(event) => read(event.target.value)}
          onBlur={() => text.trim() && !problem && setProblem(refusalOf(text, today))}
          className="w-full resize-none break-all rounded-control border bg-sheet px-3 py-2 figures whitespace-pre-wrap text-[13px] leading-5 pointer-coarse:text-[16px] pointer-coarse:leading-6 aria-invalid:border-brick"
        />
        {problem && (
          <p id={`${id}-note`} className="text-brick text-fact">
            {problem}
          </p>
        )}
      </div>
    </details>
  )
}

function refusalOf(text: string, today: PlainDate): string | null {
  const answer = readPassportLines(text, today)
  return 'refusal' in answer ? answer.refusal.message : null
}
