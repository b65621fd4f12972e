import type { Page } from 'playwright/test'
import {
  bookToCheckout,
  checkout,
  expectBooked,
  fillBilling,
  fillCard,
  fillPassenger,
  openCheckout,
  passengerForm,
  reviewAndPay,
  TRAVELLERS,
} from './checkout-steps'
import { expect, expectAccessible, test } from './journey'
import { fillPassport, maskOf, newYork, PASSPORTS } from './passport-steps'
import { chooseBoth, openConversation, say } from './steps'

const NAMES = TRAVELLERS.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

test('two passengers saved in one booking fill the next one, are changed and deleted on the account page, and are nobody else’s', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  await test.step('saved while booking', async () => {
    await bookToCheckout(page, newYork())
    for (const [at, traveller] of TRAVELLERS.entries()) {
      const label = `Adult ${at + 1}`
      await fillPassenger(page, label, traveller)
      await fillPassport(page, label, PASSPORTS[at] ?? PASSPORTS[0])
      await passengerForm(page, label).getByLabel('Save for next time').check()
    }
    await passengerForm(page, 'Adult 1').getByLabel('This is my own profile').check()
    await proceed(page)
    await fillBilling(page)
    await fillCard(page)
    await reviewAndPay(page)
    await expectBooked(page)
  })

  await test.step('in a new thread they are filled in with one press, the passport masked', async () => {
    await page.goto('/chat')
    await say(page, newYork())
    await chooseBoth(page)
    await openCheckout(page)
    const [first, second] = [passengerForm(page, 'Adult 1'), passengerForm(page, 'Adult 2')]
    await first.getByRole('button', { name: 'This is me' }).click()
    await expect(first.getByText('Filled in from Ada’s saved details.')).toBeVisible()
    await second.getByRole('button', { name: 'Fill from saved' }).click()
    const picker = page.getByRole('dialog', { name: 'Saved passengers' })
    await expect(picker.getByRole('button', { name: /^Ada Marlow/ })).toBeDisabled()
    await picker.getByRole('button', { name: /^Tom Marlow/ }).click()
    await expect(second.getByText('Filled in from Tom’s saved details.')).toBeVisible()
    for (const [at, form] of [first, second].entries()) {
      const passport = PASSPORTS[at] ?? PASSPORTS[0]
      await expect(form.getByText(maskOf(passport))).toBeVisible()
      await expect(form.getByText('From the saved profile', { exact: true })).toBeVisible()
      await expect(form.getByLabel('First name')).toHaveValue(TRAVELLERS[at]?.firstName ?? '')
    }
    await expectAccessible(page)
    await first.getByRole('button', { name: 'Change the passport number' }).click()
    await expect(first.getByRole('textbox', { name: 'Passport number' })).toBeFocused()
    await expect(first.getByRole('textbox', { name: 'Passport number' })).toHaveValue('')
    await first.getByRole('textbox', { name: 'Passport number' }).fill(PASSPORTS[0].number)
    await proceed(page)
  })

  const ids = await savedIds(page)
  await test.step('another guest gets the same answer for them as for nobody', async () => {
    const stranger = await browser.newContext({ baseURL: server.url })
    await openConversation(await stranger.newPage())
    const missing = `${ids[0]?.slice(0, -6)}aaaaaa`
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const data = method === 'PUT' ? { data: await changeOf(page, ids[0]) } : {}
      const [foreign, nobody] = await Promise.all(
        [ids[0], missing].map((id) => stranger.request.fetch(`/api/account/passengers/${id}`, { method, ...data })),
      )
      expect(foreign?.status(), method).toBe(404)
      expect(nobody?.status(), method).toBe(404)
    }
    expect(await (await stranger.request.get('/api/account/passengers')).text()).not.toContain('Marlow')
    await stranger.close()
  })

  await test.step('on the account page one is changed and one deleted', async () => {
    await page.goto('/account')
    for (const name of NAMES) await expect(page.getByRole('article', { name })).toBeVisible()
    for (const passport of PASSPORTS) {
      await expect(page.getByText(maskOf(passport))).toBeVisible()
      await expect(page.getByText(passport.number)).toHaveCount(0)
    }
    await expect(page.getByRole('article', { name: 'Ada Marlow' }).getByText('You', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change Ada Marlow' }).click()
    const form = page.getByRole('form', { name: 'Change Ada Marlow' })
    await form.getByLabel('First name').fill('Adelaide')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Adelaide is saved.')).toBeVisible()
    await expect(page.getByRole('article', { name: 'Adelaide Marlow' }).getByText(maskOf(PASSPORTS[0]))).toBeVisible()

    await page.getByRole('button', { name: 'Delete Tom Marlow' }).click()
    const question = page.getByRole('group', { name: 'Delete Tom Marlow?' })
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Tom is deleted from your saved passengers.')).toBeVisible()
    await expect(page.getByRole('article', { name: 'Tom Marlow' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article', { name: 'Adelaide Marlow' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Tom Marlow' })).toHaveCount(0)
    expect((await page.request.get(`/api/account/passengers/${ids[1]}`)).status()).toBe(404)
  })
})

async function proceed(page: Page): Promise<void> {
  await checkout(page)
    .getByRole('button', { name: /^Continue to/ })
    .click()
  await expect(checkout(page).getByLabel('Card number')).toBeVisible()
}

/** The ids of both profiles, in the order of the travellers. */
async function savedIds(page: Page): Promise<string[]> {
  const { passengers } = await (await page.request.get('/api/account/passengers')).json()
  return TRAVELLERS.map(({ firstName }) => passengers.find((saved: { firstName: string }) => saved.firstName === firstName).id)
}

/** A change of a profile as its owner could send it. */
async function changeOf(page: Page, id: string | undefined): Promise<object> {
  const { profile, isSelf } = await (await page.request.get(`/api/account/passengers/${id}`)).json()
  return { profile, isSelf }
}
