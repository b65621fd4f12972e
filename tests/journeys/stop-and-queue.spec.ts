import { enterAsGuest } from './begin-trip'
import { expectAccessible } from './journey'
import { expectStill } from './layout-steps'
import { composer, say, untilAnswered } from './steps'
import { answers, beginningOf, endOf, expect, expectHalfTold, expectToldOnce, ownMessages, test, threadIdOf } from './storyteller'

test.beforeEach(async ({ page, storyteller }) => {
  storyteller.goOn()
  await enterAsGuest(page.request)
  await page.goto('/chat')
})

test('stop keeps what was written and frees the thread, on a resumed answer too, and never stops the next one (vercel/ai #6502, #6422)', async ({
  page,
  storyteller,
}) => {
  const stop = page.getByRole('button', { name: /^Stop the answer/ })
  storyteller.pause()
  await say(page, 'Tell me of Lisbon')
  await expectHalfTold(page, 'Lisbon')
  await expectAccessible(page)
  const brokenOffBefore = storyteller.brokenOff()
  const stopped = page.waitForRequest(/\/stop$/)
  await stop.click()
  const { messageId } = (await stopped).postDataJSON()
  await expect(answers(page).last()).toContainText('The answer was cut off here.')
  await expectHalfTold(page, 'Lisbon')
  await expect.poll(storyteller.brokenOff).toBe(brokenOffBefore + 1)
  await expectAccessible(page)

  await say(page, 'Tell me of Porto')
  await expectHalfTold(page, 'Porto')
  const threadId = await threadIdOf(page)
  const late = await page.request.post(`/api/chat/${threadId}/stop`, { data: { messageId } })
  expect(await late.json()).toEqual({ stopped: false })
  storyteller.goOn()
  await expectToldOnce(page, 'Porto')

  storyteller.pause()
  await say(page, 'Tell me of Braga')
  await expectHalfTold(page, 'Braga')
  await page.reload()
  await expectHalfTold(page, 'Braga')
  await stop.click()
  await expect(answers(page).last()).toContainText('The answer was cut off here.')
  storyteller.goOn()
  await say(page, 'Tell me of Faro')
  await expectToldOnce(page, 'Faro')

  await page.reload()
  await expect(answers(page)).toHaveCount(4)
  await expect(ownMessages(page)).toHaveCount(4)
  for (const city of ['Lisbon', 'Braga']) {
    await expect(page.getByText(beginningOf(city))).toHaveCount(1)
    await expect(page.getByText(endOf(city))).toHaveCount(0)
  }
})

test('what is said while an answer runs waits in sight: one is removed, one goes back to the composer, and the last is answered with no page open (vercel/ai #6823, #8531)', async ({
  page,
  context,
  storyteller,
}) => {
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' })
  storyteller.pause()
  await say(page, 'Tell me of Lisbon')
  await expectHalfTold(page, 'Lisbon')
  const address = `/chat/${await threadIdOf(page)}`
  for (const city of ['Porto', 'Braga', 'Faro']) {
    await composer(page).fill(`Tell me of ${city}`)
    await composer(page).press('Enter')
  }
  await expect(waiting.getByRole('listitem')).toHaveText([/Porto/, /Braga/, /Faro/])
  await expectAccessible(page)
  await waiting.getByRole('button', { name: 'Remove: Tell me of Braga' }).click()
  await expect(waiting.getByRole('listitem')).toHaveText([/Porto/, /Faro/])
  await waiting.getByRole('button', { name: 'Edit: Tell me of Faro' }).click()
  await expect(composer(page)).toHaveValue('Tell me of Faro')
  await expect(waiting.getByRole('listitem')).toHaveText([/Porto/])

  await page.reload()
  await expectHalfTold(page, 'Lisbon')
  await expect(waiting.getByRole('listitem')).toHaveText([/Porto/])
  await expect(composer(page)).toHaveValue('Tell me of Faro')
  await page.goto('about:blank')
  storyteller.goOn()
  const kept = async () => (await context.request.get(`/api/threads${address.replace('/chat', '')}/conversation`)).text()
  await expect.poll(kept).toContain(endOf('Porto'))

  await page.goto(address)
  for (const city of ['Lisbon', 'Porto']) await expectToldOnce(page, city)
  await untilAnswered(page)
  await expect(waiting).toHaveCount(0)
  await expect(ownMessages(page)).toHaveText([/Lisbon/, /Porto/])
  await expect(answers(page)).toHaveText([/Lisbon/, /Porto/])
})

test('what waits is answered right behind the answer that runs, in front of the reader', async ({ page, storyteller }) => {
  storyteller.pause()
  await say(page, 'Tell me of Lisbon')
  await expectHalfTold(page, 'Lisbon')
  await threadIdOf(page)
  await composer(page).fill('Tell me of Porto')
  await page.getByRole('button', { name: 'Send after this answer' }).click()
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toContainText('Tell me of Porto')
  storyteller.goOn()
  for (const city of ['Lisbon', 'Porto']) await expectToldOnce(page, city)
  await expect(ownMessages(page)).toHaveText([/Lisbon/, /Porto/])
})

test('an answer is said sentence by sentence as it is written, each once, and nothing moves for it', async ({ page, storyteller }) => {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const isSpoken = (node: Node) => node.parentElement?.closest('[role=status][aria-live=polite]')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (isSpoken(node)) said.push(node.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  storyteller.pause()
  await say(page, 'Tell me of Lisbon')
  await expectHalfTold(page, 'Lisbon')
  await expectStill(page)
  storyteller.goOn()
  await expectToldOnce(page, 'Lisbon')
  const said = () => page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said.map(String).filter(Boolean) : []))
  const sentences = ((await answers(page).getByText(beginningOf('Lisbon')).textContent()) ?? '').split(/(?<=\.)\s+/)
  expect(sentences.length).toBeGreaterThan(4)
  // The last one is said when the answer has come to rest.
  await expect.poll(said).toEqual(sentences)
})
