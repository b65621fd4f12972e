import { afterAll, beforeAll, expect, test } from 'vitest'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { transcriptDifferences } from '@/lib/replay/differences'
import { createScriptedModel, stepOf } from '@/lib/replay/scripted-model'
import { isAct, type Transcript } from '@/lib/replay/transcript'
import { readOptions } from './options'
import { beginTalk } from './talk'
import { openTalkDesk } from './talk-desk'

const SEARCH = { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', tripType: 'one-way' }
const STEPS = [
  stepOf({ calls: [{ tool: 'searchFlights', input: SEARCH }] }),
  stepOf({ text: 'I found 14 flights. The cheapest costs £1. Which one shall it be?' }),
  stepOf({ text: 'Which one shall it be?' }),
  stepOf({ text: 'A good choice.' }),
]

let kept: Transcript | null = null
let ask: (where: string, body?: object) => Promise<string>
let close: () => void
beforeAll(async () => {
  const left = [...STEPS]
  const model = { ...createScriptedModel({ provider: 'compatible', next: async () => left.shift() ?? null }), modelId: 'somebody' }
  const { server } = openTalkDesk(beginTalk({ title: 'A talk', model, isPaid: false }), async (transcript) => {
    kept = transcript
    return 'Kept.'
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  ask = async (where, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${where}`, body ? { method: 'POST', body: JSON.stringify(body) } : {})
    return `${response.status} ${(await response.text()).trim()}`
  }
})
afterAll(() => close())

test('a talk is held over the desk act by act, and becomes a transcript that replays the same', async () => {
  expect(await ask('/screen')).toBe('200 (nothing was said yet)')
  const said = await ask('/say', { text: 'London to Lisbon on 27 November' })
  expect(said).toMatch(/^200 \[searchFlights\] .*easyJet U2947.*\nI found 14 flights\. Which one shall it be\?$/s)
  expect(await ask('/press', { pick: 99 })).toMatch(/^400 there is no flight at place 99/)
  expect(await ask('/press', { type: 'edit', message: 9, text: 'No' })).toBe('400 There is no message 9 yet.')
  expect(await ask('/press', { type: 'dance' })).toMatch(/^400 This is no act/)
  expect(await ask('/press?quick', { pick: 1 })).toBe('202 The model is asked.')
  expect(await ask('/screen')).toBe('200 A good choice.')
  expect(await ask('/end', {})).toBe('200 Kept.')

  if (!kept) throw new Error('no transcript was kept')
  expect(kept.header.model).toBe('somebody')
  expect(kept.events.filter(isAct).map(({ type, at }) => [type, at])).toEqual([
    ['say', 0],
    ['click', 20_000],
  ])
  expect(kept.events).toContainEqual(expect.objectContaining({ type: 'unsaid', text: 'The cheapest costs £1.', claims: ['£1'] }))
  const { transcript } = await playTranscript(kept, { model: 'recorded' })
  expect(transcriptDifferences(kept, transcript)).toEqual([])
})

test('a talk needs a plain name, and a port', () => {
  expect(readOptions(['--seat=../x'])).toMatchObject({ problem: expect.stringContaining('is no name') })
  expect(readOptions(['--seat=a-talk', '--port=x'])).toMatchObject({ problem: expect.stringContaining('--port') })
  expect(readOptions(['--seat=a-talk', '--port=7400'])).toMatchObject({ seat: { name: 'a-talk', title: 'a talk', port: 7400 } })
})
