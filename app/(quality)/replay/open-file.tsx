'use client'

import { type SyntheticEvent, useId, useState } from 'react'
import { z } from 'zod'
import type { ViewedRun } from '@/components/replay/viewed-run'
import { requestRefusal } from '@/components/state/request-json'
import { FailedNote } from '@/components/ui/failed-note'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/pages/quality/replay'
import { ReplayViewer } from './replay-viewer'

/** As the server has it; what is larger is not even read here. */
const MOST_BYTES = 20 * 1024 * 1024

// The server made it of a transcript that it has checked.
const runSchema = z.custom<ViewedRun>((value) => typeof value === 'object' && value !== null && 'steps' in value)

type Opening =
  | { state: 'none' }
  | { state: 'playing'; name: string }
  | { state: 'failed'; fault: string }
  | { state: 'open'; run: ViewedRun }

/** A transcript from this device, chosen or dropped here: it is played and shown, and kept nowhere. */
export function OpenFile() {
  const id = useId()
  const [opening, setOpening] = useState<Opening>({ state: 'none' })

  const open = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MOST_BYTES) {
      return setOpening({ state: 'failed', fault: texts.fileIsTooLarge })
    }
    setOpening({ state: 'playing', name: file.name })
    setOpening(await send(file))
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-medium text-[15px] leading-6">
          {texts.openAFile}
        </label>
        <input
          id={id}
          type="file"
          accept=".jsonl,application/jsonl,text/plain"
          aria-describedby={`${id}-note`}
          onClick={forget}
          onDragEnter={forget}
          onChange={(event) => void open(event.currentTarget.files?.[0])}
          className="w-full min-w-0 rounded-card border border-dashed px-4 py-5 text-fact text-ink-soft file:me-3 file:min-h-8 file:rounded-control file:border file:bg-sheet file:px-3 file:text-ink"
        />
        <p id={`${id}-note`} className="text-fact text-ink-soft">
          {texts.chooseOrDropATranscript}
        </p>
      </div>
      <div role="status">{opening.state === 'playing' && <WorkingLine>{texts.playingFile(opening.name)}</WorkingLine>}</div>
      {opening.state === 'failed' && (
        <div role="alert">
          <FailedNote happened={opening.fault} />
        </div>
      )}
      {opening.state === 'open' && (
        <section aria-label={texts.theOpenedFile} className="flex flex-col gap-3">
          <h2 className="font-semibold text-[20px] leading-7">{opening.run.title}</h2>
          <ReplayViewer run={opening.run} />
        </section>
      )}
    </div>
  )
}

/** A file of the same name may have been changed meanwhile: without this, the field would not call it another one. */
function forget(event: SyntheticEvent<HTMLInputElement>) {
  event.currentTarget.value = ''
}

async function send(file: File): Promise<Opening> {
  try {
    const response = await fetch('/api/replay', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: await file.text() })
    const json: unknown = await response.json()
    if (!response.ok) return { state: 'failed', fault: requestRefusal(json).message }
    return { state: 'open', run: runSchema.parse(json) }
  } catch {
    return { state: 'failed', fault: texts.fileCouldNotBeSent }
  }
}
