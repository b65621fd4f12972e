import { z } from 'zod'
import { requestJson } from '../state/request-json'

const shareSchema = z.object({ url: z.string(), token: z.string(), createdAt: z.string() })
export type Share = z.infer<typeof shareSchema>
const sharesSchema = z.object({ shares: z.array(shareSchema) })

/** A thread's links that work, newest first. */
export function askShares(threadId: string) {
  return requestJson(`/api/threads/${threadId}/shares`, sharesSchema)
}

export function makeShare(threadId: string) {
  return requestJson(`/api/threads/${threadId}/shares`, shareSchema, { method: 'POST', body: {} })
}

/** Answers with the links that are left. */
export function revokeShare(threadId: string, token: string) {
  return requestJson(`/api/threads/${threadId}/shares/${token}`, sharesSchema, { method: 'DELETE' })
}
