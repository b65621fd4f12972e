import { randomUUID } from 'node:crypto'
import type { OrderFacts } from '../history-schema'
import { isFinal } from '../is-final'
import { prepareTrip, type Wish, wishOf } from '../prepare-trip'
import { sleep } from '../session'
import { createShop } from '../shop'
import { openGuest } from './guest'
import type { OutsideWorld } from './outside-world'

const PATIENCE_MS = 90_000
const LOOK_EVERY_MS = 150
let trips = 0

/** A traveller with a trip that is ready to be paid, at the bank and the airline of the outside world. */
export async function openBuyer(world: OutsideWorld) {
  const guest = await openGuest(world.app.url)
  const { url, session } = guest
  const shop = createShop(session)
  // No two want the same trip.
  const wish: Wish = wishOf(++trips, new Date())
  const threadId = await prepareTrip(wish, session, () => url)
  return {
    guest,
    shop,
    wish,
    threadId,
    quote: async () => {
      const quoted = await shop.quote(url, threadId)
      if ('code' in quoted) throw new Error(`no price was confirmed: ${quoted.code}`)
      return quoted.confirmationId
    },
    press: (confirmationId: string, card = 'visa', key = randomUUID()) =>
      shop.press(url, { confirmationId, token: world.bank.confirmationToken(card), key }),
    look: () => shop.look(url, threadId),
    /** The order when it has come to an end, or as it is when it takes too long. */
    async whenFinal(isEnd: (order: OrderFacts) => boolean = isFinal): Promise<OrderFacts | null> {
      const until = performance.now() + PATIENCE_MS
      for (;;) {
        const order = await shop.look(url, threadId).catch(() => null)
        if ((order && isEnd(order)) || performance.now() > until) return order
        await sleep(LOOK_EVERY_MS)
      }
    },
    /** The bookings of this trip at the airline. */
    bookings: () => {
      const { origin, destination, departureOn } = wish
      return world.market.state().orders.filter(({ trip }) => trip === `${origin}-${destination} ${departureOn}`)
    },
  }
}
export type Buyer = Awaited<ReturnType<typeof openBuyer>>
