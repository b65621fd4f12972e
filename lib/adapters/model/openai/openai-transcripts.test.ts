import { expect, test } from 'vitest'
import { openAIAt } from '@/tests/fixtures/openai-server/ask'
import { conciergeBrain } from '@/tests/fixtures/openai-server/brains'
import { replayThrough } from '@/tests/fixtures/openai-server/replay-through'
import { openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import { recordedTranscript } from '@/tests/replay/expect-transcript'
import { listTranscriptFiles } from '@/tests/replay/transcript-files'

/** Beside those of the tools: whole threads in which much is said, short enough for what a service is sent of their history. */
const WHOLE_THREADS = ['change-of-mind', 'questions-while-picking', 'refusals', 'several-flights', 'in-hindi', 'typos-and-fragments']
const files = (await listTranscriptFiles()).filter(
  (file) => file.startsWith('tools') || WHOLE_THREADS.some((name) => file.endsWith(`${name}.jsonl`)),
)

test.each(files)('%s gives the same commands and words through both wire formats as without a wire', async (file) => {
  const recorded = await recordedTranscript(file)
  const played = await replayThrough('concierge', recorded)
  const server = await openOpenAIServer(conciergeBrain())
  try {
    for (const api of ['responses', 'chat'] as const) {
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
