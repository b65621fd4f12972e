import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Put = { owner: string; threadId: string | null; text: string }
const NEW = 'wayfarer.draft.new.tab_1'
const OF_THREAD = 'wayfarer.draft.thr_1.tab_1'

let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  vi.resetModules()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
})
afterEach(() => {
  visibility = 'visible'
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** A page of Ada's, and what it sends. */
async function openPage() {
  const puts: Put[] = []
  const asked: string[] = []
  const answer = { status: 200 }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(path)
    if (path === '/api/unsent-words') puts.push(JSON.parse(String(init?.body)))
    if (path.endsWith('/csrf')) return Response.json({ csrfToken: 'c' })
    return Response.json({ url: 'http://localhost/login' }, { status: path === '/api/unsent-words' ? answer.status : 200 })
  })
  const { claimBrowser } = await import('../state/forget-browser')
  claimBrowser('usr_ada')
  const { noteWords } = await import('./unsent-words')
  return { puts, asked, answer, noteWords, claimBrowser }
}

async function hide() {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve))
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
}

test('words go to the server when the page is hidden, not while they are typed, and only when they have changed', async () => {
  const { puts, noteWords } = await openPage()
  noteWords(NEW, 'to')
  noteWords(NEW, 'to Lisbon')
  expect(puts).toEqual([])
  await hide()
  await hide()
  window.dispatchEvent(new Event('pagehide'))
  expect(puts).toEqual([{ owner: 'usr_ada', threadId: null, text: 'to Lisbon' }])
  noteWords(NEW, '')
  noteWords(OF_THREAD, 'with my mother')
  await hide()
  expect(puts.slice(1)).toEqual([
    { owner: 'usr_ada', threadId: null, text: '' },
    { owner: 'usr_ada', threadId: 'thr_1', text: 'with my mother' },
  ])
})

test('words that the server did not take are sent the next time', async () => {
  const { puts, answer, noteWords } = await openPage()
  noteWords(NEW, 'to Lisbon')
  answer.status = 503
  await hide()
  answer.status = 200
  await hide()
  await hide()
  expect(puts).toHaveLength(2)
})

test('when the session ends, words go to the server before it does; after that they wait here', async () => {
  const { puts, asked, noteWords } = await openPage()
  const { endSession } = await import('../session/end-session')
  noteWords(NEW, 'half a thought')
  await endSession()
  expect(puts).toEqual([{ owner: 'usr_ada', threadId: null, text: 'half a thought' }])
  expect(asked.indexOf('/api/unsent-words')).toBeLessThan(asked.indexOf('/api/auth/signout'))
  const { useSessionEndStore } = await import('../state/session-end-store')
  useSessionEndStore.setState({ isEnded: true })
  noteWords(NEW, 'half a thought and more')
  await hide()
  expect(puts).toHaveLength(1)
})

test('one traveller’s words are not sent for the next', async () => {
  const { puts, noteWords, claimBrowser } = await openPage()
  noteWords(NEW, 'half a thought')
  claimBrowser('usr_tom')
  await hide()
  expect(puts).toEqual([])
})

test('of a card number only the last four digits are sent', async () => {
  const { puts, noteWords } = await openPage()
  noteWords(NEW, 'pay with 4111 1111 1111 1111')
  await hide()
  expect(puts[0]?.text).toMatch(/^pay with \D+1111$/)
})
