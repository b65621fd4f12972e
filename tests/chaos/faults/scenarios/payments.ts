import { randomUUID } from 'node:crypto'
import { jsonBody, sleep } from '../../session'
import { type Buyer, openBuyer } from '../buyer'
import { meddleWith } from '../duffel-front'
import type { OutsideWorld } from '../outside-world'
import type { Scenario, Trial } from '../trial'
import { checkIsWellAgain } from '../until-well'

// What goes wrong between the press that pays and the ticket.

const PRESSES = 50
const AFTER_THE_QUARTER = 20

export const lostBooking: Scenario = async (trial) => {
  const world = await calmWorld(trial)
  const isOrder = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/air/orders'
  const fates: [string, (market: () => Promise<unknown>) => Promise<{ status: number; body: string }>][] = [
    [
      'a 500 after it was booked',
      (market) => market().then(() => ({ status: 500, body: '{"errors":[{"type":"api_error","code":"internal_server_error"}]}' })),
    ],
    ['a 202 while it is pending', (market) => market().then(() => ({ status: 202, body: '{"data":{}}' }))],
  ]
  for (const [fate, answer] of fates) {
    const buyer = await openBuyer(world)
    const confirmationId = await buyer.quote()
    world.duffel.meddle = meddleWith(isOrder, answer, 1)
    const sentBefore = world.duffel.asked.filter(isOrder).length
    await buyer.press(confirmationId)
    await checkBookedOnce(trial, world, buyer, fate)
    const sent = world.duffel.asked.filter(isOrder).length - sentBefore
    trial.check(`${fate}: the booking was sent once`, sent === 1, sent)
  }
}

export const declinedAndAbandoned: Scenario = async (trial) => {
  const { check } = trial
  const world = await calmWorld(trial)
  const declined = await openBuyer(world)
  const no = await declined.press(await declined.quote(), 'chargeDeclinedInsufficientFunds')
  check('a declined card is answered, and nothing is booked', no.order?.paymentStatus === 'failed' && declined.bookings().length === 0, no)
  await declined.press(await declined.quote(), 'visa')
  await checkBookedOnce(trial, world, declined, 'another card')

  const abandoned = await openBuyer(world)
  const asked = await abandoned.press(await abandoned.quote(), 'threeDSecure2Required')
  check('the bank asks its customer', asked.order?.paymentStatus === 'awaiting_action', asked)
  const orderId = asked.order?.orderId ?? ''
  const startedAt = performance.now()
  await world.restart(AFTER_THE_QUARTER)
  await checkIsWellAgain(trial, abandoned.guest, startedAt)
  const over = await abandoned.whenFinal((order) => order.paymentStatus !== 'awaiting_action' && order.heldMinor === 0)
  check(
    'who does not answer within a quarter of an hour has bought nothing',
    over?.paymentStatus === 'failed' && abandoned.bookings().length === 0,
    over,
  )
  const intents = () => world.bank.intentsOf(orderId)
  check(
    'the bank waits for nobody any more, and holds nothing',
    intents().every(({ status, received }) => status === 'canceled' && received === 0),
    intents(),
  )
  const late = await abandoned.guest.get(`/api/orders/${orderId}/resume`, jsonBody({}))
  check('who comes back after that is told how it stands', late.httpStatus === 200, late)
  await abandoned.press(await abandoned.quote(), 'visa')
  await checkBookedOnce(trial, world, abandoned, 'the same order, later')
  await world.restart()
}

export const silentBank: Scenario = async (trial) => {
  const world = await calmWorld(trial)
  for (const fault of ['drop-after', 'error-after', 'stall'] as const) {
    const buyer = await openBuyer(world)
    const confirmationId = await buyer.quote()
    world.bank.failNext('payment_intents.create', fault)
    const beganAt = performance.now()
    // Where nothing is heard for long the browser gives up, and looks.
    await buyer.press(confirmationId).catch(() => null)
    await checkBookedOnce(trial, world, buyer, fault)
    trial.figure(`seconds until booked, ${fault}`, (performance.now() - beganAt) / 1000)
  }
}

export const manyPresses: Scenario = async (trial) => {
  const { check, figure } = trial
  const world = await calmWorld(trial)
  const buyer = await openBuyer(world)
  const confirmationId = await buyer.quote()
  const token = world.bank.confirmationToken('visa')
  const keys = [randomUUID(), randomUUID()]
  const presses = Array.from({ length: PRESSES }, (_, press) =>
    pressUntilAnswered(buyer, confirmationId, token, keys[press % keys.length] ?? ''),
  )
  const answers = await Promise.all(presses)
  const orderIds = new Set(answers.map((answer) => answer.order?.orderId))
  figure('answers', answers.length)
  check(
    'every press is answered with an order',
    answers.every(({ httpStatus, order }) => httpStatus === 200 && order),
    answers.find(({ order }) => !order),
  )
  check('it is the same order', orderIds.size === 1, [...orderIds])
  await checkBookedOnce(trial, world, buyer, `${PRESSES} presses`)
}

async function pressUntilAnswered({ shop, guest }: Buyer, confirmationId: string, token: string, key: string) {
  for (;;) {
    const answer = await shop.press(guest.url, { confirmationId, token, key })
    const isWorthAnother = answer.httpStatus === 429 || answer.code === 'order-running' || answer.code === 'request_running'
    if (!isWorthAnother) return answer
    await sleep(300)
  }
}

/** Booked once at the airline, charged once at the bank, the whole price, and nothing held besides. */
async function checkBookedOnce({ check }: Trial, { bank }: OutsideWorld, buyer: Buyer, how: string): Promise<void> {
  const order = await buyer.whenFinal()
  check(`${how}: the order is booked and paid`, order?.status === 'success' && order.chargedMinor === order.totalMinor, order)
  const [bookings, payments] = [buyer.bookings(), bank.intentsOf(order?.orderId ?? '')]
  check(`${how}: the airline has one booking`, bookings.filter(({ cancelledAt }) => cancelledAt === null).length === 1, bookings)
  check(`${how}: the bank took the money once`, payments.filter(({ status }) => status === 'succeeded').length === 1, payments)
  check(
    `${how}: nothing is held`,
    payments.every(({ status }) => status !== 'requires_capture'),
    payments,
  )
}

async function calmWorld({ stage }: Trial): Promise<OutsideWorld> {
  const world = await stage.outside()
  world.calm()
  return world
}
