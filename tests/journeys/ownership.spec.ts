import type { APIRequestContext, APIResponse, Page } from 'playwright/test'
import { beginThread } from './account-steps'
import { bookToCheckout, expectBooked, fillBilling, fillCard, fillPassengers, reviewAndPay } from './checkout-steps'
import { expect, test } from './journey'
import { openConversation } from './steps'

/** What a traveller owns, each by its id. */
type Ids = {
  threadId: string
  messageId: string
  token: string
  searchId: string
  orderId: string
  confirmationId: string
  passengerId: string
  cardId: string
}
type Entrance = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: (ids: Ids) => string
  body?: (ids: Ids) => object
  takesPathId: boolean
  /** 404 where it is left out. */
  status?: number
}

const CARD = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }

const PROFILE = {
  title: 'ms',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Marlow',
  bornOn: '1990-04-07',
  gender: 'female',
  email: '',
  phone: '',
  passport: null,
  specialService: '',
}

/** Every route that takes the id of something that belongs to somebody. */
const ENTRANCES: Entrance[] = [
  { method: 'GET', path: ({ threadId }) => `/api/trips/${threadId}`, takesPathId: true },
  { method: 'GET', path: ({ threadId }) => `/api/trips/${threadId}/draft`, takesPathId: true },
  {
    method: 'PUT',
    path: ({ threadId }) => `/api/trips/${threadId}/draft`,
    body: () => ({ passengers: [], billing: {} }),
    takesPathId: true,
  },
  {
    method: 'POST',
    path: ({ threadId }) => `/api/trips/${threadId}/commands`,
    body: () => ({ command: { type: 'start-over' } }),
    takesPathId: true,
  },
  { method: 'POST', path: ({ threadId }) => `/api/trips/${threadId}/undo`, body: () => ({}), takesPathId: true },
  { method: 'POST', path: ({ threadId }) => `/api/trips/${threadId}/quote`, body: () => ({}), takesPathId: true },
  { method: 'PATCH', path: ({ threadId }) => `/api/threads/${threadId}`, body: () => ({ name: 'Taken over' }), takesPathId: true },
  { method: 'GET', path: ({ threadId }) => `/api/chat/${threadId}/stream`, takesPathId: true },
  { method: 'DELETE', path: ({ threadId }) => `/api/threads/${threadId}`, takesPathId: true },
  { method: 'POST', path: ({ threadId }) => `/api/threads/${threadId}/restore`, takesPathId: true },
  { method: 'GET', path: ({ threadId }) => `/api/threads/${threadId}/conversation`, takesPathId: true },
  {
    method: 'GET',
    path: ({ threadId, messageId }) => `/api/threads/${threadId}/conversation?limit=60&before=${messageId}`,
    takesPathId: true,
  },
  { method: 'GET', path: ({ threadId }) => `/api/threads/${threadId}/pulse`, takesPathId: true },
  {
    method: 'POST',
    path: ({ threadId }) => `/api/threads/${threadId}/versions`,
    body: ({ messageId }) => ({ messageId }),
    takesPathId: true,
  },
  { method: 'GET', path: ({ threadId }) => `/api/threads/${threadId}/shares`, takesPathId: true },
  { method: 'POST', path: ({ threadId }) => `/api/threads/${threadId}/shares`, body: () => ({}), takesPathId: true },
  { method: 'DELETE', path: ({ threadId, token }) => `/api/threads/${threadId}/shares/${token}`, takesPathId: true },
  { method: 'GET', path: ({ threadId }) => `/api/threads/${threadId}/export?as=markdown`, takesPathId: true },
  { method: 'GET', path: ({ threadId }) => `/api/threads/${threadId}/export?as=transcript`, takesPathId: true },
  {
    method: 'POST',
    path: ({ threadId }) => `/api/chat/${threadId}/queue`,
    body: () => ({ key: 'ownership-queue', text: 'hello' }),
    takesPathId: true,
  },
  { method: 'DELETE', path: ({ threadId }) => `/api/chat/${threadId}/queue/ownership-queue`, takesPathId: true },
  { method: 'POST', path: ({ threadId }) => `/api/chat/${threadId}/stop`, body: ({ messageId }) => ({ messageId }), takesPathId: true },
  {
    method: 'POST',
    path: () => '/api/chat',
    body: ({ threadId }) => ({ threadId, key: 'ownership-1', text: 'hello' }),
    takesPathId: false,
  },
  { method: 'POST', path: () => '/api/chat', body: ({ threadId }) => ({ threadId, key: 'ownership-2', goOn: true }), takesPathId: false },
  {
    method: 'POST',
    path: () => '/api/chat',
    body: ({ threadId, messageId }) => ({ threadId, key: 'ownership-6', text: 'hello', instead: messageId }),
    takesPathId: false,
  },
  {
    method: 'POST',
    path: () => '/api/chat',
    body: ({ threadId, messageId }) => ({ threadId, key: 'ownership-7', again: messageId }),
    takesPathId: false,
  },
  {
    method: 'POST',
    path: () => '/api/chat',
    body: ({ threadId }) => ({ threadId, key: 'ownership-3', command: { type: 'start-over' }, label: 'You started over' }),
    takesPathId: false,
  },
  {
    method: 'POST',
    path: () => '/api/chat',
    body: ({ searchId }) => ({
      key: 'ownership-4',
      command: { type: 'take-search', searchId, filters: [] },
      label: 'You brought a search',
    }),
    takesPathId: false,
  },
  { method: 'GET', path: ({ orderId }) => `/api/orders/${orderId}`, takesPathId: true },
  { method: 'GET', path: ({ orderId }) => `/api/orders/${orderId}/bank-action`, takesPathId: true },
  { method: 'POST', path: ({ orderId }) => `/api/orders/${orderId}/resume`, body: () => ({}), takesPathId: true },
  { method: 'POST', path: ({ orderId }) => `/api/orders/${orderId}/abandon-bank-check`, body: () => ({}), takesPathId: true },
  { method: 'POST', path: ({ orderId }) => `/api/orders/${orderId}/payment-quote`, body: () => ({}), takesPathId: true },
  {
    method: 'POST',
    path: ({ orderId }) => `/api/orders/${orderId}/payment`,
    body: () => ({ confirmationId: 'cnf_invented', card: CARD }),
    takesPathId: true,
  },
  {
    method: 'POST',
    path: () => '/api/orders',
    body: ({ confirmationId }) => ({ confirmationId, card: CARD }),
    takesPathId: false,
    // Somebody else's permission to buy is as good as none.
    status: 409,
  },
  { method: 'GET', path: ({ searchId }) => `/api/searches/${searchId}?slice=0`, takesPathId: true },
  { method: 'GET', path: ({ searchId }) => `/api/searches/${searchId}/day-prices?from=2026-12-01&days=7`, takesPathId: true },
  { method: 'GET', path: ({ searchId }) => `/api/searches/${searchId}/days-around?flexible=2`, takesPathId: true },
  { method: 'GET', path: ({ searchId }) => `/api/searches/${searchId}/price-verdict`, takesPathId: true },
  { method: 'GET', path: ({ searchId, threadId }) => `/api/searches/${searchId}?slice=1&thread=${threadId}`, takesPathId: true },
  { method: 'GET', path: ({ threadId }) => `/api/trips/${threadId}/details`, takesPathId: true },
  { method: 'GET', path: ({ threadId }) => `/api/trips/${threadId}/seat-maps`, takesPathId: true },
  { method: 'POST', path: ({ threadId }) => `/api/trips/${threadId}/renew`, body: () => ({}), takesPathId: true },
  { method: 'POST', path: ({ orderId }) => `/api/orders/${orderId}/cancellation`, body: () => ({}), takesPathId: true },
  {
    method: 'POST',
    path: ({ orderId }) => `/api/orders/${orderId}/cancel`,
    body: () => ({ cancellationId: 'cancel-1' }),
    takesPathId: true,
  },
  { method: 'POST', path: ({ orderId }) => `/api/orders/${orderId}/resend`, body: () => ({ key: 'ownership-5' }), takesPathId: true },
  { method: 'GET', path: ({ orderId }) => `/api/orders/${orderId}/pdf`, takesPathId: true },
  { method: 'GET', path: ({ orderId }) => `/api/orders/${orderId}/calendar`, takesPathId: true },
  { method: 'GET', path: ({ passengerId }) => `/api/account/passengers/${passengerId}`, takesPathId: true },
  {
    method: 'PUT',
    path: ({ passengerId }) => `/api/account/passengers/${passengerId}`,
    body: () => ({ profile: { ...PROFILE, firstName: 'Taken' }, isSelf: false }),
    takesPathId: true,
  },
  { method: 'DELETE', path: ({ passengerId }) => `/api/account/passengers/${passengerId}`, takesPathId: true },
  { method: 'DELETE', path: ({ cardId }) => `/api/account/cards/${cardId}`, takesPathId: true },
]
const PAGES: ((ids: Ids) => string)[] = [
  ({ threadId }) => `/chat/${threadId}`,
  ({ threadId }) => `/booking/${threadId}`,
  ({ orderId }) => `/orders/${orderId}`,
  ({ orderId }) => `/orders/${orderId}/print`,
]
const MALFORMED = ['%00', 'thr_%00aaaaaa', 'a'.repeat(300), '%F0%9F%9B%AB', '..%2F..%2Fhealth', "'%20or%20'1'='1"]

test('what belongs to another traveller is answered like what never was, and stays as it is', async ({
  page,
  browser,
  server,
  playwright,
}) => {
  test.setTimeout(240_000)
  const owned = await bookOneTrip(page)
  const before = await ownersView(page, owned)
  const missing = inventedLike(owned)

  await test.step('another traveller', async () => {
    const stranger = await browser.newContext({ baseURL: server.url })
    const strangersPage = await stranger.newPage()
    await openConversation(strangersPage)
    for (const entrance of ENTRANCES) {
      const name = `${entrance.method} ${entrance.path({ ...owned, threadId: '[thread]', orderId: '[order]', searchId: '[search]' })}`
      const foreign = await send(stranger.request, entrance, owned)
      const invented = await send(stranger.request, entrance, missing)
      expect.soft(foreign.status(), `${name} with a foreign id`).toBe(entrance.status ?? 404)
      expect.soft(invented.status(), `${name} with a missing id`).toBe(entrance.status ?? 404)
      expect.soft(await saidBy(foreign), `${name} tells a foreign id from a missing one`).toEqual(await saidBy(invented))
    }
    await expectNoForeignMessage(stranger.request, owned)
    for (const path of PAGES) {
      const foreign = await seen(strangersPage, path(owned))
      const invented = await seen(strangersPage, path(missing))
      expect.soft(foreign.status, path(owned)).toBe(404)
      expect.soft(foreign, `${path(owned)} tells a foreign id from a missing one`).toEqual(invented)
      expect.soft(foreign.words).toMatch(/\w/)
    }
    await stranger.close()
  })

  await test.step('nobody who is signed in', async () => {
    const nobody = await playwright.request.newContext({ baseURL: server.url })
    for (const entrance of ENTRANCES) {
      const answer = await send(nobody, entrance, owned)
      expect.soft(answer.status(), `${entrance.method} ${entrance.path(owned)} without a cookie`).toBe(401)
    }
    const others = ['/api/threads', '/api/threads/search?q=lisbon', '/api/map?route=LHR-LIS', '/api/chat', '/api/orders', '/api/searches']
    for (const path of [...others, '/api/account/passengers', '/api/account/cards']) {
      const answer = /threads|map|account/.test(path) ? await nobody.get(path) : await nobody.post(path, { data: {} })
      expect.soft(answer.status(), `${path} without a cookie`).toBe(401)
    }
    await nobody.dispose()
    const visitor = await browser.newContext({ baseURL: server.url })
    const visitorsPage = await visitor.newPage()
    for (const path of [...PAGES.map((pageOf) => pageOf(owned)), '/chat', '/orders', '/flights']) {
      await visitorsPage.goto(path)
      await expect.soft(visitorsPage, path).toHaveURL(`/login?callbackUrl=${encodeURIComponent(path)}`)
    }
    await visitor.close()
  })

  expect(await ownersView(page, owned)).toEqual(before)

  await test.step('what was deleted is answered like what never was', async () => {
    const text = 'Madrid to Oslo in three weeks, one way'
    const threadId = await beginThread(page.request, text)
    const deleted = { ...owned, threadId, ...(await insidesOf(page.request, threadId)) }
    expect((await page.request.delete(`/api/threads/${threadId}`)).status()).toBe(200)
    const ofThread = ENTRANCES.filter(({ path }) => path(deleted).includes(`/${threadId}`) && !path(deleted).endsWith('/restore'))
    for (const entrance of ofThread) {
      const answer = await send(page.request, entrance, deleted)
      expect.soft(answer.status(), `${entrance.method} ${entrance.path(deleted)} of a deleted thread`).toBe(404)
      expect.soft(await answer.text()).not.toContain('Oslo')
    }
    expect((await page.goto(`/chat/${threadId}`))?.status()).toBe(404)
    const { hits } = await (await page.request.get('/api/threads/search?q=Oslo')).json()
    expect(hits).toEqual([])
    expect((await page.request.post(`/api/threads/${threadId}/restore`)).status()).toBe(200)
    expect((await page.request.get(`/api/threads/${threadId}/conversation`)).status()).toBe(200)
  })
})

test('an id that is none is refused in words, never an error of the server', async ({ page }) => {
  for (const id of MALFORMED) {
    // A guest each: who asks for mails that often is told to wait.
    await page.context().clearCookies()
    await openConversation(page)
    const ids = everyId(id)
    for (const entrance of ENTRANCES.filter(({ takesPathId }) => takesPathId)) {
      const answer = await send(page.request, entrance, ids)
      expect.soft([400, 404], `${entrance.method} ${entrance.path(ids)} answered ${answer.status()}`).toContain(answer.status())
    }
    for (const path of PAGES) {
      const answer = await page.request.get(path(ids))
      expect.soft([400, 404], `${path(ids)} answered ${answer.status()}`).toContain(answer.status())
    }
    const said = decodeURIComponent(id)
    for (const entrance of ENTRANCES.filter(({ takesPathId }) => !takesPathId)) {
      const answer = await send(page.request, entrance, everyId(said))
      expect
        .soft([400, entrance.status ?? 404], `${entrance.path(ids)} with ${id} in its body answered ${answer.status()}`)
        .toContain(answer.status())
    }
  }
  // A dot is no id but another address: "/chat/." is "/chat". Whatever stands there, the server does not fail.
  const dot = everyId('.')
  for (const entrance of ENTRANCES) expect.soft((await send(page.request, entrance, dot)).status(), entrance.path(dot)).toBeLessThan(500)
  for (const path of PAGES) expect.soft((await page.request.get(path(dot))).status(), path(dot)).toBeLessThan(500)
})

async function bookOneTrip(page: Page): Promise<Ids> {
  let confirmationId = ''
  page.on('response', async (response) => {
    if (response.url().endsWith('/quote') && response.ok()) confirmationId = (await response.json()).confirmationId
  })
  await bookToCheckout(page)
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page)
  await page.getByRole('checkbox', { name: /^Save this card for next time/ }).check()
  await reviewAndPay(page)
  await expectBooked(page)
  const threadId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { trip, order } = await (await page.request.get(`/api/trips/${threadId}`)).json()
  const ofThread = { threadId, ...(await insidesOf(page.request, threadId)), searchId: trip.result.searchId }
  const ids = { ...ofThread, orderId: order.orderId, confirmationId, ...(await saveForNextTime(page)) }
  for (const id of Object.values(ids)) expect(id).toMatch(/^[\w-]{6,120}$/)
  return ids
}

/** A message of a thread, and a link to it. */
async function insidesOf(request: APIRequestContext, threadId: string): Promise<Pick<Ids, 'messageId' | 'token'>> {
  const { messages } = await (await request.get(`/api/threads/${threadId}/conversation`)).json()
  const { token } = await (await request.post(`/api/threads/${threadId}/shares`, { data: {} })).json()
  return { messageId: messages[0].id, token }
}

/** By way of a thread of one's own, somebody else's message is as good as none. */
async function expectNoForeignMessage(request: APIRequestContext, { messageId, token }: Ids): Promise<void> {
  const threadId = await beginThread(request, 'Vienna to Berlin in three weeks, one way')
  const view = async () => (await request.get(`/api/threads/${threadId}/conversation`)).json()
  const before = await view()
  const said = { threadId, key: 'ownership-8', text: 'hello', instead: messageId }
  const refused = {
    'said instead of it': await request.post('/api/chat', { data: said }),
    'answered again': await request.post('/api/chat', { data: { threadId, key: 'ownership-9', again: messageId } }),
    shown: await request.post(`/api/threads/${threadId}/versions`, { data: { messageId } }),
    'its link revoked': await request.delete(`/api/threads/${threadId}/shares/${token}`),
  }
  for (const [what, answer] of Object.entries(refused)) expect.soft(answer.status(), `a foreign message ${what}`).toBe(404)
  const stopped = await request.post(`/api/chat/${threadId}/stop`, { data: { messageId } })
  expect.soft(await stopped.json()).toEqual({ stopped: false })
  const earlier = await request.get(`/api/threads/${threadId}/conversation?before=${messageId}`)
  expect.soft(await earlier.json()).toMatchObject({ messages: [], hasEarlier: false })
  const found = await (await request.get('/api/threads/search?q=Lisbon')).json()
  expect.soft(found).toEqual({ hits: [] })
  expect.soft(await view()).toEqual(before)
}

async function saveForNextTime({ request }: Page): Promise<Pick<Ids, 'passengerId' | 'cardId'>> {
  const passenger = await request.post('/api/account/passengers', { data: { profile: PROFILE, isSelf: false, savedPassengerId: null } })
  const [card] = await (await request.get('/api/account/cards')).json()
  return { passengerId: (await passenger.json()).id, cardId: card.id }
}

/** What its owner gets: the trip, the draft, the order, the flights, the conversation, its links and the thread's name. */
async function ownersView(page: Page, { threadId, orderId, searchId }: Ids): Promise<unknown[]> {
  const paths = [
    ...[`/api/trips/${threadId}`, `/api/trips/${threadId}/draft`, `/api/orders/${orderId}`, `/api/searches/${searchId}?slice=0`],
    ...[`/api/threads/${threadId}/conversation`, `/api/threads/${threadId}/shares`],
  ]
  const views: unknown[] = []
  for (const path of [...paths, '/api/threads', '/api/account/passengers', '/api/account/cards']) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(200)
    views.push(await answer.json())
  }
  return views
}

function everyId(id: string): Ids {
  return { threadId: id, messageId: id, token: id, searchId: id, orderId: id, confirmationId: id, passengerId: id, cardId: id }
}

/** Ids of the same form that name nothing. */
function inventedLike(ids: Ids): Ids {
  const invent = (id: string) => id.replace(/.{6}$/, (end) => (end === 'aaaaaa' ? 'bbbbbb' : 'aaaaaa'))
  const { threadId, messageId, token, searchId, orderId, confirmationId, passengerId, cardId } = ids
  return {
    threadId: invent(threadId),
    messageId: invent(messageId),
    token: invent(token),
    searchId: invent(searchId),
    orderId: invent(orderId),
    confirmationId: invent(confirmationId),
    passengerId: invent(passengerId),
    cardId: invent(cardId),
  }
}

function send(request: APIRequestContext, { method, path, body }: Entrance, ids: Ids): Promise<APIResponse> {
  return request.fetch(path(ids), { method, ...(body ? { data: body(ids) } : {}) })
}

/** The answer's own words; each answer has a number of its own. */
async function saidBy(answer: APIResponse): Promise<unknown> {
  const text = await answer.text()
  return text.replace(/"requestId":"[^"]*"/, '"requestId":""')
}

async function seen(page: Page, path: string): Promise<{ status: number | undefined; words: string | null }> {
  const answer = await page.goto(path)
  return { status: answer?.status(), words: await page.getByRole('main').textContent() }
}
