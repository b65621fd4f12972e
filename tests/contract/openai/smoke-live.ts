import { generateText, type ToolSet, tool } from 'ai'
import { createOpenAIModel } from '@/lib/adapters/model/openai/openai-model'
import { faultForLog } from '@/lib/chat/model-fault'
import { readEnvironment } from '@/lib/env'
import { plainDateIn } from '@/lib/travel/dates'
import { describeSituation } from '@/lib/travel/trip/situation'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { buildInstructions, buildSituation } from '@/prompts/instructions'
import { tools } from '@/tools'

// Asks the real model once, without running anything: are our tools accepted, and is a plain wish understood? Run with a key only.

async function smoke() {
  const read = readEnvironment(process.env)
  if ('faults' in read) throw new Error(read.faults.join(' '))
  const { OPENAI_API_KEY: apiKey = '', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: modelId, openaiApi: api } = read.environment
  const now = new Date()
  const today = plainDateIn('Europe/London', now)
  const { toolCalls, usage, warnings } = await generateText({
    model: createOpenAIModel({ apiKey, baseUrl, modelId, api }),
    instructions: buildInstructions(),
    messages: [
      { role: 'user', content: 'One way from London to Lisbon tomorrow, for two, please.' },
      { role: 'system', content: buildSituation(describeSituation(EMPTY_TRIP, null, today, now.toISOString())) },
    ],
    allowSystemInMessages: true,
    tools: everyTool(),
    maxRetries: 0,
  })
  console.log(`${modelId} by ${api}: ${usage.inputTokens} tokens in, ${usage.outputTokens} out, ${warnings?.length ?? 0} warnings`)
  const [call] = toolCalls
  console.log(`called: ${call?.toolName ?? 'nothing'} ${JSON.stringify(call?.input ?? {})}`)
  if (call?.toolName !== 'searchFlights') throw new Error('The model did not call searchFlights.')
}

/** All tools as the model sees them; none can run. */
function everyTool(): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { prompt, input }]) => {
      return [name, tool({ description: prompt.description, inputSchema: input })]
    }),
  )
}

if (process.env.OPENAI_API_KEY) {
  try {
    await smoke()
    console.log('OpenAI live smoke: passed')
  } catch (error) {
    console.error(`OpenAI live smoke: failed. ${faultForLog(error)}`)
    process.exitCode = 1
  }
} else {
  console.log('OpenAI live smoke: skipped: OPENAI_API_KEY is not set')
}
