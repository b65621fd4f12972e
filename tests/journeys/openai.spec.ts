import { conciergeBrain, sayingBrain } from '../fixtures/openai-server/brains'
import { KEY, openOpenAIServer } from '../fixtures/openai-server/server'
import {
  BILLING,
  bookToCheckout,
  expectBooked,
  fillBilling,
  fillCard,
  fillPassengers,
  GOOD_CARD,
  reviewAndPay,
  TRAVELLERS,
} from './checkout-steps'
import { test as base, expect } from './journey'
import { type AppServer, createAppServer } from './server'
import { composer, expectPicks, openConversation, SENTENCE, say, untilAnswered } from './steps'

type OpenAIServer = Awaited<ReturnType<typeof openOpenAIServer>>

/** The same app with a model that runs remotely, through the real client; a stand-in speaks OpenAI's protocol. */
const test = base.extend<object, { openai: OpenAIServer; server: AppServer }>({
  openai: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
    async ({}, use) => {
      const openai = await openOpenAIServer(conciergeBrain())
      await use(openai)
      await openai.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ openai }, use, { workerIndex }) => {
      const environment = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: openai.baseUrl, OPENAI_API: 'responses' }
      const server = await createAppServer(`openai-${workerIndex}`, environment)
      await server.start()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('a whole trip is booked with a model behind OpenAI’s wire, which learns of no traveller and no card', async ({ page, openai }) => {
  await bookToCheckout(page)
  await page.getByRole('button', { name: 'About this trip' }).click()
  await expect(page.getByRole('dialog', { name: 'About this trip' })).toContainText('gpt-5-mini')
  await page.keyboard.press('Escape')
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page)
  await reviewAndPay(page)
  await expectBooked(page)
  await say(page, 'what is my booking reference?')
  await untilAnswered(page)

  expect(openai.refused, 'requests that the service would refuse').toEqual([])
  expect(openai.received.length).toBeGreaterThan(5)
  const sent = JSON.stringify(openai.received.map(({ body }) => body))
  const personal = [TRAVELLERS[0].lastName, BILLING.Email, BILLING.Postcode, GOOD_CARD, '4242']
  expect(personal.filter((words) => sent.includes(words))).toEqual([])
})

/** More than an opening: such an answer is kept where it breaks. */
const LONG =
  'A window seat shows you the river. An aisle seat lets you stretch your legs. Most people like the view better on a short flight.'

test('a busy service is waited for with the time said, a broken answer is kept, and one that never began is given by the built-in concierge', async ({
  page,
  openai,
}) => {
  // The live region repeats it outside the conversation.
  const thread = page.getByRole('log', { name: 'Conversation' })
  const takeovers = thread.getByText('The AI service isn’t answering, so our built-in concierge takes this one.')
  await openConversation(page)
  openai.dials.faults.push({ kind: 'refuse', status: 429, headers: { 'retry-after': '3' } })
  await say(page, SENTENCE)
  await expect(thread.getByText('The AI service is busy; trying again in 3 seconds.')).toBeVisible()
  await expectPicks(page, 'Outbound')
  await expect(thread.getByText(/service is busy/)).toHaveCount(0)

  const { brain } = openai.dials
  openai.dials.brain = sayingBrain({ text: LONG })
  openai.dials.faults.push({ kind: 'reset', afterEvents: 15 })
  await say(page, 'window or aisle?')
  await expect(thread.getByText(/service stopped in the middle\. We’ve kept the answer so far and your trip/)).toBeVisible()
  await page.reload()
  await expect(thread.getByText(/service stopped in the middle/)).toBeVisible()
  const asked = openai.received.length
  await thread.getByRole('button', { name: 'Try again' }).click()
  // A click before hydration waits, and the next fault is for the message after this one.
  await expect.poll(() => openai.received.length).toBeGreaterThan(asked)
  await untilAnswered(page)
  await expect(thread.getByText(/service stopped in the middle/)).toHaveCount(0)
  openai.dials.brain = brain

  openai.dials.faults.push({ kind: 'refuse', status: 401 })
  await say(page, 'the first one')
  await expect(takeovers).toHaveCount(1)
  await expectPicks(page, 'Return')
  await expect(composer(page)).toBeEditable()
  await page.reload()
  await expect(takeovers).toHaveCount(1)
  expect(openai.refused).toEqual([])
})
