import { expect, vi } from 'vitest'
import type { ChatMessage } from '@/lib/chat/message'
import { type ChatWorld, doors } from './chat-world'

/** Longer than a machine with much to do takes. */
export const WAIT = { timeout: 20_000, interval: 10 }
export const SEARCH = { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', tripType: 'one-way' }

let keys = 0
export const newKey = () => `key_${String(++keys).padStart(8, '0')}`

/** Sends one turn and reads its answer to the end. */
export async function turn(world: ChatWorld, body: object) {
  const response = await world.send(doors.chat, {}, { body: { threadId: world.threadId, key: newKey(), ...body } })
  const text = await response.text()
  await settled(world)
  return { status: response.status, text, headers: response.headers }
}

/** Until no answer is on its way and nothing waits. */
export async function settled({ all, threadId }: ChatWorld) {
  await vi.waitFor(async () => expect(await all.runs.find(threadId)).toBeNull(), WAIT)
}

export const textOf = ({ parts }: ChatMessage) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
export const said = async (world: ChatWorld) => (await world.conversation()).messages.map(textOf)

/** The id of the answer that is being written, as soon as one is. */
export const running = (world: ChatWorld) =>
  vi.waitFor(async () => {
    const { runningMessageId } = await world.conversation()
    if (!runningMessageId) throw new Error('nothing is on its way yet')
    return runningMessageId
  }, WAIT)
