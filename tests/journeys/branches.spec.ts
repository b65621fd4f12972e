import type { Locator, Page } from 'playwright/test'
import { enterAsGuest } from './begin-trip'
import { expect, expectAccessible, test } from './journey'
import { chip, chooseFirst, composer, expectPicks, say, untilAnswered } from './steps'

const LISBON = 'London to Lisbon in three weeks, one way, 1 adult'
const PORTO = 'London to Porto in three weeks, one way, 1 adult'

test('edit, answer again, versions, copy and undo: the trip follows the branch that is shown, also after a reload (assistant-ui #2698, #2380, #4037)', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAsGuest(page.request)
  await page.goto('/chat')
  await say(page, LISBON)
  await expectPicks(page, 'Outbound')
  await say(page, 'make it business')
  await expect(chip(page, 'Cabin: Business')).toBeVisible()
  await untilAnswered(page)
  const panel = page.getByRole('complementary', { name: 'Your trip' })
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Lisbon')

  await test.step('Escape leaves a message as it was; another wording takes the trip back to then, and goes on from there', async () => {
    await rowOf(own(page).first(), 'Edit your message').click()
    await page.keyboard.press('Escape')
    await expect(own(page).first()).toContainText(LISBON)
    await rowOf(own(page).first(), 'Edit your message').click()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Edit your message' }).fill(PORTO)
    await own(page).first().getByRole('button', { name: 'Send' }).click()
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('Porto')
    await expectPicks(page, 'Outbound')
    await expect(chip(page, 'Cabin: Business')).toHaveCount(0)
    await expect(own(page)).toHaveCount(1)
    await expect(own(page)).toContainText(PORTO)
  })

  await test.step('the earlier wording is one press away, with all that followed it and its trip, and stays so over a reload', async () => {
    await versions(own(page).first()).getByRole('button', { name: 'Previous version' }).click()
    await expectLisbon()
    await page.reload()
    await expectLisbon()
    await versions(own(page).first()).getByRole('button', { name: 'Next version' }).click()
    await expect(own(page)).toHaveCount(1)
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('Porto')
    await expect(versions(own(page).first())).toContainText('2 / 2')
    await expectAccessible(page)
  })

  await test.step('another answer to the same words, beside the first one', async () => {
    await rowOf(answersIn(page).last(), 'Answer again').click()
    await expect(versions(answersIn(page).last())).toContainText('2 / 2')
    await expectPicks(page, 'Outbound')
    await expect(answersIn(page)).toHaveCount(1)
    await versions(answersIn(page).last()).getByRole('button', { name: 'Previous version' }).click()
    await expect(versions(answersIn(page).last())).toContainText('1 / 2')
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('Porto')
  })

  await test.step('a copy is what was said', async () => {
    await rowOf(own(page).first(), 'Copy your message').click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PORTO)
    await rowOf(answersIn(page).last(), 'Copy the answer').click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.length).toBeGreaterThan(20)
    expect(copied).not.toBe(PORTO)
  })

  await test.step('a choice is taken back by its own line, and the trip panel loses it', async () => {
    await expectPicks(page, 'Outbound')
    const versionsBefore = await page.getByRole('group', { name: 'Versions of this message' }).count()
    await chooseFirst(page, 'Outbound')
    const undo = page.getByRole('log').getByRole('button', { name: /^Undo: / })
    await expect(undo).toBeVisible()
    await expect(panel.getByText(/taxes included/)).toBeVisible()
    await untilAnswered(page)
    await undo.click()
    await expect(page.getByRole('log').getByText('Undone', { exact: true })).toBeVisible()
    await expect(panel.getByText(/taxes included/)).toHaveCount(0)
    await page.reload()
    await expect(panel.getByText(/taxes included/)).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Versions of this message' })).toHaveCount(versionsBefore)
    await expect(composer(page)).toBeEnabled()
  })

  async function expectLisbon(): Promise<void> {
    await expect(own(page)).toHaveText([new RegExp(LISBON), /make it business/])
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('Lisbon')
    await expect(chip(page, 'Cabin: Business')).toBeVisible()
    await expect(versions(own(page).first())).toContainText('1 / 2')
    await untilAnswered(page)
  }
})

function own(page: Page): Locator {
  return page.getByRole('log').getByRole('article', { name: 'You', exact: true })
}

function answersIn(page: Page): Locator {
  return page.getByRole('log').getByRole('article', { name: 'Wayfarer', exact: true })
}

function versions(turn: Locator): Locator {
  return turn.getByRole('group', { name: 'Versions of this message' })
}

/** A button of the row under a message, at rest. */
function rowOf(turn: Locator, name: string): Locator {
  return turn.getByRole('button', { name, exact: true })
}
