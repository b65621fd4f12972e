import { checkout, expectBooked, passengerForm } from './checkout-steps'
import { expect, test } from './journey'
import { press, tabTo, typeCheckout, typeInto } from './keyboard-steps'
import { bookToSummary, composer, expectRoundTrips, fares, SENTENCE, tripSummary, untilAnswered } from './steps'

test('the whole booking works by keyboard alone, and the focus is in sight at every stop', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await typeInto(page, page.getByRole('textbox', { name: 'Where to?' }), SENTENCE)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat/)

  const trips = await expectRoundTrips(page)
  await press(page, trips.getByRole('button', { name: /^Details of / }).first())
  await press(page, trips.getByRole('button', { name: /^Choose the Round Trip/ }).first())

  const keep = page.getByRole('button', { name: 'Keep the fares shown' })
  await expect(keep).toBeVisible()
  await untilAnswered(page)
  const outboundFares = fares(page, 'outbound').getByRole('radio')
  await tabTo(page, outboundFares.first())
  await page.keyboard.press('ArrowRight')
  await expect(outboundFares.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(outboundFares.nth(1)).toBeChecked()
  await press(page, keep)

  await expect(tripSummary(page).getByRole('button', { name: /^Check out/ })).toBeVisible()
  await untilAnswered(page)
  await press(page, tripSummary(page).getByRole('button', { name: /^Check out/ }))
  await untilAnswered(page)

  await typeCheckout(page)
  const pay = checkout(page).getByRole('button', { name: /^Pay / })
  // Each step takes the focus along: nobody is sent back to the top of the page.
  await expect(checkout(page).locator(':focus')).toHaveCount(1)
  await press(page, pay)
  await expectBooked(page)
  await press(page, checkout(page).getByRole('link', { name: 'Open the booking' }))
  await expect(page).toHaveURL(/\/orders\//)
})

test('in a window enlarged to 400 % what has the focus is never beneath the composer or a bar, to the checkout and back', async ({
  page,
}) => {
  await bookToSummary(page)
  await page.setViewportSize({ width: 320, height: 256 })
  const checkOut = tripSummary(page).getByRole('button', { name: /^Check out/ })
  await tabTo(page, checkOut)
  await tabTo(page, page.getByRole('button', { name: 'Show your trips' }), 'Shift+Tab')
  await press(page, checkOut)
  await untilAnswered(page)
  await tabTo(page, passengerForm(page, 'Adult 1').getByLabel('First name'))
  // There the form is the whole window: one button leads back to the composer.
  const back = checkout(page).getByRole('button', { name: 'Back to the trip' })
  await tabTo(page, back, 'Shift+Tab')
  await press(page, back)
  await expect(page.getByRole('button', { name: 'Continue checkout' })).toBeFocused()
  await tabTo(page, composer(page))
})
