'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/record'
import type { Refusal } from '@/lib/travel/refusal'
import { findThread, useThreadListStore } from '../state/thread-list-store'
import { saveExport } from '../threads/save-export'

/** Whether this trip is recorded, to be turned on and off, with what that means; and the recording so far, as a file. */
export function RecordControl({ threadId }: { threadId: string }) {
  const isRecorded = useThreadListStore((state) => findThread(state, threadId)?.recorded ?? false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [labelId, helpId] = [useId(), useId()]

  const turn = async () => {
    setIsSending(true)
    setRefusal(await useThreadListStore.getState().change(threadId, { recorded: !isRecorded }))
    setIsSending(false)
  }

  const download = async () => {
    setIsSending(true)
    setRefusal(await saveExport(threadId, 'transcript'))
    setIsSending(false)
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <p id={labelId} className="font-medium text-[15px] leading-6">
          {texts.recordThisTrip}
        </p>
        <button
          type="button"
          role="switch"
          aria-checked={isRecorded}
          aria-labelledby={labelId}
          aria-describedby={helpId}
          aria-disabled={isSending || undefined}
          onClick={isSending ? undefined : () => void turn()}
          className={`relative h-6 w-11 shrink-0 rounded-full border transition-colors duration-150 after:absolute after:-inset-2.5 ${isRecorded ? 'border-sea bg-sea' : 'border-ink-soft bg-line'}`}
        >
          <span
            aria-hidden="true"
            className={`absolute top-0.5 inset-s-0.5 size-4.5 rounded-full bg-sheet transition-transform duration-150 motion-reduce:transition-none ${isRecorded ? 'translate-x-5 rtl:-translate-x-5' : ''}`}
          />
        </button>
      </div>
      <p id={helpId} className="text-fact text-ink-soft">
        {texts.whatIsRecorded}
      </p>
      {refusal && (
        <p role="alert" className="text-brick text-fact">
          {refusal.message}
        </p>
      )}
      <button
        type="button"
        aria-disabled={isSending || undefined}
        onClick={isSending ? undefined : () => void download()}
        className="self-start text-fact text-sea underline-offset-4 hover:underline aria-disabled:text-ink-soft pointer-coarse:min-h-11"
      >
        {texts.downloadTranscript}
      </button>
    </div>
  )
}
