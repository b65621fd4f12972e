import { asSchema, type JSONValue, jsonSchema, tool as sdkTool, type ToolSet } from 'ai'
import type { z } from 'zod'
import { type Tool, toolWords } from './define-tool'
import { inputFault, readInput, unknownFields } from './read-input'
import { wireSchema } from './wire-schema'

/** Reports reach the reader at most this often. */
const REPORT_EVERY_MS = 60

type SdkSchema = ReturnType<typeof jsonSchema>
const sdkSchemas = new WeakMap<z.ZodType, SdkSchema>()

/** Written out once: the AI SDK would describe every tool anew before every step of a model. */
function sdkSchemaOf(schema: z.ZodType): SdkSchema {
  const known = sdkSchemas.get(schema) ?? toSdkSchema(schema)
  sdkSchemas.set(schema, known)
  return known
}

function toSdkSchema(schema: z.ZodType): SdkSchema {
  const written = Promise.resolve(asSchema(schema).jsonSchema).then(wireSchema)
  return jsonSchema(written, {
    validate: (value) => {
      const read = readInput(schema, value)
      if (!read.success) return { success: false, error: inputFault(read.error) }
      noteUnknown(read.data, unknownFields(schema, value))
      return { success: true, value: read.data }
    },
  })
}

/** Inputs, and then the outputs made of them, with the names of fields that no tool has: the model is told that they counted for nothing. */
const unknownIn = new WeakMap<object, string[]>()

function noteUnknown(holder: unknown, names: string[]): void {
  if (names.length > 0 && typeof holder === 'object' && holder !== null) unknownIn.set(holder, names)
}

function unknownOf(holder: unknown): string[] {
  return typeof holder === 'object' && holder !== null ? (unknownIn.get(holder) ?? []) : []
}

function withUnknown(told: JSONValue, output: unknown): JSONValue {
  const names = unknownOf(output)
  const isRecord = typeof told === 'object' && told !== null && !Array.isArray(told)
  return names.length > 0 && isRecord ? { ...told, notFieldsOfThisTool: names } : told
}

/** The only place that knows the AI SDK's shape of a tool. */
export function toSdkTools<Context>(tools: Record<string, Tool<Context>>, context: Context): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [
      name,
      sdkTool({
        description: toolWords(tool.prompt),
        inputSchema: sdkSchemaOf(tool.input),
        execute: (input: unknown) => runWithReports(tool, input, context),
        toModelOutput: ({ output }: { output: unknown }) => ({ type: 'json' as const, value: withUnknown(tool.forModel(output), output) }),
      }),
    ]),
  )
}

/**
 * The newest report each time one is due, then the answer; an answer that comes at once has no reports. A tool that throws tells
 * the model only that: what went wrong inside is for the log, not for the thread.
 */
async function* runWithReports<Context>(tool: Tool<Context>, input: unknown, context: Context): AsyncGenerator<unknown> {
  let newest: (() => unknown) | null = null
  const running = tool
    .run(input, context, (soFar) => {
      newest = soFar
    })
    .then(
      (answer) => ({ answer }),
      (cause: unknown) => ({ cause }),
    )
  while (true) {
    const first = await Promise.race([running, after(REPORT_EVERY_MS)])
    if (first === null) {
      const due = takeNewest()
      if (due) yield due()
    } else if ('cause' in first) {
      throw new Error('This tool failed and changed nothing.', { cause: first.cause })
    } else {
      noteUnknown(first.answer, unknownOf(input))
      yield first.answer
      return
    }
  }

  function takeNewest(): (() => unknown) | null {
    const taken = newest
    newest = null
    return taken
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}
