import { beginThread } from './account-steps'
import { enterAsGuest } from './begin-trip'
import { expect, expectAccessible, test } from './journey'
import { type PlantedMessage, plantMessages } from './plant-messages'
import { chip, expectPicks, say, untilAnswered } from './steps'

const LONG = 1_000

const text = (words: string) => ({ type: 'text', text: words })
const card = (name: string, rest: object) => ({
  type: `tool-${name}`,
  toolCallId: `call-${name}`,
  state: 'output-available',
  input: {},
  ...rest,
})

/** Leftovers of time, bugs and other versions. */
const BROKEN: PlantedMessage[] = [
  { role: 'user', parts: [text('An old question')] },
  { parts: [card('bookBalloon', { output: { offer: 'A red balloon over Sintra' } }), text('The balloon is waiting.')] },
  { parts: [card('searchFlights', { output: { answer: 'Flights as they were told long ago' } })], version: 0 },
  { parts: [{ type: 'hologram', title: 'A hologram of the castle' }, text('After the hologram.')], version: 99 },
  { parts: 'no list at all, but words' },
  { parts: [null, 42, { type: 5 }, { type: 'text' }, text('After the scraps.')], metadata: [1, 'two'] },
  { parts: [card('rankFlights', { state: 'input-available' }), card('rankFlights', { state: 'output-error', errorText: 'It broke.' })] },
  { role: 'oracle', parts: [text('Said by nobody known.')], status: 'unheard-of' },
  { role: 'user', parts: [text('A last question')] },
  {
    parts: [text('Half an answer'), card('searchFlights', { state: 'input-available', toolCallId: 'call-open' })],
    status: 'streaming',
    runId: 'run_dead',
  },
]

test('a thread of broken, older and newer messages opens, is readable, and goes on; one of 1,000 messages opens at its end and keeps one’s place (vercel/ai #18425, #19358, #13591, assistant-ui #3489, #2272)', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  await enterAsGuest(page.request)
  const broken = await beginThread(page.request, 'London to Lisbon in three weeks, one way, 1 adult')
  const long = await beginThread(page.request, 'hello')
  const said = Array.from({ length: LONG }, (_, index): PlantedMessage => {
    const isOwn = index % 2 === 0
    return {
      role: isOwn ? 'user' : 'assistant',
      parts: [text(`${isOwn ? 'Question' : 'Answer'} number ${index}. ${'And some more words. '.repeat(index % 7)}`)],
    }
  })
  await plantMessages(server, { [broken]: BROKEN, [long]: said })

  await test.step('broken messages are cards that can be read', async () => {
    await page.goto(`/chat/${broken}`)
    const log = page.getByRole('log')
    for (const words of [
      'An old question',
      'The balloon is waiting.',
      'After the hologram.',
      'After the scraps.',
      'A last question',
      'Half an answer',
    ])
      await expect(log.getByText(words, { exact: true })).toBeVisible()
    await expect(log.getByText(/another version/).first()).toBeVisible()
    for (const words of [
      'A red balloon over Sintra',
      'Flights as they were told long ago',
      'A hologram of the castle',
      'no list at all, but words',
    ]) {
      const folded = log.locator('details').filter({ hasText: words })
      await folded.getByText('Show its text').click()
      await expect(folded.getByText(words)).toBeVisible()
    }
  })

  await test.step('a step that never ended does not pretend to be at work', async () => {
    await expect(page.getByRole('log').getByText('This step stopped before it was done.')).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('its cut-off answer goes on, and so does the thread', async () => {
    await page
      .getByRole('log')
      .getByRole('button', { name: /^(Continue|Try again)$/ })
      .last()
      .click()
    await untilAnswered(page)
    await expect(page.getByRole('log').getByText('The answer was cut off here.')).toHaveCount(0)
    await say(page, 'make it business')
    await expectPicks(page, 'Outbound')
    await expect(chip(page, 'Cabin: Business')).toBeVisible()
  })

  await test.step('a thousand messages: the newest are there, and earlier ones come in without moving what is read', async () => {
    await page.goto(`/chat/${long}`)
    await expect(page.getByText(`Answer number ${LONG - 1}.`)).toBeInViewport()
    await expect(page.getByText('Question number 0.')).toHaveCount(0)
    const turns = page.locator('[data-turn]')
    const box = page
      .locator('main')
      .locator('div.overflow-y-auto')
      .filter({ has: page.getByRole('log') })
    const shown = await turns.count()
    expect(shown).toBeLessThanOrEqual(200)
    const first = page.locator(`[data-turn="${await turns.first().getAttribute('data-turn')}"]`)
    const { promise: measured, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(/\/conversation\?.*before=/, async (route) => {
      await measured
      await route.continue()
    })
    await expect(async () => {
      await box.hover()
      await page.mouse.wheel(0, -4_000)
      await expect(page.getByText('Fetching earlier messages…')).toBeVisible({ timeout: 500 })
    }).toPass()
    const before = (await first.boundingBox())?.y
    goOn()
    await expect.poll(() => turns.count()).toBeGreaterThan(shown)
    const after = (await first.boundingBox())?.y
    expect(Math.abs((after ?? 0) - (before ?? Number.NaN))).toBeLessThan(4)
  })
})

test('who scrolls up while the page is still coming to life stays there, and can go to the newest message', async ({ page, server }) => {
  await enterAsGuest(page.request)
  const thread = await beginThread(page.request, 'hello')
  const said = Array.from({ length: 40 }, (_, index) => ({
    parts: [text(`Answer number ${index}. ${'And some more words. '.repeat(30)}`)],
  }))
  await plantMessages(server, { [thread]: said })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/chat/${thread}`, { waitUntil: 'commit' })
  await expect(page.getByText('Answer number 39.')).toBeInViewport()
  const read = page.getByText('Answer number 30.')
  await page.getByRole('log').hover()
  await expect(async () => {
    await page.mouse.wheel(0, -400)
    await expect(read).toBeInViewport({ timeout: 200 })
  }).toPass()
  const before = (await read.boundingBox())?.y ?? Number.NaN
  letGo()
  await page.getByRole('button', { name: 'Jump to latest' }).click({ trial: true })
  expect(Math.abs(((await read.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(4)
})
