import {
  convertToModelMessages,
  experimental_streamTextLowMemory,
  isStepCount,
  type ModelMessage,
  type StepResult,
  type ToolSet,
  toUIMessageStream,
  type UIMessageChunk,
} from 'ai'
import { AnswerFault } from './answer-fault'
import { EMBEDDED_HISTORY, fitHistory, METERED_HISTORY } from './fit-history'
import { unsaidForModel } from './grounding/second-try'
import { hideBrokenCalls } from './hide-broken-calls'
import { measureSteps } from './measure-steps'
import type { ChatMessage } from './message'
import { isMetered } from './name-model'
import { readingTables, tokensInTables } from './pack-lists'
import { patientModel } from './patient-model'
import { isRepeated } from './remember-calls'
import { repairCall } from './repair-call'
import type { ReplyRequest } from './reply-request'
import { takeoverNotice, withStandIn } from './stand-in'
import { countStepsRead } from './steps-read'

/** More steps than any honest turn needs: a model that loops is stopped here. */
const MOST_STEPS = 12
/** A model that garbles its calls is told so once; then it is given up. */
const MOST_BROKEN_STEPS = 2
/** A model that makes the same call over and over is told so as often; then it may only speak. */
const MOST_REPEATED_STEPS = 2

/** For Wayfarer's own model, which may take over in the middle of an answer. */
const NOT_OF_TRAVELLER = { wayfarer: { isNote: true } }

type Outlet = {
  /** Shown and not kept. */
  show: (chunk: UIMessageChunk) => void
  /** What the reader is told while the answer waits; empty when the wait is over. */
  notice: (text: string) => void
}

/** The model's steps with their tools as UI chunks, past all transforms. `fault` says afterwards what was wrong with them, if anything. */
export async function modelChunks(
  request: ReplyRequest & { silenceMs: number },
  { show, notice }: Outlet,
): Promise<{ chunks: AsyncIterable<UIMessageChunk>; fault: () => { error: unknown } | null }> {
  const { tools, signal, explain, onUsage, correction } = request
  let failed: { error: unknown } | null = null
  let lastStep: StepResult<ToolSet> | null = null
  let stepCount = 0
  const said: ModelMessage[] = []
  const reading = countStepsRead()
  const measured = measureSteps((usage) => onUsage?.(usage))
  const asked = isMetered(request.model) ? readingTables(request.model) : request.model
  const service = patientModel(asked, {
    silenceMs: request.silenceMs,
    onWait: (seconds) => notice(seconds === null ? '' : waitSentence(seconds)),
  })
  const { model, giveUp } = withStandIn(service, request.standIn)
  const history = await modelHistory(request)
  const fault = () => failed ?? earlyEnd(lastStep, stepCount)

  /** The model's steps until it ends its answer by itself. */
  function run(messages: ModelMessage[]): AsyncIterable<UIMessageChunk> {
    const before = stepCount
    // The usual one keeps every part until the end, for a second reader that there never is.
    const result = experimental_streamTextLowMemory({
      model,
      tools,
      messages,
      // Only our own `latest` is one: the history holds none.
      allowSystemInMessages: true,
      stopWhen: [isStepCount(MOST_STEPS - before), ({ steps }) => isGarbling(steps) && !giveUp(new AnswerFault('unreadable'))],
      abortSignal: signal,
      // Our own spans tell of a turn (lib/adapters/tracing); unless it is said, all that a model reads is copied for readers that do not exist.
      telemetry: { isEnabled: false },
      maxRetries: 0,
      onError: () => undefined,
      onChunk: ({ chunk }) => {
        measured.hear(chunk)
        if (chunk.type === 'error') failed ??= { error: chunk.error }
        // For the log alone: the tool's own sentence is what model and reader get.
        if (chunk.type === 'tool-error') explain(chunk.error, true)
      },
      repairToolCall: async ({ toolCall }) => repairCall(toolCall, Object.keys(tools)),
      prepareStep: async ({ stepNumber, steps, initialMessages, responseMessages }) => {
        const step = before + stepNumber
        // Whether words of the step before were refused is known when all of it was read.
        await reading.reaches(step)
        const note = correction?.tell() ?? null
        const { instructions, latest, toolNames, announce } = await request.beforeStep()
        if (announce) show(announce)
        const read: ModelMessage[] = [...initialMessages, ...responseMessages]
        if (note !== null) read.push({ role: 'user', content: note, providerOptions: NOT_OF_TRAVELLER })
        if (latest) read.push({ role: 'system', content: latest })
        measured.begin([instructions, read])
        // The last step is for words: what was found is told instead of looked for once more.
        const isLast = step === MOST_STEPS - 1 || isCircling(steps)
        const lastWords = isLast ? { toolChoice: 'none' as const } : {}
        return { instructions, messages: read, providerOptions: { wayfarer: { allowedTools: toolNames } }, ...lastWords }
      },
      onStepEnd: (step) => {
        lastStep = step
        stepCount += 1
        said.push(...step.response.messages)
        measured.end(step.usage)
      },
      onAbort: () => measured.end(),
    })
    return toUIMessageStream({
      stream: result.stream,
      tools,
      sendStart: false,
      sendReasoning: false,
      redactToolErrors: false,
      onError: () => '',
    })
  }

  /** A model whose last words were refused is asked to go on. */
  async function* whole(): AsyncGenerator<UIMessageChunk> {
    try {
      for (let isUnfinished = true; isUnfinished; ) {
        isUnfinished = false
        for await (const chunk of run([...history, ...said])) {
          isUnfinished ||= chunk.type === 'finish' && mayGoOn()
          if (chunk.type !== 'finish' || !isUnfinished) yield chunk
          // Whoever asks for the next chunk has done with this one.
          if (chunk.type === 'finish-step') reading.count()
        }
      }
    } finally {
      reading.end()
    }
  }

  function mayGoOn(): boolean {
    return correction?.isDue() === true && fault() === null && !signal.aborted && stepCount < MOST_STEPS
  }

  const transforms = [withTakeover, hideBrokenCalls, ...(request.transforms ?? [])]
  const chunks = transforms.reduce<AsyncIterable<UIMessageChunk>>((before, transform) => transform(before), whole())
  return { chunks, fault }
}

async function* withTakeover(chunks: AsyncIterable<UIMessageChunk>): AsyncGenerator<UIMessageChunk> {
  for await (const chunk of chunks) yield takeoverNotice(chunk) ?? chunk
}

async function modelHistory(request: ReplyRequest): Promise<ModelMessage[]> {
  const { tools } = request
  const messages = await convertToModelMessages<ChatMessage>(withKept(request), {
    tools,
    ignoreIncompleteToolCalls: true,
    convertDataPart: (part) => {
      if (part.type === 'data-change') return { type: 'text', text: `(by click) ${part.data.fact ?? part.data.label}` }
      return part.type === 'data-unsaid' ? { type: 'text', text: unsaidForModel(part.data.claims) } : undefined
    },
  })
  const read = messages.flatMap(withoutEmptyWords)
  return isMetered(request.model) ? fitHistory(read, METERED_HISTORY, tokensInTables) : fitHistory(read, EMBEDDED_HISTORY)
}

/** What was said before the next step: the conversation, and what an answer that goes on keeps of itself. */
function withKept({ history, kept = [], messageId }: Pick<ReplyRequest, 'history' | 'kept' | 'messageId'>): ChatMessage[] {
  const before = history.filter(({ id }) => id !== messageId)
  return kept.length > 0 ? [...before, { id: messageId, role: 'assistant', parts: kept }] : before
}

/** Of an answer that failed before its first word, or said nothing, nothing is left; services refuse a message without content. */
function withoutEmptyWords(message: ModelMessage): ModelMessage[] {
  // Nothing could be read of what the traveller wrote in another version.
  if (message.role === 'user' && message.content.length === 0) return []
  if (message.role !== 'assistant' || typeof message.content === 'string') return [message]
  const content = message.content.filter((part) => part.type !== 'text' || part.text.trim() !== '')
  return content.length > 0 ? [{ ...message, content }] : []
}

/** Twice in a row a call that nobody can read. */
function isGarbling(steps: StepResult<ToolSet>[]): boolean {
  return steps.length >= MOST_BROKEN_STEPS && steps.slice(-MOST_BROKEN_STEPS).every(hasBrokenCall)
}

/** Step after step nothing but calls that were answered before. */
function isCircling(steps: StepResult<ToolSet>[]): boolean {
  const isRepetition = ({ toolResults }: StepResult<ToolSet>) =>
    toolResults.length > 0 && toolResults.every(({ output }) => isRepeated(output))
  return steps.length >= MOST_REPEATED_STEPS && steps.slice(-MOST_REPEATED_STEPS).every(isRepetition)
}

function hasBrokenCall({ toolCalls }: StepResult<ToolSet>): boolean {
  return toolCalls.some((call) => call.invalid)
}

/** An answer that ends with a call has not been finished by its model; one that was cut off says so in its finish reason. */
function earlyEnd(step: StepResult<ToolSet> | null, stepCount: number): { error: unknown } | null {
  if (!step) return null
  if (step.toolCalls.length > 0 && hasBrokenCall(step)) return { error: new AnswerFault('unreadable') }
  if (step.toolCalls.length > 0 && stepCount >= MOST_STEPS) return { error: new AnswerFault('circling') }
  if (step.finishReason === 'length') return { error: new AnswerFault('cut-short') }
  if (step.finishReason === 'interrupted') return { error: new AnswerFault('failing') }
  if (step.finishReason === 'content-filter') return { error: new AnswerFault('withheld') }
  return null
}

function waitSentence(seconds: number): string {
  return `The AI service is busy; trying again in ${seconds <= 1 ? 'a second' : `${seconds} seconds`}.`
}
