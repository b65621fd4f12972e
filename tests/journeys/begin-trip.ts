import type { APIRequestContext, APIResponse } from 'playwright/test'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import { unpackRanked } from '@/lib/travel/flights/packed-offers'
import { packedRankedSchema } from '@/lib/travel/flights/packed-offers-schema'
import { liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import { expect } from './journey'

/** A guest, as the form makes one. */
export async function enterAsGuest(request: APIRequestContext): Promise<void> {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  await expectOk(await request.post('/api/auth/callback/guest', { form: { csrfToken, json: 'true' } }))
}

/**
 * The requests that a browser sends from the first sentence to the summary of the trip, without the browser: the first flight of each
 * direction, and the fares that are shown. Returns the thread.
 */
export async function beginTrip(request: APIRequestContext, sentence: string): Promise<string> {
  await turn(request, { text: sentence })
  const { threads } = await (await request.get('/api/threads')).json()
  const threadId: string = threads[0].id
  const { result } = (await liveTrip(request, threadId)).trip
  if (!result) throw new Error(`nothing was found for "${sentence}"`)
  const { searchId, search } = result
  for (const sliceIndex of search.slices.keys()) {
    const list = await request.get(`/api/searches/${searchId}?slice=${sliceIndex}&thread=${threadId}`)
    const [first] = unpackRanked(packedRankedSchema.parse(await list.json()))
    const command = { type: 'pick-offer', sliceIndex, offerId: first?.offer.offerId }
    await turn(request, { threadId, command, label: 'You chose the first flight' })
  }
  const { picks } = (await liveTrip(request, threadId)).trip
  for (const [sliceIndex, pick] of picks.entries()) {
    const command = { type: 'choose-fare', sliceIndex, fareId: pick && leadFare(pick.offer, search).fareId }
    if (sliceIndex === picks.length - 1) await turn(request, { threadId, command, label: 'You kept the fares shown' })
    else await expectOk(await request.post(`/api/trips/${threadId}/commands`, { data: { command } }))
  }
  return threadId
}

/** One turn of the conversation, to the end of its answer. */
async function turn(request: APIRequestContext, body: Record<string, unknown>): Promise<void> {
  const headers = { 'x-time-zone': 'Europe/London' }
  const answer = await request.post('/api/chat', { headers, data: { key: `key_${crypto.randomUUID()}`, ...body } })
  await expectOk(answer)
}

async function liveTrip(request: APIRequestContext, threadId: string) {
  return liveTripSchema.parse(await (await request.get(`/api/trips/${threadId}`)).json())
}

async function expectOk(answer: APIResponse): Promise<void> {
  const text = await answer.text()
  expect(answer.status(), text).toBe(200)
}
