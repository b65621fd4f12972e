import type { Page } from 'playwright/test'
import { beginTrip, enterAsGuest } from './begin-trip'
import {
  checkout,
  expectBooked,
  fillBilling,
  fillCard,
  fillDate,
  fillPassenger,
  openCheckout,
  passengerForm,
  reviewAndPay,
  TRAVELLERS,
} from './checkout-steps'
import { expect, expectAccessible, expectContrast, test } from './journey'
import { composer, expectRoundTrips, tripSummary, untilAlive, untilAnswered } from './steps'

const ALONE = 'London to Lisbon next Friday, back Sunday, 1 adult, cheapest with a bag'
const PROFILE = {
  title: 'ms',
  firstName: 'Ada',
  middleName: '',
  lastName: 'Marlow',
  bornOn: '1990-04-07',
  gender: 'female',
  email: 'ada.marlow@example.com',
  phone: '+44 20 7946 0000',
  specialService: '',
  passport: null,
}

for (const [name, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }))
  test(`from the summary to what comes after paying, on a ${name}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(viewport)
    await enterAsGuest(page.request)
    await toSummary(page)
    await openCheckout(page)

    await test.step('an open form is the one task, on a phone the whole screen, and one button leads back', async () => {
      await expectOpenForm(page, name)
      await expectAccessible(page)
      await checkout(page).getByRole('button', { name: 'Back to the trip' }).click()
      await expect(composer(page)).toBeVisible()
      const goOn = page.getByRole('button', { name: 'Continue checkout' })
      await expect(goOn).toBeFocused()
      await goOn.click()
      await expectOpenForm(page, name)
    })

    await test.step('a day that does not exist is named beside its field', async () => {
      await fillPassenger(page, 'Adult 1', { ...TRAVELLERS[0], bornOn: ['31', '2', '1990'] })
      await passengerForm(page, 'Adult 1').getByLabel('First name').focus()
      await expect(passengerForm(page, 'Adult 1').getByText('31 February doesn’t exist')).toBeVisible()
      await expectAccessible(page)
      await fillDate(passengerForm(page, 'Adult 1'), 'Date of birth', TRAVELLERS[0].bornOn)
      await checkout(page).getByRole('button', { name: 'Continue to payment' }).click()
    })

    await test.step('country and dial code begin with the browser’s', async () => {
      const billing = checkout(page).getByRole('group', { name: 'Billing' })
      await expect(billing.getByLabel('Country', { exact: true })).toHaveValue('GB')
      await expect(billing.getByLabel('Dial code')).toHaveValue('GB')
      await fillBilling(page)
      await fillCard(page)
      await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
    })

    const price = await test.step('the review above Pay repeats all that is bought, beside one clock', async () => {
      const pay = checkout(page).getByRole('button', { name: /^Pay / })
      await pay.waitFor()
      if (name === 'phone') await expect(pay).toBeInViewport({ ratio: 1 })
      const flights = checkout(page).getByRole('region', { name: 'Your flights' })
      for (const words of ['Outbound', 'Return', /^Bags included: .*bag/, 'All times are local to each airport.']) {
        await expect(flights.getByText(words).first()).toBeVisible()
      }
      await expect(flights.getByText(/If you cancel/)).toHaveCount(2)
      await expect(checkout(page).getByText('On the ticket: MARLOW/ADA MS')).toBeVisible()
      await expect(checkout(page).getByText('in GBP, taxes and service fee included')).toBeVisible()
      await expect(checkout(page).getByText(/held until/)).toHaveCount(1)
      await expectAccessible(page)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectContrast(page)
      }
      const words = await pay.textContent()
      await pay.click()
      return words?.replace('Pay ', '') ?? ''
    })

    await test.step('after paying the chat says in one message what is booked, and offers what comes next', async () => {
      const reference = await expectBooked(page)
      await expect(composer(page)).toBeVisible()
      const said = page.getByText(/^You’re booked: London to Lisbon on .*, for 1 adult\./)
      await expect(said).toContainText(`Your booking reference is ${reference}. We charged ${price} to Visa ending 4242.`)
      const next = page.getByRole('group', { name: 'What would you like to do next?' })
      await expect(next.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /\/calendar$/)
      await expect(next.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute('href', /^\/orders\//)
      await expectAccessible(page)
      const plan = next.getByRole('button', { name: /^Plan \d days in Lisbon$/ })
      const words = (await plan.textContent()) ?? ''
      await plan.click()
      await expect(page.getByRole('paragraph').filter({ hasText: words })).toBeVisible()
      await expect(page.getByRole('article', { name: /days in Lisbon$/ })).toBeVisible()
      await expect(next).toHaveCount(0)
    })
  })

test('with a saved profile one adult pays in five taps, the next trip in four, and then nothing is typed', async ({ page }) => {
  test.setTimeout(240_000)
  await enterAsGuest(page.request)
  const kept = await page.request.post('/api/account/passengers', { data: { profile: PROFILE, isSelf: true, savedPassengerId: null } })
  expect(kept.status()).toBe(201)
  await countTaps(page)

  await test.step('the passenger is filled in, and e-mail and phone number are not asked again', async () => {
    await toSummary(page)
    await clearTaps(page)
    await openCheckout(page)
    await expect(checkout(page).getByText('Filled in from Ada’s saved details.')).toBeVisible()
    await checkout(page).getByRole('button', { name: 'Continue to payment' }).click()
    const billing = checkout(page).getByRole('group', { name: 'Billing' })
    await expect(billing.getByLabel('Email')).toHaveValue(PROFILE.email)
    await expect(billing.getByLabel('Phone number')).toHaveValue('20 7946 0000')
    await billing.getByLabel('Town or city').fill('London')
    await billing.getByLabel('Postcode').fill('N1 7AA')
    await fillCard(page)
    await checkout(page).getByLabel('Save this card for next time').check()
    await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
    await checkout(page).getByRole('button', { name: /^Pay / }).click()
    await expectBooked(page)
    // The fifth ticks the box that keeps the card.
    expect(await tapsOf(page)).toBe(5)
  })

  await test.step('the next trip takes four taps, and no word', async () => {
    await toSummary(page)
    await clearTaps(page)
    await openCheckout(page)
    await expect(checkout(page).getByText('Filled in from Ada’s saved details.')).toBeVisible()
    await checkout(page).getByRole('button', { name: 'Continue to payment' }).click()
    await expect(checkout(page).getByLabel('Postcode')).toHaveValue('N1 7AA')
    await expect(checkout(page).getByRole('radio', { name: /Visa/ })).toBeChecked()
    await checkout(page).getByRole('button', { name: 'Review and pay' }).click()
    await checkout(page).getByRole('button', { name: /^Pay / }).click()
    await expectBooked(page)
    expect(await tapsOf(page)).toBe(4)
  })
})

for (const [who, most] of Object.entries({ 'with a saved profile': 8, 'who is new': 12 }))
  test(`from the home page to a paid trip one adult ${who} taps at most ${most} times`, async ({ page }) => {
    test.setTimeout(240_000)
    const isKnown = who === 'with a saved profile'
    if (isKnown) {
      await enterAsGuest(page.request)
      await page.request.post('/api/account/passengers', { data: { profile: PROFILE, isSelf: true, savedPassengerId: null } })
    }
    await countTaps(page)
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Where to?' }).fill(ALONE)
    await page.getByRole('button', { name: /^Find flights/ }).click()
    const trips = await expectRoundTrips(page)
    await trips
      .getByRole('button', { name: /^Choose the Round Trip/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Keep the fares shown' }).click()
    await openCheckout(page)
    if (isKnown) await expect(checkout(page).getByText('Filled in from Ada’s saved details.')).toBeVisible()
    else await fillPassenger(page, 'Adult 1', TRAVELLERS[0])
    await checkout(page).getByRole('button', { name: 'Continue to payment' }).click()
    const billing = checkout(page).getByRole('group', { name: 'Billing' })
    for (const [label, text] of Object.entries({
      Email: PROFILE.email,
      'Phone number': '20 7946 0000',
      'Town or city': 'London',
      Postcode: 'N1 7AA',
    }))
      await billing.getByLabel(label, { exact: true }).fill(text)
    await fillCard(page)
    await reviewAndPay(page)
    await expectBooked(page)
    const taps = await tapsOf(page)
    test.info().annotations.push({ type: 'taps', description: String(taps) })
    expect(taps).toBeLessThanOrEqual(most)
  })

async function toSummary(page: Page): Promise<void> {
  await page.goto(`/chat/${await beginTrip(page.request, ALONE)}`)
  await tripSummary(page)
    .getByRole('button', { name: /^Check out/ })
    .waitFor()
  await untilAlive(page)
}

async function expectOpenForm(page: Page, size: string): Promise<void> {
  await untilAnswered(page)
  await expect(passengerForm(page, 'Adult 1').getByLabel('First name')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
  if (size === 'desktop') return
  await expect(page.getByRole('button', { name: 'Show the trip' })).toHaveCount(0)
  const box = await checkout(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
}

/** Presses of buttons, links, boxes and lists by hand; typing is not counted. */
async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
    // A press that came before its part of the page was alive is made again by the page itself.
    const isByHand = ({ target, isTrusted }: Event) =>
      isTrusted && target instanceof Element && target.closest('button, a, input[type=radio], input[type=checkbox]')
    addEventListener('click', (event) => isByHand(event) && count(), true)
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(), true)
  })
}

const clearTaps = (page: Page) => page.evaluate(() => sessionStorage.removeItem('taps'))
const tapsOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0))
