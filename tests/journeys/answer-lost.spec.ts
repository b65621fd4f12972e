import { bookToCard, expectBooked, expectChargedOnce, expectOneOrder, payWith } from './checkout-steps'
import { test } from './journey'

test.use({ environment: { SANDBOX_DIALS: 'book-lost=1 price-change=0' } })

test('the answer to the booking is lost: the airline is asked for it, and the trip is booked and charged once', async ({ page }) => {
  await bookToCard(page)
  const words = await payWith(page)
  const reference = await expectBooked(page)
  await expectChargedOnce(page, words)
  await expectOneOrder(page, reference)
})
