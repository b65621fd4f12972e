'use client'

import { useEffect, useRef, useState } from 'react'
import * as texts from '@/lib/texts/threads'
import { useThreadListStore } from '../state/thread-list-store'
import { isComposing } from '../ui/is-composing'

export const LONGEST_NAME = 80

/** A thread's new name, in its place in the list: Enter and leaving the field keep it, Escape does not. */
export function RenameField({ thread, onDone }: { thread: { id: string; name: string }; onDone: () => void }) {
  const change = useThreadListStore((state) => state.change)
  const [name, setName] = useState(thread.name)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isLeaving = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  // It replaces the button that was just pressed, so the focus belongs here, once.
  useEffect(() => field.current?.focus(), [])

  async function save() {
    const wanted = name.trim()
    if (isLeaving.current) return
    if (wanted === '' || wanted === thread.name) return leave()
    const refused = await change(thread.id, { name: wanted })
    if (refused) setRefusal(refused.message)
    else leave()
  }

  function leave() {
    isLeaving.current = true
    onDone()
  }

  return (
    <>
      <input
        ref={field}
        aria-label={texts.newNameFor(thread.name)}
        aria-invalid={refusal ? true : undefined}
        value={name}
        maxLength={LONGEST_NAME}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') void save()
          if (event.key === 'Escape') {
            event.stopPropagation()
            leave()
          }
        }}
        className="min-h-10 w-full rounded-control -outline-offset-1 border border-sea bg-sheet px-2 text-[15px] pointer-coarse:min-h-11 pointer-coarse:text-[16px]"
      />
      {refusal && (
        <p role="alert" className="px-2 pt-1 text-brick text-fact">
          {refusal}
        </p>
      )}
    </>
  )
}
