import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { endOf, eventsOfAct, wordsOf } from './expect-transcript'
import { transcriptHeader } from './new-header'

/** Says words to the concierge on the real tools and the simulated market: the last act's calls and sentences, and the trip. */
export async function playWords(...words: string[]) {
  const acts = words.map((text) => ({ type: 'say' as const, at: 0, text }))
  const header = transcriptHeader({ title: 'Words' })
  const { transcript } = await playTranscript({ header, events: acts }, { model: 'concierge', outside: 'market' })
  const last = words.length - 1
  return {
    calls: eventsOfAct(transcript, last).flatMap((event) => (event.type === 'tool' ? [{ tool: event.tool, input: event.input }] : [])),
    text: wordsOf(transcript, last),
    situation: endOf(transcript).situation,
  }
}
