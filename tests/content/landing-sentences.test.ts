import { expect, test } from 'vitest'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { LANDINGS } from '@/lib/content/landings'
import { eventsOfAct } from '@/tests/replay/expect-transcript'
import { transcriptHeader } from '@/tests/replay/new-header'

test.each(LANDINGS.flatMap(({ sentences }) => sentences))('whoever says “%s” has flights to choose from', async (text) => {
  const header = transcriptHeader({ title: 'An example of a page' })
  const { transcript } = await playTranscript({ header, events: [{ type: 'say', at: 0, text }] }, { model: 'concierge', outside: 'market' })
  const results = eventsOfAct(transcript, 0).flatMap((event) => (event.type === 'tool' ? [event.result] : []))
  expect(results.length).toBeGreaterThan(0)
  for (const result of results) expect(result).toMatchObject({ status: 'found' })
})
