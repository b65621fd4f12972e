import type { MessageRow } from '../ports/message-store'
import { type ChatMessage, type ChatPart, type MessageMetadata, messageMetadataSchema } from './message'
import { type KnownTools, openPart, unreadable } from './open-part'
import { isRecord } from './words-of'

/** The version that parts are written in today. */
export const PARTS_VERSION = 1

/** From the parts of one version to those of the next. */
export type Upgrades = Record<number, (parts: unknown[]) => unknown[]>
/** By the version they begin at; none yet, as version 1 is today's. */
const UPGRADES: Upgrades = {}

/** All tools are known by default, and their outputs stay as they are. */
type Opening = Partial<KnownTools> & { upgrades?: Upgrades; partsVersion?: number }

/**
 * A stored message as it can be shown and sent to a model, whatever the row holds: what is broken, unknown, or of an older or newer
 * version than this becomes a readable part. Never throws, so that no message keeps its thread from opening.
 */
export function openMessage(row: MessageRow, opening: Opening = {}): ChatMessage {
  const { isKnownTool = () => true, openOutput = (_, output) => ({ output }) } = opening
  const stored = upgraded(row, opening)
  const parts = stored
    ? stored.flatMap((part) => opened(part, { isKnownTool, openOutput }) ?? [])
    : [unreadable('A message that wasn’t saved completely', row.parts)]
  return { id: row.id, role: row.role === 'user' ? 'user' : 'assistant', parts: eachCallOnce(parts), metadata: metadataOf(row) }
}

/** What is nested too deep for any reader opens, too. */
function opened(part: unknown, known: KnownTools): ChatPart | null {
  try {
    return openPart(part, known)
  } catch {
    return unreadable('Something that wasn’t saved completely', null)
  }
}

/** Null when they are no list. An upgrade that fails leaves them as they are: what is known of them still shows. */
function upgraded({ parts, version }: MessageRow, { upgrades = UPGRADES, partsVersion = PARTS_VERSION }: Opening): unknown[] | null {
  if (!Array.isArray(parts)) return null
  let current: unknown[] = parts
  try {
    for (let from = version; from < partsVersion; from++) current = upgrades[from]?.(current) ?? current
  } catch {
    return parts
  }
  return current
}

/** Of two uses of a tool under one id the first stays: models and cards tell them apart by it. */
function eachCallOnce(parts: ChatMessage['parts']): ChatMessage['parts'] {
  const seen = new Set<string>()
  return parts.map((part) => {
    if (!('toolCallId' in part)) return part
    if (seen.has(part.toolCallId)) return unreadable('A card that was saved twice', part.output ?? part.errorText)
    seen.add(part.toolCallId)
    return part
  })
}

function metadataOf({ metadata, status, versions }: MessageRow): MessageMetadata {
  const known: Record<string, unknown> = {}
  if (isRecord(metadata)) {
    for (const [name, schema] of Object.entries(messageMetadataSchema.shape)) {
      const value = schema.safeParse(metadata[name])
      if (value.success && value.data !== undefined) known[name] = value.data
    }
  }
  delete known.status
  delete known.versions
  if (status === 'complete' || status === 'partial' || status === 'failed') known.status = status
  if (Array.isArray(versions) && versions.length > 1) known.versions = versions
  return known
}
