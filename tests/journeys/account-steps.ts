import type { APIRequestContext, Page } from 'playwright/test'
import { unpackRanked } from '@/lib/travel/flights/packed-offers'
import { packedRankedSchema } from '@/lib/travel/flights/packed-offers-schema'
import { expect } from './journey'

export type Account = { email: string; password: string; firstName: string; lastName: string }

/** An account of its own; nobody is signed in to it yet. */
export async function makeAccount(request: APIRequestContext, firstName: string): Promise<Account> {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`
  const account = { email, password: 'a long enough secret', firstName, lastName: 'Marlow' }
  expect((await request.post('/api/account/register', { data: account })).status()).toBe(201)
  return account
}

/** Signs in as the form does, without looking at it. */
export async function enter(request: APIRequestContext, { email, password }: Account): Promise<void> {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const answer = await request.post('/api/auth/callback/credentials', { form: { csrfToken, email, password, json: 'true' } })
  expect(answer.status()).toBe(200)
}

/** Fills and sends the sign-in form that is shown. */
export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Password', { exact: true }) })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

/** A thread with these words in it, and an answer; returns its id. */
export async function beginThread(request: APIRequestContext, text: string): Promise<string> {
  const answer = await request.post('/api/chat', { data: { key: `key_${crypto.randomUUID()}`, text } })
  expect(answer.status()).toBe(200)
  await answer.text()
  const { threads } = await (await request.get('/api/threads')).json()
  return threads[0].id
}

/** A trip whose flights and fares are chosen, as far as its checkout; returns its thread. */
export async function beginCheckout(request: APIRequestContext): Promise<string> {
  const threadId = await beginThread(request, 'London to Lisbon next Friday, one way, 1 adult')
  const { trip } = await (await request.get(`/api/trips/${threadId}`)).json()
  const [first] = unpackRanked(packedRankedSchema.parse(await (await request.get(`/api/searches/${trip.result.searchId}?slice=0`)).json()))
  const commands = [
    { type: 'pick-offer', sliceIndex: 0, offerId: first?.offer.offerId },
    { type: 'choose-fare', sliceIndex: 0, fareId: first?.offer.fares[0]?.fareId },
    { type: 'start-checkout' },
  ]
  for (const command of commands) {
    const answer = await request.post(`/api/trips/${threadId}/commands`, { data: { command } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  return threadId
}

/** Everything that this browser keeps, except what goes to the server by itself. */
export async function keptHere(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}
