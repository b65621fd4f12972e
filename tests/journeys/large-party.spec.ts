import { chooseFor, closePanel, openPanel, readLive } from './ancillary-steps'
import { checkout, expectBooked, fillBilling, fillCard, fillPassenger, openCheckout, reviewAndPay, type Traveller } from './checkout-steps'
import { expect, test } from './journey'
import { bookToSummary } from './steps'

const ADULTS = ['Ada', 'Tom', 'Eva', 'Ben', 'Ida', 'Max', 'Una']
const CHILDREN = ['Mia', 'Leo']

test('nine travellers sit together on both flights at once, are named one by one, and are all on the booking', async ({ page }) => {
  test.setTimeout(240_000)
  await bookToSummary(page, 'London to Lisbon next Friday, back Sunday, 7 adults and 2 children aged 6 and 9')

  await test.step('one press seats everybody on both flights', async () => {
    const panel = await openPanel(page, 'Seats')
    await panel.getByRole('checkbox', { name: 'On both flights at once' }).check()
    await panel.getByRole('button', { name: /^All together/ }).click()
    await expect.poll(async () => (await readLive(page)).trip.ancillaries.seats.length).toBe(18)
    await chooseFor(panel, 'Child 2')
    await expect(panel.getByRole('group', { name: 'Choosing for' }).getByText('No seat yet')).toHaveCount(0)
    await closePanel(panel)
  })

  await test.step('the names are asked for one traveller at a time', async () => {
    await openCheckout(page)
    const people = [...ADULTS.map((name, index) => adult(name, index)), ...CHILDREN.map((name, index) => child(name, index))]
    for (const [index, person] of people.entries()) {
      const label = index < ADULTS.length ? `Adult ${index + 1}` : `Child ${index - ADULTS.length + 1}`
      await fillPassenger(page, label, person)
    }
    await expect(checkout(page).getByText('9/9 completed')).toBeVisible()
    await checkout(page)
      .getByRole('button', { name: /^Continue to/ })
      .click()
    await expect(checkout(page).getByLabel('Card number')).toBeVisible()
  })

  await test.step('and all nine are booked', async () => {
    await fillBilling(page)
    await fillCard(page)
    await reviewAndPay(page)
    await expectBooked(page)
    for (const name of [...ADULTS, ...CHILDREN]) await expect(checkout(page).getByText(`${name} Marlow`).first()).toBeVisible()
  })
})

function adult(firstName: string, index: number): Traveller {
  return { title: 'Ms', gender: 'Female', firstName, lastName: 'Marlow', bornOn: ['7', '4', String(1980 + index)] }
}

function child(firstName: string, index: number): Traveller {
  const age = index === 0 ? 6 : 9
  const year = new Date().getFullYear() - age - 1
  return { title: 'Miss', gender: 'Female', firstName, lastName: 'Marlow', bornOn: ['1', '2', String(year)] }
}
