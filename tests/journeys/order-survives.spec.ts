import { bookToCard, checkout, expectBooked, expectChargedOnce, expectOneOrder, payWith } from './checkout-steps'
import { expect, expectAccessible, test } from './journey'

test.use({ environment: { SANDBOX_DIALS: 'book-late=1 price-change=0' } })

test('the airline keeps silent about a booking, and the server is killed meanwhile: it ends booked, once', async ({ page, server }) => {
  await bookToCard(page)
  const address = page.url()
  const words = await payWith(page)
  await expect(
    checkout(page)
      .getByText(/You won’t be booked twice/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await server.kill()
  await server.start()
  await page.goto(address)
  await expect(
    checkout(page)
      .getByText('Ada Marlow')
      .or(checkout(page).getByText(/be booked twice/))
      .first(),
  ).toBeVisible()
  await expect(checkout(page).getByRole('button', { name: /^(Review and pay|Pay )/ })).toHaveCount(0)
  const reference = await expectBooked(page)
  await expectChargedOnce(page, words)
  await expectOneOrder(page, reference)
})
