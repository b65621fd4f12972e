import { z } from 'zod'

const client = z.number().int()
const at = z.iso.datetime()
const process = z.string()
const threadId = z.string()

/** A message as a reader has it: `text` is its words and cards in one line (answer-text.ts). */
export const readMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  status: z.string().nullable(),
  /** What stands where something could not be shown. */
  unreadable: z.string().nullable(),
})
export type ReadMessage = z.infer<typeof readMessageSchema>

const conversation = {
  client,
  threadId,
  messages: z.array(readMessageSchema),
  runningMessageId: z.string().nullable(),
  queuedKeys: z.array(z.string()),
}

/** One line of the history of a run; nothing here is taken from the app's own database. */
export const threadEntrySchema = z.discriminatedUnion('kind', [
  z.object({ at, kind: z.literal('run'), seed: z.number(), kills: z.number(), variant: z.string() }),
  z.object({ at, kind: z.literal('kill'), process }),
  z.object({ at, kind: z.literal('started'), process, minutesAhead: z.number() }),
  /** `isTold`: the health of the processes that were up said so within a few seconds. */
  z.object({ at, kind: z.literal('redis'), state: z.enum(['cut', 'mended']), isTold: z.boolean() }),
  z.object({ at, kind: z.literal('sent'), client, key: z.string(), text: z.string(), by: z.enum(['chat', 'queue']), process }),
  /** From here on the message must not be lost. */
  z.object({ at, kind: z.literal('acknowledged'), client, threadId, key: z.string(), process }),
  /** An answer that was not there, or cut off, was asked to go on. */
  z.object({ at, kind: z.literal('went-on'), client, threadId, messageId: z.string(), process }),
  /**
   * One reading of an answer, from its first word to where it ended: `finish` by the server, `left` by the reader, `broken` in between,
   * `closed` by the server without a finish. `from` is when it began.
   */
  z.object({
    at,
    kind: z.literal('seen'),
    client,
    threadId,
    reader: z.string(),
    process,
    messageId: z.string(),
    text: z.string(),
    end: z.enum(['finish', 'left', 'broken', 'closed']),
    status: z.string().nullable(),
    from: at,
  }),
  /** `isOld`: it named an answer before the one that was running. */
  z.object({ at, kind: z.literal('stop'), client, threadId, messageId: z.string(), isOld: z.boolean(), stopped: z.boolean(), process }),
  /** A traveller met a process that was gone, in the middle of something. */
  z.object({ at, kind: z.literal('cut-off'), client, process }),
  /** … and has read the thread again, and gone on in it. */
  z.object({ at, kind: z.literal('back'), client, process }),
  z.object({ at, kind: z.literal('looked'), ...conversation }),
  z.object({ at, kind: z.literal('left'), ...conversation }),
  /** Something beside the kills; `fault` says in what it went wrong. */
  z.object({ at, kind: z.literal('tried'), what: z.string(), fault: z.string().nullable() }),
  z.object({ at, kind: z.literal('gave-up'), client, why: z.string() }),
])
export type ThreadEntry = z.infer<typeof threadEntrySchema>
export type EntryOf<Kind extends ThreadEntry['kind']> = Extract<ThreadEntry, { kind: Kind }>

/** The lines of a history file. Throws at the first that is none. */
export function readThreadHistory(text: string): ThreadEntry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => threadEntrySchema.parse(JSON.parse(line)))
}
