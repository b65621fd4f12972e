import { randomUUID } from 'node:crypto'
import type { Bank } from './bank'
import type { Note } from './history'
import type { OrderFacts } from './history-schema'
import { isDeclined, isFinal, waitsForTime } from './is-final'
import type { Plan } from './plan'
import { sleep } from './session'
import type { Answer, Shop } from './shop'

const RETRY_MS = 200
const SOONEST_LOOK_MS = 400
const LATEST_LOOK_MS = 12_000
/** Half a minute: after that the next try may be minutes away. */
const LOOKS_BEFORE_WAITING = 9
const MOST_CONFIRMATIONS = 6
const MOST_QUOTES = 40
const MOST_PRESSES = 300

/** A process to ask: for the same client and turn always the same one. */
export type Door = { name: string; url: string }
export type Buyer = { client: number; threadId: string; plan: Plan; shop: Shop }
export type Street = {
  note: Note
  bank: Bank
  doorOf: (client: number, turn: number) => Door
  /** Around every press: what is killed in between had an order in flight. */
  inFlight: <T>(press: () => Promise<T>) => Promise<T>
  /** This client can only wait now. */
  onWaiting: (client: number) => void
  /** Resumes after so long, or when the clock was moved. */
  pause: (ms: number) => Promise<void>
  isOver: () => boolean
}

/** Everything a traveller does from the price on; ends when there is a final answer, or nobody to wait for. */
export async function buy(buyer: Buyer, street: Street): Promise<void> {
  const { client, plan } = buyer
  const cards = [...plan.cards]
  let order: OrderFacts | null = null
  for (let count = 0; count < MOST_CONFIRMATIONS; count++) {
    const confirmationId = await quote(buyer, street)
    const [card = ''] = cards
    if (confirmationId) {
      if (plan.walksAwayAfterMs !== null) return walkAway(buyer, confirmationId, card, plan.walksAwayAfterMs, street)
      await pressAll(buyer, confirmationId, card, street)
    }
    order = await follow(buyer, street)
    if (street.isOver()) break
    if (order === null || order.status === 'price_changed') continue
    if (isDeclined(order) && cards.length > 1) cards.shift()
    else if (isFinal(order)) break
  }
  if (order && isFinal(order)) street.note({ kind: 'settled', client, order })
  else street.note({ kind: 'gave-up', client, why: order ? `it is still ${order.status}/${order.paymentStatus}` : 'there is no order' })
}

/** The price of today with a confirmation; null when the trip is being bought already, or cannot be. */
async function quote({ client, threadId, shop }: Buyer, { doorOf, note, isOver }: Street): Promise<string | null> {
  for (let turn = 0; turn < MOST_QUOTES && !isOver(); turn++) {
    try {
      const quoted = await shop.quote(doorOf(client, turn).url, threadId)
      if ('confirmationId' in quoted) return quoted.confirmationId
      if (await shop.look(doorOf(client, turn).url, threadId).then((order) => order && !isFinal(order))) return null
      note({ kind: 'lost', client, what: 'quote', error: quoted.code })
    } catch (error) {
      note({ kind: 'lost', client, what: 'quote', error: sentenceOf(error) })
    }
    await sleep(RETRY_MS * 2)
  }
  return null
}

async function pressAll(buyer: Buyer, confirmationId: string, card: string, street: Street): Promise<void> {
  const token = await street.bank.token(card)
  const tabs = buyer.plan.isTwice ? [0, 1] : [0]
  await street.inFlight(() => Promise.all(tabs.map((tab) => pressUntilAnswered(buyer, { confirmationId, token, card, tab }, street))))
}

type Pressing = { confirmationId: string; token: string; card: string; tab: number }

/** As the browser does it: when the answer is lost, look first, then press again with the same confirmation and the same key. */
async function pressUntilAnswered({ client, threadId, shop }: Buyer, pressing: Pressing, street: Street): Promise<void> {
  const { confirmationId, token, card, tab } = pressing
  const { note, doorOf, isOver } = street
  const key = randomUUID()
  for (let turn = tab; turn < MOST_PRESSES && !isOver(); turn++) {
    const door = doorOf(client, turn)
    try {
      note({ kind: 'press', client, process: door.name, confirmationId, key, card })
      const answer = await shop.press(door.url, { confirmationId, token, key })
      note({ kind: 'answer', client, confirmationId, ...answer })
      if (!isWorthAnotherPress(answer)) return
    } catch (error) {
      note({ kind: 'lost', client, what: 'press', error: sentenceOf(error) })
      await lookOnce({ client, threadId, shop }, turn + 1, street)
    }
    await sleep(RETRY_MS)
  }
}

function isWorthAnotherPress({ httpStatus, code }: Answer): boolean {
  return httpStatus >= 500 || httpStatus === 429 || code === 'order-running' || code === 'request_running'
}

/** Presses and closes the tab: nobody hears the answer. */
async function walkAway(
  { client, shop }: Buyer,
  confirmationId: string,
  card: string,
  afterMs: number,
  { bank, note, doorOf, inFlight }: Street,
): Promise<void> {
  const token = await bank.token(card)
  const door = doorOf(client, 0)
  const key = randomUUID()
  note({ kind: 'press', client, process: door.name, confirmationId, key, card })
  await inFlight(() => shop.press(door.url, { confirmationId, token, key }, AbortSignal.timeout(afterMs)).catch(() => undefined))
  note({ kind: 'walked-away', client })
}

/** Looks at the thread until its order has come to an end, answering the bank where it asks. Null when there is no order. */
async function follow(buyer: Buyer, street: Street): Promise<OrderFacts | null> {
  const { client, plan } = buyer
  let isBankAnswered = false
  let waitMs = SOONEST_LOOK_MS
  for (let turn = 0; !street.isOver(); turn++) {
    const order = await lookOnce(buyer, turn, street)
    if (order === null || (order !== 'no answer' && isFinal(order))) return order
    if (order !== 'no answer') {
      const isAsked = order.paymentStatus === 'awaiting_action' && plan.bank !== 'abandon' && !isBankAnswered
      if (isAsked) isBankAnswered = await answerBank(buyer, order.orderId, plan.bank === 'fail' ? 'fail' : 'complete', street)
      else if (waitsForTime(order) || turn >= LOOKS_BEFORE_WAITING) street.onWaiting(client)
    }
    await street.pause(waitMs)
    waitMs = Math.min(waitMs * 1.5, LATEST_LOOK_MS)
  }
  return null
}

async function answerBank(
  { client, shop }: Buyer,
  orderId: string,
  outcome: 'complete' | 'fail',
  { bank, note, doorOf }: Street,
): Promise<boolean> {
  const isAnswered = await bank.answer(orderId, outcome)
  note({ kind: 'bank', client, outcome: isAnswered ? outcome : 'asks nothing' })
  try {
    note({ kind: 'answer', client, confirmationId: null, ...(await shop.resume(doorOf(client, 0).url, orderId)) })
  } catch (error) {
    note({ kind: 'lost', client, what: 'resume', error: sentenceOf(error) })
  }
  return isAnswered
}

async function lookOnce(
  { client, threadId, shop }: Pick<Buyer, 'client' | 'threadId' | 'shop'>,
  turn: number,
  { note, doorOf }: Street,
): Promise<OrderFacts | null | 'no answer'> {
  const door = doorOf(client, turn)
  note({ kind: 'look', client, process: door.name })
  try {
    const order = await shop.look(door.url, threadId)
    note({ kind: 'answer', client, confirmationId: null, httpStatus: 200, code: null, order })
    return order
  } catch (error) {
    note({ kind: 'lost', client, what: 'look', error: sentenceOf(error) })
    return 'no answer'
  }
}

function sentenceOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
