import { expect, test } from 'vitest'
import { z } from 'zod'
import { json, readBody, route } from './respond'

const pressSchema = z.strictObject({ press: z.string() })

/** Waits for something else before it reads what was sent, as those do that ask first who is there. */
const POST = route(async (request: Request, { asked }: { asked: Promise<unknown> }) => {
  await asked
  return json(await readBody(request, pressSchema))
})

/** A request whose connection is gone a moment after it has come: what was not read by then is lost. */
function pressAndLeave(text: string, gone: Promise<unknown>): Request {
  const bytes = new TextEncoder().encode(text)
  let isGone = false
  void gone.then(() => {
    isGone = true
  })
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (isGone) return controller.error(new Error('aborted'))
        controller.enqueue(bytes)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.byteLength) }
  return new Request('https://wayfarer.test/api', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

test('a press counts although its traveller has left while something else was waited for', async () => {
  const gone = new Promise(setImmediate)
  const answer = await POST(pressAndLeave('{"press":"pay"}', gone), { asked: gone.then(() => new Promise(setImmediate)) })
  expect([answer.status, await answer.json()]).toEqual([200, { press: 'pay' }])
})

test('a body that says to be short and is not is refused, and one that breaks off is no press', async () => {
  const long = new Request('https://wayfarer.test/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '10' },
    body: JSON.stringify({ press: 'x'.repeat(70_000) }),
  })
  expect((await POST(long, { asked: Promise.resolve() })).status).toBe(413)
  const broken = new Request('https://wayfarer.test/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '10' },
    body: new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) }),
    duplex: 'half',
  } as RequestInit)
  expect((await POST(broken, { asked: Promise.resolve() })).status).toBe(500)
})
