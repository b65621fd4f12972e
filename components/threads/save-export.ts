import * as texts from '@/lib/texts/threads'
import type { Refusal } from '@/lib/travel/refusal'
import { requestRefusal } from '../state/request-json'
import { saveFile } from '../ui/save-file'

export type ExportKind = 'markdown' | 'transcript'

const LOST: Refusal = { code: 'offline', message: texts.connectionWasLost }

/** Asks for a thread as a file and has the browser save it under the name the server gives it; a refusal is said here, not saved. */
export async function saveExport(threadId: string, as: ExportKind): Promise<Refusal | null> {
  const answer = await fetch(`/api/threads/${threadId}/export?as=${as}`).catch(() => null)
  if (!answer) return LOST
  if (!answer.ok) return requestRefusal(await answer.json().catch(() => null))
  const file = await answer.blob().catch(() => null)
  if (!file) return LOST
  saveFile(nameOf(answer, as), file)
  return null
}

function nameOf(answer: Response, as: ExportKind): string {
  const disposition = answer.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1]
  return (encoded && decoded(encoded)) ?? plain ?? `trip.${as === 'markdown' ? 'md' : 'jsonl'}`
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name)
  } catch {
    return
  }
}
