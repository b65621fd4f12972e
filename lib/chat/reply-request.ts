import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ToolSet, UIMessageChunk } from 'ai'
import type { ModelUsage } from './measure-steps'
import type { ChatMessage, MessageMetadata } from './message'
import type { Save } from './save-in-batches'
import type { StandIn } from './stand-in'

/**
 * What a model gets before a step. `instructions` stay the same as long as they can; `latest` is what changes from step to step and
 * is read last; `toolNames` are those that make sense now. `announce` is shown to the reader and not kept: the live trip, when it changed.
 */
export type StepView = { instructions: string; latest?: string; toolNames: string[]; announce: UIMessageChunk | null }

/** Reads an answer on its way to its reader and its store, and may hold back or change what it finds. */
type ReplyTransform = (chunks: AsyncIterable<UIMessageChunk>) => AsyncIterable<UIMessageChunk>

/** A sentence of the model that a transform refused to show. */
export type Correction = {
  /** Whether the model is yet to be told. Where it ends its answer like this, it is asked once more. */
  isDue(): boolean
  /** What the model is told before its next step, and with each one after it; null when all its words were let through. */
  tell(): string | null
}

export type ReplyRequest = {
  model: LanguageModelV4
  standIn?: StandIn | undefined
  history: ChatMessage[]
  /** Of an answer that goes on: what it keeps (lib/chat/kept-parts.ts). Shown first, stored with the rest, and read by the model last. */
  kept?: ChatMessage['parts'] | undefined
  tools: ToolSet
  /** Asked before every step, so that the model always reads the live trip. */
  beforeStep: () => Promise<StepView>
  messageId: string
  metadata: MessageMetadata
  signal: AbortSignal
  /** In this order; nothing of the model's reaches anybody past them. */
  transforms?: ReplyTransform[]
  /** Where words of the model were not let through. */
  correction?: Correction
  /** Told when the first of the answer can be seen, or at an end without that; perhaps more than once. */
  onFirstWord?: () => void
  /** Called after each step with the tokens it used. */
  onUsage?: (usage: ModelUsage) => void
  /** How long the model may send nothing before it is given up. */
  silenceMs?: number
  /**
   * Gets the parts so far, in batches; the last call has the final status. It is called once with a final status. False, when another
   * run has the answer: it is given up, nothing more is stored, and its readers are let go without a finish, so that they come back.
   */
  save: Save
  /** What is shown once more when the last words are stored, and not kept. */
  atEnd?: () => Promise<UIMessageChunk | null>
  /** Waited for before anything is stored that can wait. */
  beforeSave?: () => Promise<unknown>
  /** Turns a failure into a sentence for the traveller (and logs it). `hasWords`: part of the answer stands above it. */
  explain: (error: unknown, hasWords: boolean) => string
}
