import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright/test'
import { readTranscript } from '@/lib/replay/transcript-file'
import { beginThread } from './account-steps'
import { enterAsGuest } from './begin-trip'
import { expect, expectAccessible, expectContrast, test } from './journey'
import { chip, composer, say, untilAnswered } from './steps'

/** Private details, in words that the shared page replaces. */
const PLANTED = ['zebedee@planted.example', '8123 4567', '81234567', 'Quokkazebra']
const REFERENCE = 'SBX-PLANT7'
const PERSONAL =
  'Write to Zebedee Quokkazebra at zebedee@planted.example or +44 20 8123 4567; my booking reference is SBX-PLANT7. Take only morning flights'
const PROFILE = {
  ...{ title: 'mr', firstName: 'Zebedee', middleName: '', lastName: 'Quokkazebra', bornOn: '1990-04-07', gender: 'male' },
  ...{ email: 'zebedee@planted.example', phone: '', passport: null, specialService: '' },
}
const MALFORMED = ['a', 'a'.repeat(43), 'a'.repeat(300), '%00', '..%2F..%2Fchat', "'%20or%20'1'='1", '%F0%9F%9B%AB', 'thr_aaaaaaaaaaaa']

test('a link shows a thread to whoever has it, without anything personal, until it is revoked', async ({ page, browser, server }) => {
  test.setTimeout(180_000)
  const threadId = await beginThreadOfZebedee(page)
  const dialog = await openFromMenu(page, 'Share…', /^Share “/)

  const address = await test.step('a link is made', async () => {
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const link = dialog.getByRole('textbox', { name: /^Link made/ })
    await expect(link).toHaveValue(new RegExp(`^${server.url}/shared/[\\w-]{43}$`))
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page, '[role=dialog]')
    return link.inputValue()
  })

  await test.step('somebody reads it who is not signed in', async () => {
    await page.keyboard.press('Escape')
    await say(page, 'And a hippopotamus as cabin luggage')
    const reader = await openReader(browser)
    const answer = await reader.page.goto(address)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': expect.stringContaining('noindex'), 'referrer-policy': 'no-referrer' })
    await expect(reader.page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(reader.page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
    const main = reader.page.getByRole('main')
    await expect(main).toContainText('Lisbon')
    await expect(main).toContainText('[e-mail]')
    await expect(main.getByRole('article', { name: /^Outbound flights from/ }).first()).toBeVisible()
    await expect(main.getByRole('button').or(main.getByRole('textbox')).or(main.getByRole('link')), 'nothing to press').toHaveCount(0)
    await expectAccessible(reader.page)
    await reader.page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(reader.page)
    const read = [await reader.page.content(), ...(await reader.bodies())].join('\n')
    for (const secret of [...PLANTED, REFERENCE, 'hippopotamus', threadId])
      expect.soft(read.toLowerCase(), secret).not.toContain(secret.toLowerCase())
    await reader.page.context().close()
  })

  await test.step('revoked, it opens nothing', async () => {
    const again = await openFromMenu(page, 'Share…', /^Share “/)
    await again.getByRole('button', { name: /^Revoke the link/ }).click()
    await expect(again.getByRole('list', { name: 'Working links' })).toHaveCount(0)
    const reader = await openReader(browser)
    expect((await reader.page.goto(address))?.status()).toBe(404)
    const missing = await wordsOf(reader.page)
    for (const token of MALFORMED) {
      const refused = await reader.page.goto(`${server.url}/shared/${token}`)
      expect.soft([400, 404], `/shared/${token} answered ${refused?.status()}`).toContain(refused?.status())
    }
    await again.getByRole('button', { name: 'Make a link' }).click()
    const other = await again.getByRole('textbox', { name: /^Link made/ }).inputValue()
    expect((await reader.page.goto(other))?.status()).toBe(200)
    expect((await page.request.delete(`/api/threads/${threadId}`)).status()).toBe(200)
    expect((await reader.page.goto(other))?.status(), 'the link to a deleted thread').toBe(404)
    expect(await wordsOf(reader.page)).toBe(missing)
    await reader.page.context().close()
  })
})

test('a thread can be kept as Markdown, and as a transcript from when it is recorded', async ({ page }) => {
  const threadId = await beginThreadOfZebedee(page)
  const dialog = await openFromMenu(page, 'Export…', 'Export this trip')
  await expectAccessible(page)

  await test.step('as Markdown', async () => {
    const { name, text } = await downloaded(page, () => dialog.getByRole('button', { name: 'Download as Markdown' }).click())
    expect(name).toMatch(/^wayfarer-london-lisbon.*\.md$/)
    expect(text).toMatch(/^# London – Lisbon/)
    expect(text).toContain('## Conversation')
    expect(text).toContain('Take only morning flights')
  })

  await test.step('as a transcript: nothing was recorded yet', async () => {
    const again = await openFromMenu(page, 'Export…', 'Export this trip')
    await again.getByRole('button', { name: 'Download as Transcript' }).click()
    await expect(again.getByRole('alert')).toContainText('This trip wasn’t recorded.')
    expect((await page.request.get(`/api/threads/${threadId}/export?as=transcript`)).status()).toBe(409)
    await page.keyboard.press('Escape')
  })

  await test.step('recorded from here on, without what is personal', async () => {
    await page.getByRole('button', { name: /^About/ }).click()
    const record = page.getByRole('switch', { name: 'Record this trip' })
    await record.click()
    await expect(record).toBeChecked()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await say(page, PERSONAL)
    await say(page, 'make it business')
    await expect(chip(page, 'Cabin: Business')).toBeVisible()
    await untilAnswered(page)
    const again = await openFromMenu(page, 'Export…', 'Export this trip')
    const { name, text } = await downloaded(page, () => again.getByRole('button', { name: 'Download as Transcript' }).click())
    expect(name).toMatch(/\.jsonl$/)
    const read = readTranscript(text)
    if ('fault' in read) throw new Error(read.fault)
    expect(read.transcript.header.version).toBe(2)
    expect(read.transcript.events.filter(({ type }) => type === 'say')).toHaveLength(2)
    for (const secret of PLANTED) expect.soft(text.toLowerCase(), secret).not.toContain(secret.toLowerCase())
  })
})

/** A guest with a saved passenger, Zebedee, whose thread contains contact details. */
async function beginThreadOfZebedee(page: Page): Promise<string> {
  await enterAsGuest(page.request)
  const saved = await page.request.post('/api/account/passengers', { data: { profile: PROFILE, isSelf: false, savedPassengerId: null } })
  expect(saved.status(), await saved.text()).toBeLessThan(300)
  const threadId = await beginThread(page.request, 'London to Lisbon in three weeks, one way')
  const told = await page.request.post('/api/chat', { data: { key: `key_${crypto.randomUUID()}`, threadId, text: PERSONAL } })
  expect(told.status()).toBe(200)
  await told.text()
  await page.goto(`/chat/${threadId}`)
  await expect(composer(page)).toBeEditable()
  return threadId
}

async function openFromMenu(page: Page, action: string, title: string | RegExp) {
  await page.getByRole('button', { name: /^About/ }).click()
  const menu = page.getByRole('dialog', { name: 'About this trip' })
  await menu.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** An anonymous browser, which keeps everything it receives. */
async function openReader(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const bodies: Promise<string>[] = []
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  return { page, bodies: () => Promise.all(bodies) }
}

async function wordsOf(page: Page): Promise<string | null> {
  return page.getByRole('main').textContent()
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}
