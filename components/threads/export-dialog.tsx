'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/threads'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { type ExportKind, saveExport } from './save-export'

const KINDS: { as: ExportKind; label: string; holds: string }[] = [
  { as: 'markdown', label: texts.markdown, holds: texts.whatMarkdownHolds },
  { as: 'transcript', label: texts.transcript, holds: texts.whatATranscriptHolds },
]

/** The conversation as a file. */
export function ExportDialog({ thread, onClose }: { thread: { id: string; name: string }; onClose: () => void }) {
  const [busy, setBusy] = useState<ExportKind | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function download(as: ExportKind) {
    setBusy(as)
    setRefusal(null)
    const refused = await saveExport(thread.id, as)
    setBusy(null)
    if (refused) setRefusal(refused.message)
    else onClose()
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.exportThisTrip} description={thread.name}>
      <ul className="flex flex-col gap-4">
        {KINDS.map(({ as, label, holds }) => (
          <li key={as} className="flex items-center justify-between gap-4">
            <p className="min-w-0 text-fact text-ink-soft">
              <span className="block font-medium text-[15px] text-ink leading-6">{label}</span>
              {holds}
            </p>
            <Button
              className="shrink-0"
              aria-label={texts.downloadAs(label)}
              aria-disabled={busy !== null || undefined}
              onClick={busy ? undefined : () => void download(as)}
            >
              {busy === as ? texts.makingIt : texts.download}
            </Button>
          </li>
        ))}
      </ul>
      {refusal && (
        <p role="alert" className="mt-4 text-brick text-fact">
          {refusal}
        </p>
      )}
    </Dialog>
  )
}
