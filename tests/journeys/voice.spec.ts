import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from './journey'
import { composer, openConversation, untilAnswered } from './steps'

/** A recogniser and a voice as browsers have them, which hear and say only what the journey wants. */
async function fakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { said: [] as string[], spoken: [] as string[], end: () => {} }
    class FakeRecogniser {
      lang = ''
      onresult: ((event: object) => void) | null = null
      onerror: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        Object.assign(window, { recogniser: this })
      }
      stop() {
        this.onend?.()
      }
      abort() {
        this.onend?.()
      }
    }
    class FakeUtterance {
      lang = ''
      voice = null
      onend = () => {}
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    Object.defineProperties(window, {
      SpeechRecognition: { value: FakeRecogniser },
      SpeechSynthesisUtterance: { value: FakeUtterance },
      speechSynthesis: {
        value: {
          speak: ({ text }: FakeUtterance) => heard.spoken.push(text),
          cancel: () => heard.spoken.push('(stopped)'),
          getVoices: () => [],
        },
      },
      heard: { value: heard },
    })
  })
}

const hear = (page: Page, ...said: string[]) =>
  page.evaluate((results) => {
    const { recogniser } = window as unknown as { recogniser: { onresult: (event: object) => void } }
    recogniser.onresult({ results: results.map((transcript) => [{ transcript }]) })
  }, said)
const fail = (page: Page, error: string) =>
  page.evaluate((code) => {
    const { recogniser } = window as unknown as { recogniser: { onerror: (event: object) => void; onend: () => void } }
    recogniser.onerror({ error: code })
    recogniser.onend()
  }, error)
const spoken = (page: Page) => page.evaluate(() => (window as unknown as { heard: { spoken: string[] } }).heard.spoken)

test('a message is spoken, sent by a press, and its answer read aloud', async ({ page }) => {
  await fakeSpeech(page)
  await openConversation(page)
  await page.getByRole('button', { name: 'Speak your message' }).click()
  await expect(page.getByText(/^Your browser’s maker turns your speech into text/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start speaking' }).click()
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible()
  await page.waitForFunction(() => 'recogniser' in window)
  await hear(page, 'London to Lis')
  await expect(composer(page)).toHaveValue('London to Lis')
  await hear(page, 'London to Lisbon next Friday,', 'one way')
  await expect(composer(page)).toHaveValue('London to Lisbon next Friday, one way')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(page).toHaveURL(/\/chat$/)

  await page.getByRole('button', { name: 'Send' }).click()
  await untilAnswered(page)
  await expect(page.getByText('London to Lisbon next Friday, one way', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Read aloud' }).last().click()
  await expect.poll(async () => (await spoken(page)).join(' ')).toMatch(/Lisbon|flight/i)
  await page.getByRole('button', { name: 'Stop reading aloud' }).click()
  expect((await spoken(page)).at(-1)).toBe('(stopped)')
})

test('a microphone that is not allowed is said in one sentence, and nothing typed is lost', async ({ page }) => {
  await fakeSpeech(page)
  await openConversation(page)
  await composer(page).fill('To Lisbon')
  await page.getByRole('button', { name: 'Speak your message' }).click()
  await page.getByRole('button', { name: 'Start speaking' }).click()
  await page.waitForFunction(() => 'recogniser' in window)
  await fail(page, 'not-allowed')
  await expect(page.getByRole('alert').filter({ hasText: 'doesn’t allow the microphone' })).toBeVisible()
  await expect(composer(page)).toHaveValue('To Lisbon')
  await expectAccessible(page)
  // The choice is kept: the next press listens at once.
  await page.reload()
  await page.getByRole('button', { name: 'Speak your message' }).click()
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible()
})
