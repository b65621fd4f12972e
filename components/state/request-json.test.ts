import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

const shape = z.object({ count: z.number() })

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page of one build asks a server, perhaps of another. */
async function ask(answer: unknown, { page, server, load = async () => shape }: Asked) {
  vi.stubEnv('WAYFARER_BUILD', page)
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json(answer, { headers: server ? { 'x-wayfarer-build': server } : {} }))
  const { lateShape, requestJson } = await import('./request-json')
  const loading = vi.fn(load)
  return { got: await requestJson('/api/anything', lateShape(loading)), loaded: loading.mock.calls.length }
}
type Asked = { page: string; server?: string; load?: () => Promise<typeof shape> }

test('an answer of the same build is taken as it is, and its shape is not even fetched', async () => {
  expect(await ask({ count: 2, more: true }, { page: 'a', server: 'a' })).toEqual({ got: { value: { count: 2, more: true } }, loaded: 0 })
})

test.each([
  ['of another build', { page: 'a', server: 'b' }],
  ['of a server that does not say', { page: 'a' }],
  ['to a page that was not built', { page: '', server: '' }],
])('an answer %s is held against its shape', async (_of, builds) => {
  expect(await ask({ count: 2, more: true }, builds)).toEqual({ got: { value: { count: 2 } }, loaded: 1 })
  expect((await ask({ count: 'two' }, builds)).got).toMatchObject({ refusal: { code: 'other-version' } })
})

test('where a newer version has no such shape any more, the page says what happened', async () => {
  const load = () => Promise.reject(new Error('404'))
  const { got } = await ask({ count: 2 }, { page: 'a', server: 'b', load })
  expect(got).toMatchObject({ refusal: { code: 'other-version', message: expect.stringContaining('was updated') } })
})
