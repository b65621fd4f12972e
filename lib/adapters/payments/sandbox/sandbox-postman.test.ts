import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/database'
import { sandboxWebhooks } from '../../database/schema'
import { onEachDatabase } from '../../database/testing'
import { pounds, visa } from '../../database/testing-samples'
import { NO_BANK_DIALS } from './bank-dials'
import { createSandboxGateway } from './sandbox-gateway'
import { createSandboxPostman, postTo } from './sandbox-postman'
import { isSignedLetter } from './webhook-signature'

const start = Date.parse('2026-11-20T09:00:00Z')
const secret = 'a secret of the tests'
const HOUR_MS = 3_600_000

await onEachDatabase((database) => {
  beforeEach(async () => {
    await database().delete(sandboxWebhooks)
  })

  test('letters that are due are brought, signed, in the order in which they are due, and never again', async () => {
    await write(database(), ['second', 1_000], ['first', 0], ['not yet', 60_000])
    const { postman, time, posted } = open(database())
    time.now += 2_000
    await postman.deliverDue()
    await postman.deliverDue()
    expect(posted.map(({ body }) => body)).toEqual(['first', 'second'])
    const now = new Date(time.now)
    expect(posted.every((letter) => isSignedLetter({ ...letter, now }, secret))).toBe(true)
  })

  test('a letter that is not taken is brought again after longer and longer pauses, newly signed, until it is', async () => {
    await write(database(), ['letter', 0])
    const { postman, time, posted, door } = open(database())
    door.status = 500
    const triedAt: number[] = []
    for (let second = 0; second <= 70; second++) {
      time.now = start + second * 1_000
      if (second === 60) door.status = 200
      const before = posted.length
      await postman.deliverDue()
      if (posted.length > before) triedAt.push(second)
    }
    expect(triedAt).toEqual([0, 2, 6, 14, 30, 62])
    expect(new Set(posted.map(({ signature }) => signature)).size).toBe(6)
  })

  test.each([302, 400, 404, 413, 500])('%i is not taken', async (status) => {
    await write(database(), ['letter', 0])
    const { postman, door } = open(database())
    door.status = status
    await postman.deliverDue()
    expect(await undelivered(database())).toBe(1)
  })

  test('a letter is thrown away a month after it was brought, and not before it was', async () => {
    await write(database(), ['brought', 0], ['not yet', 10_000 * HOUR_MS])
    const { postman, time } = open(database())
    const left = async () => (await database().select().from(sandboxWebhooks)).length
    await postman.deliverDue()
    time.now += 29 * 24 * HOUR_MS
    await postman.deliverDue()
    expect(await left()).toBe(2)
    time.now += 2 * 24 * HOUR_MS
    await postman.deliverDue()
    expect(await left()).toBe(1)
    expect(await undelivered(database())).toBe(1)
  })

  test('a letter that is refused does not keep the next one waiting', async () => {
    await write(database(), ['refused', 0], ['taken', 1])
    const { postman, time, posted, door } = open(database())
    time.now += 10
    door.status = ({ body }) => (body === 'refused' ? 400 : 200)
    await postman.deliverDue()
    expect(posted.map(({ body }) => body)).toEqual(['refused', 'taken'])
    expect(await undelivered(database())).toBe(1)
  })

  test('where nobody opens, the round ends, and nothing is lost', async () => {
    await write(database(), ['one', 0], ['two', 1], ['three', 2])
    const { postman, time, posted, door } = open(database())
    time.now += 10
    door.status = () => {
      throw new Error('connection refused')
    }
    await postman.deliverDue()
    expect(posted).toHaveLength(1)
    door.status = 200
    time.now += 10_000
    await postman.deliverDue()
    expect(
      posted
        .slice(1)
        .map(({ body }) => body)
        .toSorted(),
    ).toEqual(['one', 'three', 'two'])
    expect(await undelivered(database())).toBe(0)
  })

  test('a letter is given up after three days, and not before', async () => {
    await write(database(), ['letter', 0])
    const { postman, time, posted, door } = open(database())
    door.status = 500
    let lastTriedAt = 0
    for (time.now = start; time.now < start + 120 * HOUR_MS; time.now += HOUR_MS / 2) {
      const before = posted.length
      await postman.deliverDue()
      if (posted.length > before) lastTriedAt = time.now
    }
    const triedForHours = (lastTriedAt - start) / HOUR_MS
    expect(triedForHours).toBeGreaterThan(66)
    expect(triedForHours).toBeLessThan(90)
  })

  test('what happens at the gateway comes to its own door: believed, late, twice and out of order', async () => {
    const dials = { ...NO_BANK_DIALS, seed: 1, webhookDelayMs: 4_000, webhookDuplicates: 0.5, webhookDisorder: 0.5 }
    const { postman, time, door } = open(database())
    const gateway = createSandboxGateway(database(), () => new Date(time.now), { secret, dials })
    const happened: string[] = []
    const heard: string[] = []
    door.status = (letter) => {
      const event = gateway.readWebhook({ ...letter, now: new Date(time.now) })
      if (event) heard.push(`${event.eventId} ${event.type} ${event.paymentId}`)
      return event ? 200 : 400
    }
    for (let order = 0; order < 10; order++) {
      const request = { orderId: `post ${order}`, userId: 'ana', amount: pounds(500), card: visa, keepCard: false, key: `post ${order}` }
      const answer = await gateway.authorise(request)
      if ('decline' in answer) throw new Error('this card should have been accepted')
      const { paymentId } = answer.payment
      time.now += 1_000
      await gateway.capture({ paymentId, amount: pounds(500), key: `post ${order}:capture` })
      happened.push(`payment_intent.amount_capturable_updated ${paymentId}`, `payment_intent.succeeded ${paymentId}`)
      await postman.deliverDue()
    }
    expect(new Set(heard).size).toBeLessThan(happened.length)
    for (let second = 0; second < 30; second++) {
      time.now += 1_000
      await postman.deliverDue()
    }
    const events = [...new Set(heard)].map((line) => line.slice(line.indexOf(' ') + 1))
    expect(events.toSorted()).toEqual(happened.toSorted())
    expect(events).not.toEqual(happened)
    expect(heard.length).toBeGreaterThan(happened.length)
    expect(await undelivered(database())).toBe(0)
  })

  test('a postman without a secret is not hired', () => {
    expect(() => open(database(), ' ')).toThrow('may not be blank')
  })

  test('of two postmen at once one takes each letter', async () => {
    await write(database(), ...Array.from({ length: 10 }, (_, index): [string, number] => [`letter ${index}`, 0]))
    const [one, other] = [open(database()), open(database())]
    await Promise.all([one.postman.deliverDue(), other.postman.deliverDue()])
    const bodies = [...one.posted, ...other.posted].map(({ body }) => body)
    expect(bodies.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `letter ${index}`))
  })
})

test('letters go over HTTP with their signature in the header, and a redirect is not followed', async () => {
  const seen: { signature: unknown; body: string; method: unknown }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    seen.push({ signature: request.headers['sandbox-signature'], body, method: request.method })
    response.writeHead(request.url === '/moved' ? 307 : 200, { location: '/elsewhere' }).end('thanks')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${portOf(server.address())}`
  try {
    expect(await postTo(`${address}/door`)({ body: '{"id":"evt"}', signature: 't=1,v1=a' })).toBe(200)
    expect(await postTo(`${address}/moved`)({ body: '{}', signature: 't=1,v1=a' })).toBe(307)
    expect(seen[0]).toEqual({ signature: 't=1,v1=a', body: '{"id":"evt"}', method: 'POST' })
    expect(seen).toHaveLength(2)
  } finally {
    server.close()
  }
})

type Letter = { body: string; signature: string }

function open(db: Database, withSecret = secret) {
  const time = { now: start }
  const posted: Letter[] = []
  const door: { status: number | ((letter: Letter) => number) } = { status: 200 }
  const post = async (letter: Letter) => {
    posted.push(letter)
    return typeof door.status === 'number' ? door.status : door.status(letter)
  }
  const postman = createSandboxPostman({ db, clock: () => new Date(time.now), secret: withSecret, post })
  return { postman, time, posted, door }
}

async function write(db: Database, ...letters: [payload: string, dueInMs: number][]) {
  await db.insert(sandboxWebhooks).values(letters.map(([payload, dueInMs]) => ({ id: payload, payload, dueAt: new Date(start + dueInMs) })))
}

async function undelivered(db: Database): Promise<number> {
  return (await db.select().from(sandboxWebhooks)).filter(({ deliveredAt }) => deliveredAt === null).length
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
