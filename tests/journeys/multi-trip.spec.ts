import { addCheckedBag, chooseFor, closePanel, expectSum, openPanel, readLive, takeSeat } from './ancillary-steps'
import { checkout, expectBooked, fillBilling, fillCard, fillPassengers, openCheckout, reviewAndPay } from './checkout-steps'
import { expect, test } from './journey'
import { chooseFirst, daysAhead, keepFares, minorUnits, openConversation, say, tripSummary } from './steps'

test('a trip of three flights is booked from one sentence, with a seat on the second and a bag on the third', async ({ page }) => {
  test.setTimeout(180_000)
  await openConversation(page)
  const [first, second, third] = daysAhead(40, 44, 48)
  await say(page, `London to Rome on ${first}, Rome to Athens on ${second}, Athens to London on ${third}, 2 adults`)
  for (const flight of ['Flight 1', 'Flight 2', 'Flight 3'] as const) await chooseFirst(page, flight)
  await keepFares(page)
  await expect(tripSummary(page).getByRole('article')).toHaveCount(3)

  const seat = await test.step('a seat on the second flight alone', async () => {
    const seats = await openPanel(page, 'Seats')
    await seats
      .getByRole('tab', { name: /^FCO → ATH|^\w{3} → ATH/ })
      .first()
      .click()
    await chooseFor(seats, 'Adult 2')
    const seatNumber = (await seats.locator('[data-status=free]').first().getAttribute('data-seat')) ?? ''
    await takeSeat(seats, seatNumber)
    await closePanel(seats)
    return seatNumber
  })
  await test.step('a bag on the third alone', async () => {
    const bags = await openPanel(page, 'Bags')
    await addCheckedBag(bags, 'Flight 3', 'Adult 1')
    await closePanel(bags)
  })
  const { trip } = await readLive(page)
  expect(trip.ancillaries.seats.map(({ sliceIndex, passengerIndex, seatNumber }) => [sliceIndex, passengerIndex, seatNumber])).toEqual([
    [1, 1, seat],
  ])
  expect(trip.ancillaries.bags.map(({ option, passengerIndex }) => [option.sliceIndexes, passengerIndex])).toEqual([[[2], 0]])
  await expect(tripSummary(page).getByRole('article').nth(1)).toContainText(`Seat ${seat}`)
  await expect(tripSummary(page).getByRole('article').nth(2)).toContainText('1 bag added')
  const total = await expectSum(tripSummary(page).getByRole('table'))

  await openCheckout(page)
  await fillPassengers(page)
  await fillBilling(page)
  await fillCard(page)
  expect(minorUnits(await reviewAndPay(page))).toBe(total)
  const reference = await expectBooked(page)
  await expect(checkout(page).getByText(`Seat ${seat}`)).toBeVisible()

  await checkout(page).getByRole('link', { name: 'Open the booking' }).click()
  await expect(page.getByText(reference).first()).toBeVisible()
  const passengers = page.getByRole('article', { name: 'Passengers' })
  await expect(passengers.getByText(`Seat ${seat}`)).toBeVisible()
  await expect(passengers.getByText(/checked bag/i)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Flights' })).toContainText('Flight 3')
})
