import { expect, test } from 'vitest'
import { openAIAt } from '@/tests/fixtures/openai-server/ask'
import { conciergeBrain } from '@/tests/fixtures/openai-server/brains'
import { replayThrough } from '@/tests/fixtures/openai-server/replay-through'
import { openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import { recordedTranscript } from '@/tests/replay/expect-transcript'
import { listTranscriptFiles } from '@/tests/replay/transcript-files'

/** Beside those of the tools: whole threads in which much is said, short enough for what a service is sent of their history. */
const WHOLE_THREADS = ['change-of-mind', 'questions-while-picking', 'refusals', 'several-flights', 'in-hindi', 'typos-and-fragments']
const FORMATS = ['responses', 'chat'] as const
const files = await listTranscriptFiles()
const threads = files.filter((file) => WHOLE_THREADS.some((name) => file.endsWith(`${name}.jsonl`)))
const ofTools = files.filter((file) => file.startsWith('tools'))

// Each tool through one of the formats: what these do to a call doesn't hang on the tool, and each format meets half of them.
test.each([
  ...threads.map((file) => ({ file, formats: FORMATS.join(' and '), apis: [...FORMATS] })),
  ...ofTools.map((file, index) => ({ file, formats: FORMATS[index % 2], apis: FORMATS.slice(index % 2, (index % 2) + 1) })),
])('$file gives the same commands and words through $formats as without a wire', async ({ file, apis }) => {
  const recorded = await recordedTranscript(file)
  const played = await replayThrough('concierge', recorded)
  const server = await openOpenAIServer(conciergeBrain())
  try {
    for (const api of apis) {
      const wired = await replayThrough(openAIAt(server.baseUrl, api), recorded)
      expect(server.refused).toEqual([])
      expect(wired.notices).toEqual([])
      expect(wired.commands).toEqual(played.commands)
      expect(wired.said).toEqual(played.said)
    }
    expect(server.received.length).toBeGreaterThan(played.said.length)
  } finally {
    await server.close()
  }
})
