import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isFinal } from '../chaos/is-final'
import { prepareTrip, wishOf } from '../chaos/prepare-trip'
import { jsonBody, openSession } from '../chaos/session'
import { createShop } from '../chaos/shop'
import type { Talker } from '../chaos/threads/apps'
import { type Stage, until } from './stage'

/** Another one each time: what was just searched is known to its process for a while. */
const SEARCHES = ['Lisbon', 'Rome', 'Oslo', 'Athens'].map((place) => `London to ${place} in 30 days, one way`)
const [TO_FOLLOW = '', TO_STOP = '', TO_HOLD = '', TO_FINISH = ''] = SEARCHES
const GUESTS_FROM_ONE_PLACE = 20

/** Each walks over HTTP and gives back what was wrong, or null. */
export const CHECKS: Record<string, (stage: Stage) => Promise<string | null>> = {
  'both are ready, with their database and Redis': areReady,
  'an answer of one is followed on the other, word for word': followElsewhere,
  'an answer of one is stopped on the other': stopElsewhere,
  'a thread that is changed on one is seen on the other': seeElsewhere,
  'while one answers, the other takes no second turn of its thread': oneTurnAtOnce,
  'the same order confirmed on both at once is one order': orderOnce,
  'uses are counted over both': countTogether,
  'one is told to leave: its answer ends, newcomers wait, the other goes on': leaveOne,
}

const readySchema = z.object({ status: z.string(), database: z.string(), streams: z.string(), works: z.string(), process: z.string() })
const look = async ({ url }: Talker) => {
  const response = await fetch(`${url}/api/ready`)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), parts: readySchema.parse(await response.json()) }
}

async function areReady({ one, two }: Stage): Promise<string | null> {
  for (const app of [one, two]) {
    await until(
      () => look(app),
      ({ status, parts: { database, streams, works } }) => status === 200 && database === 'up' && streams === 'up' && works === 'running',
    )
  }
  return null
}

async function followElsewhere({ one, two, newGuest }: Stage): Promise<string | null> {
  const guest = await newGuest()
  const saying = guest.say(one, TO_FOLLOW)
  const { threadId, messageId } = await saying.begun
  const [there, here] = await Promise.all([guest.follow(two, threadId), saying.read])
  if (!there) return 'the other process knew of no answer'
  if (there.seen.messageId !== messageId) return `followed ${there.seen.messageId}, and it was ${messageId}`
  if (there.end !== 'finish' || here?.end !== 'finish') return `it ended ${here?.end} here and ${there.end} there`
  return there.seen.text() === here.seen.text() && here.seen.text() !== '' ? null : 'the words were not the same'
}

async function stopElsewhere({ one, two, newGuest }: Stage): Promise<string | null> {
  const guest = await newGuest()
  const saying = guest.say(one, TO_STOP)
  const { threadId, messageId } = await saying.begun
  if (!(await guest.at(two).stop(threadId, messageId))) return 'the other process could not stop it'
  await saying.read
  const { messages } = await guest.whenAtRest(two, threadId)
  const { status } = messages.find(({ id }) => id === messageId) ?? {}
  return status === 'partial' ? null : `the answer is ${status}`
}

async function seeElsewhere({ one, two, newGuest }: Stage): Promise<string | null> {
  const guest = await newGuest()
  const saying = guest.say(one, 'hello')
  const { threadId } = await saying.begun
  await saying.read
  const name = `Renamed ${randomUUID().slice(0, 8)}`
  const change = { ...jsonBody({ name }), method: 'PATCH' }
  const renamed = await guest.session.send(two.url, `/api/threads/${threadId}`, change)
  if (!renamed.ok) return `renaming was answered with ${renamed.status} ${await renamed.text()}`
  const listed = await (await guest.session.send(one.url, '/api/threads')).text()
  if (!listed.includes(name)) return 'the new name is not in the list of the other process'
  await guest.whenAtRest(two, threadId)
  await guest.say(two, 'what can you do?', threadId).read
  const { messages } = await guest.whenAtRest(one, threadId)
  return messages.length === 4 ? null : `there are ${messages.length} messages instead of 4`
}

async function oneTurnAtOnce({ one, two, newGuest }: Stage): Promise<string | null> {
  const guest = await newGuest()
  const saying = guest.say(one, TO_HOLD)
  const { threadId } = await saying.begun
  const body = jsonBody({ threadId, key: `key_${randomUUID()}`, text: 'and to Rome?' })
  const second = await guest.session.send(two.url, '/api/chat', body)
  await second.text()
  await saying.read
  return second.status === 429 ? null : `the second turn was answered with ${second.status}`
}

async function orderOnce({ one, two, newGuest, ask }: Stage): Promise<string | null> {
  const { session } = await newGuest()
  const threadId = await prepareTrip(wishOf(1, new Date()), session, () => one.url)
  const shop = createShop(session)
  const quoted = await shop.quote(two.url, threadId)
  if ('code' in quoted) return `there was no price: ${quoted.code}`
  const press = ({ url }: Talker) =>
    shop.press(url, { confirmationId: quoted.confirmationId, token: 'tok_sandbox_visa', key: randomUUID() })
  const answers = await Promise.all([one, two, one, two].map(press))
  const order = await until(
    () => shop.look(two.url, threadId),
    (found) => found !== null && isFinal(found),
  )
  const elsewhere = await shop.look(one.url, threadId)
  const rows = await ask('select id from orders where thread_id = $1', threadId)
  const payments = await ask('select captured_minor as minor from sandbox_payments where order_id = $1', order?.orderId ?? '')
  const named = new Set(answers.flatMap((answer) => (answer.order ? [answer.order.orderId] : [])))
  if (order?.status !== 'success' || elsewhere?.orderId !== order.orderId)
    return `it came to ${order?.status}, and ${elsewhere?.status} elsewhere`
  if (rows.length !== 1 || named.size !== 1) return `there are ${rows.length} orders, and ${named.size} were named`
  return payments.length === 1 && Number(payments[0]?.minor) === order.totalMinor ? null : `there are ${payments.length} payments`
}

async function countTogether({ one, two, nextGuest }: Stage): Promise<string | null> {
  const address = nextGuest()
  const refused: number[] = []
  for (let count = 1; count <= GUESTS_FROM_ONE_PLACE + 2; count++) {
    await openSession((count % 2 ? one : two).url, address).catch(() => refused.push(count))
  }
  const expected = [GUESTS_FROM_ONE_PLACE + 1, GUESTS_FROM_ONE_PLACE + 2]
  return refused.join() === expected.join()
    ? null
    : `the guests ${refused.join(', ') || 'none'} were refused instead of ${expected.join(', ')}`
}

async function leaveOne({ one, two, newGuest }: Stage): Promise<string | null> {
  const guest = await newGuest()
  const saying = guest.say(one, TO_FINISH)
  const { threadId } = await saying.begun
  const code = one.leave()
  const readiness = await until(
    () => look(one),
    ({ status }) => status === 503,
  )
  const refused = await guest.session.send(one.url, '/api/threads')
  const health = await fetch(`${one.url}/api/health`)
  const page = await guest.session.send(one.url, '/chat')
  const reading = await saying.read
  if (readiness.parts.process !== 'leaving' || !readiness.retryAfter) return `it said of itself ${JSON.stringify(readiness)}`
  if (refused.status !== 503 || !refused.headers.get('retry-after')) return `a newcomer was answered with ${refused.status}`
  if (page.status !== 503 || !health.ok) return `a page was answered with ${page.status}, and whether it lives with ${health.status}`
  if (reading?.end !== 'finish' || reading.seen.status !== 'complete') return `its answer ended ${reading?.end} ${reading?.seen.status}`
  await guest.whenAtRest(two, threadId)
  const [exitCode, answer] = await Promise.all([code, guest.say(two, 'which is the cheapest?', threadId).read])
  if (exitCode !== 0) return `it ended with code ${exitCode}`
  return answer?.seen.status === 'complete' ? null : `the other process answered ${answer?.seen.status}`
}
