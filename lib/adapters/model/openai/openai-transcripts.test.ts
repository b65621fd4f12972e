import { expect, test } from 'vitest'
import { openAIAt } from '@/tests/fixtures/openai-server/ask'
import { conciergeBrain } from '@/tests/fixtures/openai-server/brains'
import { replayThrough } from '@/tests/fixtures/openai-server/replay-through'
import { openOpenAIServer } from '@/tests/fixtures/openai-server/server'
import { runTranscript } from '@/tests/replay/run-transcript'
import { listTranscriptFiles, readTranscript } from '@/tests/replay/transcript-files'

test.each(await listTranscriptFiles())('%s gives the same commands and words through both wire formats as without a wire', async (file) => {
  const read = await readTranscript(file)
  if ('fault' in read) throw new Error(read.fault)
  const played = await runTranscript(read.transcript, 'concierge')
  const server = await openOpenAIServer(conciergeBrain())
  try {
    for (const api of ['responses', 'chat'] as const) {
      const wired = await replayThrough(openAIAt(server.baseUrl, api), played)
      expect(server.refused).toEqual([])
      expect(wired.notices).toEqual([])
      expect(wired.commands).toEqual(played.commands)
      const words = played.turns
        .filter(({ refused }) => refused === undefined)
        .map(({ steps }) => steps.flatMap(({ text }) => text ?? []).join(' '))
      expect(wired.said).toEqual(words)
    }
    expect(server.received.length).toBeGreaterThan(played.turns.length)
  } finally {
    await server.close()
  }
})
