import { expect, onTestFinished, test } from 'vitest'
import { isOutsideFailure } from '@/lib/ports/outside-failure'
import { type Mood, openDirectoryServer } from '@/tests/fixtures/directory-server/server'
import { createRemoteDirectory } from './remote-directory'

const ADA = { id: 'dir-1', email: 'ada@example.com', password: 'correct horse', firstName: 'Ada', lastName: 'Marlow', role: 'agent' }
const TOLD = { id: 'dir-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Marlow', picture: null, role: 'agent' }

async function openBoth(timeoutMs?: number) {
  const server = await openDirectoryServer({ accounts: [ADA] })
  onTestFinished(server.close)
  return { server, directory: createRemoteDirectory({ baseUrl: `${server.baseUrl}/`, ...(timeoutMs ? { timeoutMs } : {}) }) }
}

test('somebody is known by address and password, by their token, and by the renewed one, as the server tells of them', async () => {
  const { server, directory } = await openBoth()
  const known = await directory.authenticate('ada@example.com', 'correct horse')
  expect(known).toMatchObject({ user: TOLD, tokens: { accessTokenSeconds: 3600, refreshTokenSeconds: 2_592_000 } })
  expect(await directory.details(known?.tokens?.accessToken ?? '')).toEqual(TOLD)
  const renewed = await directory.refresh(known?.tokens?.refreshToken ?? '')
  expect(await directory.details(renewed?.accessToken ?? '')).toEqual(TOLD)
  await directory.signOut(renewed?.refreshToken ?? '')
  expect(server.isKnown(renewed?.refreshToken ?? '')).toBe(false)
})

test('requests side by side renew a token that counts once, once', async () => {
  const { server, directory } = await openBoth()
  const { refreshToken } = server.tokensOf('ada@example.com')
  const renewed = await Promise.all([directory.refresh(refreshToken), directory.refresh(refreshToken), directory.refresh(refreshToken)])
  expect(new Set(renewed.map((pair) => pair?.refreshToken)).size).toBe(1)
  expect(server.received).toHaveLength(1)
})

test('a renewal that failed is asked for again', async () => {
  const { server, directory } = await openBoth()
  const { refreshToken } = server.tokensOf('ada@example.com')
  server.mood = 'error'
  await expect(directory.refresh(refreshToken)).rejects.toThrow()
  server.mood = 'well'
  expect(await directory.refresh(refreshToken)).not.toBeNull()
})

test('a clear no is null', async () => {
  const { server, directory } = await openBoth()
  expect(await directory.authenticate('ada@example.com', 'wrong')).toBeNull()
  expect(await directory.details('unknown')).toBeNull()
  expect(await directory.refresh('unknown')).toBeNull()
  server.mood = 'refusing'
  expect(await directory.authenticate('ada@example.com', 'correct horse')).toBeNull()
  await directory.signOut('unknown')
})

test('servers say no to a password, and to a token, each in their own way', async () => {
  const { server, directory } = await openBoth()
  server.mood = 'refusing'
  for (const status of [400, 403, 404, 422]) {
    server.statusOfNo = status
    expect(await directory.authenticate('ada@example.com', 'wrong'), `${status}`).toBeNull()
  }
  server.statusOfNo = 400
  expect(await directory.refresh('unknown')).toBeNull()
  // A wrong address, or too much at once, is the end of nobody's session.
  for (const status of [404, 429]) {
    server.statusOfNo = status
    await expect(directory.refresh('unknown'), `${status}`).rejects.toThrow()
    await expect(directory.details('unknown'), `${status}`).rejects.toThrow()
  }
})

test('what cannot stand in a header is no token, and is sent to nobody', async () => {
  const { server, directory } = await openBoth()
  for (const token of ['', 'a b', 'a\r\nx-role: admin', 'ü', 'x'.repeat(5000)]) expect(await directory.details(token)).toBeNull()
  expect(server.received).toEqual([])
})

test.each<Mood>(['down', 'silent', 'error', 'garbage', 'huge', 'redirecting'])('a server that is %s has said nothing', async (mood) => {
  const { server, directory } = await openBoth(mood === 'silent' ? 50 : undefined)
  server.mood = mood
  const asked = [directory.authenticate('ada@example.com', 'correct horse'), directory.details('token'), directory.refresh('token')]
  for (const answer of await Promise.allSettled(asked)) {
    const failure = answer.status === 'rejected' ? answer.reason : null
    expect(isOutsideFailure(failure)).toBe(true)
    expect(String(failure)).not.toMatch(/SECRET|correct horse/)
  }
  expect(server.received.map(({ path }) => path)).not.toContain('/elsewhere')
})
