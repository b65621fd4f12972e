'use client'

import { type FormEvent, useState } from 'react'
import * as texts from '@/lib/texts/threads'
import { useChatThreadStore } from '../state/chat-thread-store'
import { useThreadListStore } from '../state/thread-list-store'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'
import { LONGEST_NAME } from './rename-field'

/** A new name for a thread, where its entry in the list is not at hand. */
export function RenameDialog({ thread, onClose }: { thread: { id: string; name: string }; onClose: () => void }) {
  const [name, setName] = useState(thread.name)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return setProblem(texts.aTripNeedsAName)
    setIsSaving(true)
    const refusal = await useThreadListStore.getState().change(thread.id, { name: wanted })
    setIsSaving(false)
    if (refusal) return setProblem(refusal.message)
    useChatThreadStore.getState().rename(thread.id, wanted)
    onClose()
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.renameThisTrip}>
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <TextField
          label={texts.name}
          value={name}
          maxLength={LONGEST_NAME}
          error={problem}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setName(event.target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" tone="primary" disabled={isSaving}>
          {texts.rename}
        </Button>
      </form>
    </Dialog>
  )
}
