import { type JSONValue, tool as sdkTool, type ToolSet } from 'ai'
import type { z } from 'zod'

/** What the model is told of a tool: the fact (`description`), and when to use it (`guidance`, part of the instructions). */
export type ToolPrompt = { description: string; guidance: string }

/**
 * One thing the assistant can do. `execute` runs on the server and returns at once; `forModel` is the short form of the output
 * that the model reads. `Context` is what the caller gives every tool of a turn (who, which thread, the outside).
 */
export type ToolDefinition<Context, Input = unknown, Output = unknown> = {
  prompt: ToolPrompt
  input: z.ZodType<Input>
  output: z.ZodType<Output>
  execute: (input: Input, context: Context) => Promise<Output>
  forModel: (output: Output) => JSONValue
}

/** Keeps the types of one definition together and hides them from the list it goes into. */
export function defineTool<Context, Input, Output>(definition: ToolDefinition<Context, Input, Output>) {
  return {
    prompt: definition.prompt,
    input: definition.input,
    output: definition.output,
    run: async (input: unknown, context: Context): Promise<unknown> => definition.execute(definition.input.parse(input), context),
    forModel: (output: unknown): JSONValue => {
      const parsed = definition.output.safeParse(output)
      return parsed.success ? definition.forModel(parsed.data) : { status: 'from-an-older-version' }
    },
  }
}
export type Tool<Context> = {
  prompt: ToolPrompt
  input: z.ZodType
  output: z.ZodType
  run: (input: unknown, context: Context) => Promise<unknown>
  forModel: (output: unknown) => JSONValue
}

/** A tool that throws tells the model only that: what went wrong inside is for the log, not for the thread. */
async function runSafely<Context>(tool: Tool<Context>, input: unknown, context: Context): Promise<unknown> {
  try {
    return await tool.run(input, context)
  } catch (cause) {
    throw new Error('This tool failed and changed nothing.', { cause })
  }
}

/** The only place that knows the AI SDK's shape of a tool. */
export function toSdkTools<Context>(tools: Record<string, Tool<Context>>, context: Context): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [
      name,
      sdkTool({
        description: tool.prompt.description,
        inputSchema: tool.input,
        execute: (input: unknown) => runSafely(tool, input, context),
        toModelOutput: ({ output }: { output: unknown }) => ({ type: 'json' as const, value: tool.forModel(output) }),
      }),
    ]),
  )
}
