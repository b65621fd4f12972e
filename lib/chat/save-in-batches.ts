import { readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai'
import { isWorking } from './define-tool'
import type { ChatData, ChatMessage } from './message'
import { openStream } from './open-stream'

/** Parts reach the store at most this often while an answer streams; a tool that has finished at once, so that it never runs again. */
const SAVE_EVERY_MS = 150

export type SaveStatus = 'streaming' | 'complete' | 'partial' | 'failed'

/** False when the answer is another run's by now: nothing was stored, and nothing is stored any more. */
export type Save = (parts: ChatMessage['parts'], status: SaveStatus) => Promise<boolean>

type Batches = {
  save: Save
  /** Waited for before anything is read and stored that can wait: not before a tool's result. */
  beforeSave?: (() => Promise<unknown>) | undefined
  /** What cannot be read ends the message where it stands. */
  onUnreadable: (error: unknown) => void
  onLost: () => void
}
/** `end` answers with the final parts, or with those before what cannot be read; storing these is left to the caller. */
type Saving = { take: (chunk: UIMessageChunk) => void; end: () => Promise<ChatMessage['parts']> }

/** Takes the chunks of a message that grows from the parts it was begun with, which are stored already, and stores it now and then. */
export function saveInBatches(
  begun: Pick<ChatMessage, 'id' | 'parts'>,
  { save, beforeSave = async () => undefined, onUnreadable, onLost }: Batches,
): Saving {
  const reading = readBatches(begun)
  let unread: UIMessageChunk[] = []
  let savedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | null = null
  let saving: Promise<void> | null = null
  let isOver = false
  reading.whole.catch((error: unknown) => {
    isOver = true
    onUnreadable(error)
  })
  return { take, end }

  function take(chunk: UIMessageChunk): void {
    if (isOver) return
    addTo(unread, chunk)
    if (endsCall(chunk)) savedAt = 0
    plan()
  }

  async function end(): Promise<ChatMessage['parts']> {
    if (timer) clearTimeout(timer)
    timer = null
    const isReadable = !isOver
    isOver = true
    await saving
    if (isReadable) {
      await beforeSave()
      await readAll()
    }
    await reading.end()
    return reading.parts()
  }

  /** Also where nothing follows for a while: what a reader has seen is not lost when the process is. */
  function plan(): void {
    if (isOver || saving || unread.length === 0) return
    const wait = savedAt + SAVE_EVERY_MS - Date.now()
    if (wait <= 0) store()
    else timer ??= setTimeout(store, wait)
  }

  function store(): void {
    if (timer) clearTimeout(timer)
    timer = null
    const canWait = savedAt > 0
    savedAt = Date.now()
    // A batch that fails is made good by the next one, and by the last.
    saving = saveUnread(canWait)
      .catch(() => undefined)
      .finally(() => {
        saving = null
        // Counted from its end: a store that has much to do is asked less often. What a tool has found meanwhile waits for nothing.
        if (savedAt > 0) savedAt = Date.now()
        plan()
      })
  }

  async function saveUnread(canWait: boolean): Promise<void> {
    if (canWait) await beforeSave()
    if (isOver) return
    await readAll()
    if (isOver || (await save(reading.parts(), 'streaming'))) return
    isOver = true
    onLost()
  }

  async function readAll(): Promise<void> {
    const batch = unread
    unread = []
    await reading.read(batch)
  }
}

type Counted = UIMessage<{ batch?: number }, ChatData>

/**
 * A message that is read a batch at a time: whoever builds a message of chunks makes a whole copy of it for each of them. `whole` settles
 * at its end, and throws for what cannot be read.
 */
function readBatches({ id, parts: begun }: Pick<ChatMessage, 'id' | 'parts'>) {
  const feed = openStream<UIMessageChunk>()
  let parts = begun
  let sent = 0
  let reachBatch = () => {}
  const whole = readToEnd()
  return { read, whole, parts: () => parts, end }

  async function readToEnd(): Promise<void> {
    // A copy: whoever builds a message of the chunks writes into it.
    const message: Counted = { id, role: 'assistant', parts: structuredClone(begun) }
    // Otherwise it would wait for ever behind a chunk that it cannot read.
    for await (const read of readUIMessageStream<Counted>({ message, stream: feed.stream, terminateOnError: true })) {
      parts = read.parts
      if (read.metadata?.batch === sent) reachBatch()
    }
  }

  /** Settles when the parts hold all of the batch, or all that can be read of it. */
  async function read(batch: UIMessageChunk[]): Promise<void> {
    sent += 1
    const isReached = new Promise<void>((resolve) => {
      reachBatch = resolve
    })
    for (const chunk of batch) feed.write(chunk)
    feed.write({ type: 'message-metadata', messageMetadata: { batch: sent } })
    await Promise.race([isReached, whole.catch(() => undefined)])
  }

  async function end(): Promise<void> {
    feed.end()
    await whole.catch(() => undefined)
  }
}

/** Words that go on are joined, and a report takes the place of the one before. What was given is not written into. */
function addTo(unread: UIMessageChunk[], chunk: UIMessageChunk): void {
  const last = unread.at(-1)
  if (chunk.type === 'text-delta' && !chunk.providerMetadata && last?.type === 'text-delta' && last.id === chunk.id) {
    last.delta += chunk.delta
    return
  }
  if (isReport(chunk) && isReport(last) && last.toolCallId === chunk.toolCallId) unread.pop()
  unread.push({ ...chunk })
}

type Report = Extract<UIMessageChunk, { type: 'tool-output-available' }> & { preliminary: true }

function isReport(chunk: UIMessageChunk | undefined): chunk is Report {
  return chunk?.type === 'tool-output-available' && chunk.preliminary === true
}

/** Whether a use of a tool comes to its end with it, well or badly. */
function endsCall(chunk: UIMessageChunk): boolean {
  if (chunk.type === 'tool-output-available') return !isReport(chunk) && !isWorking(chunk.output)
  return chunk.type === 'tool-output-error' || chunk.type === 'tool-output-denied'
}
