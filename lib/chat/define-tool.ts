import type { JSONValue } from 'ai'
import type { z } from 'zod'
import { plainJson } from './plain-json'

/** What the model is told of a tool: the fact (`description`), and when and how to use it (`guidance`). */
export type ToolPrompt = { description: string; guidance: string }

/** Both together, as they stand beside the tool’s input. */
export function toolWords({ description, guidance }: ToolPrompt): string {
  return [description, guidance].filter(Boolean).join(' ')
}

/**
 * One thing the assistant can do. `execute` runs on the server and returns at once; what takes longer may `report` how far it is:
 * an output of `status: 'working'`, made when the reader is ready for it and shown until the answer comes. `forModel` is the short form of the output that
 * the model reads. `Context` is what the caller gives every tool of a turn (who, which thread, the outside).
 */
export type ToolDefinition<Context, Input = unknown, Output = unknown> = {
  prompt: ToolPrompt
  input: z.ZodType<Input>
  output: z.ZodType<Output>
  execute: (input: Input, context: Context, report: (soFar: () => Output) => void) => Promise<Output>
  forModel: (output: Output) => JSONValue
  /** Called twice with the same input it does twice as much, such as undoing; left out where it does the same. */
  addsUp?: boolean
  /** It changes nothing of the trip, so that it may run beside others of its kind. */
  onlyReads?: boolean
}

/** Keeps the types of one definition together and hides them from the list it goes into. */
export function defineTool<Context, Input, Output>(definition: ToolDefinition<Context, Input, Output>): Tool<Context> {
  return {
    prompt: definition.prompt,
    input: definition.input,
    output: definition.output,
    addsUp: definition.addsUp ?? false,
    onlyReads: definition.onlyReads ?? false,
    run: async (input, context, report) => definition.execute(definition.input.parse(input), context, report),
    forModel: onceEach((output) => {
      if (isWorking(output)) return { status: 'interrupted' }
      const parsed = definition.output.safeParse(output)
      return parsed.success ? plainJson(definition.forModel(parsed.data)) : { status: 'from-an-older-version' }
    }),
  }
}
export type Tool<Context> = {
  prompt: ToolPrompt
  input: z.ZodType
  output: z.ZodType
  run: (input: unknown, context: Context, report: (soFar: () => unknown) => void) => Promise<unknown>
  forModel: (output: unknown) => JSONValue
  addsUp: boolean
  onlyReads: boolean
}

/** One output is read several times in a turn, by the model and by what its words are held against; nobody changes it. */
function onceEach(read: (output: unknown) => JSONValue): (output: unknown) => JSONValue {
  const known = new WeakMap<object, JSONValue>()
  return (output) => {
    if (typeof output !== 'object' || output === null) return read(output)
    const found = known.get(output) ?? read(output)
    known.set(output, found)
    return found
  }
}

/** Whether an output only says how far its tool is. */
export function isWorking(output: unknown): boolean {
  return typeof output === 'object' && output !== null && 'status' in output && output.status === 'working'
}
