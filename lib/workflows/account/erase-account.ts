import type { AccountStore } from '../../ports/account-store'
import type { Clock } from '../../ports/clock'
import type { OrderStore } from '../../ports/order-store'
import type { PasswordHasher } from '../../ports/password-hasher'
import type { PaymentGateway } from '../../ports/payment-gateway'
import type { SessionStore } from '../../ports/session-store'
import type { ThreadStore } from '../../ports/thread-store'
import type { UserRow, UserStore } from '../../ports/user-store'
import { ERASURE_WORD, type Erasure, isErasureWord } from '../../travel/account/erasure'
import { isOrderUnderWay } from '../../travel/account/order-under-way'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from '../orders/call-outside'
import { sleep } from '../orders/order-deps'

export type EraseDeps = {
  clock: Clock
  users: Pick<UserStore, 'findById'>
  passwords: Pick<PasswordHasher, 'verify'>
  accounts: Pick<AccountStore, 'erase'>
  orders: Pick<OrderStore, 'list'>
  threads: Pick<ThreadStore, 'list'>
  sessions: Pick<SessionStore, 'endAll'>
  gateway: Pick<PaymentGateway, 'forgetCustomer'>
  /** The answers that are being written, in any process: one turn per thread, held by whoever started it. */
  runs: {
    start(threadId: string): Promise<Turn | null>
    stop(threadId: string, messageId: string): Promise<boolean>
    find(threadId: string): Promise<{ messageId: string | null } | null>
  }
  /** For tests; the app leaves it out. */
  pauseMs?: number
}

type Turn = { end(): Promise<void> }

const RETRY_DELAYS_MS = [200]
const MOST_THREADS = 1000
const MOST_LOOKS = 40
const PAUSE_MS = 100

/** Deletes an account for good, once its owner has proved that they mean it. Nothing is changed by a refusal. */
export async function eraseAccount(
  { userId, ...confirmed }: Erasure & { userId: string },
  deps: EraseDeps,
): Promise<{ erased: true } | { refusal: Refusal }> {
  const user = await deps.users.findById(userId)
  if (!user) return { erased: true }
  const refusal = await unconfirmed(user, confirmed, deps)
  if (refusal) return refusal
  if ((await deps.orders.list(userId)).some(isOrderUnderWay)) return underWay()
  const turns: Turn[] = []
  try {
    await takeTurns(userId, turns, deps)
    // Before the erasure: a gateway knows its customer by what is erased with the rest.
    const called = await callOutside(() => deps.gateway.forgetCustomer(userId), RETRY_DELAYS_MS)
    if ('failure' in called) return refuse('bank-silent', BANK_SILENT)
    if ((await deps.accounts.erase(userId, deps.clock())) === 'order-under-way') return underWay()
  } finally {
    for (const turn of turns) await turn.end()
  }
  await deps.sessions.endAll(userId, 'account-erased', deps.clock())
  // What waited at the door while the account was being erased has come in since; nothing can come in any more.
  await deps.accounts.erase(userId, deps.clock())
  return { erased: true }
}

const BANK_SILENT =
  'The payment service didn’t answer, so we couldn’t delete your saved cards there. Nothing was deleted; please try again in a few minutes.'

function underWay() {
  return refuse(
    'order-under-way',
    'One of your bookings isn’t finished: we’re waiting for the airline, your bank or your payment. Nothing was deleted. Check it under “Your bookings”, and delete your account when it’s done.',
  )
}

async function unconfirmed(user: UserRow, { password, confirmation }: Erasure, { passwords }: EraseDeps) {
  if (user.passwordHash === null) {
    if (isErasureWord(confirmation)) return null
    return refuse('not-confirmed', `Please type “${ERASURE_WORD}” to confirm. Nothing was deleted.`, 'confirmation')
  }
  if (!password) return refuse('password-missing', 'Please enter your password. Nothing was deleted.', 'password')
  if (await passwords.verify(user.passwordHash, password)) return null
  return refuse('wrong-password', 'That isn’t your password. Nothing was deleted.', 'password')
}

/**
 * Stops every answer that is being written for them, and takes its turn once it has put down its pen, so that none begins meanwhile. Each
 * turn is noted in `turns` at once: whatever fails here, those that were taken can be ended.
 */
async function takeTurns(userId: string, turns: Turn[], deps: EraseDeps): Promise<void> {
  const waiting = new Set(await threadsOf(userId, deps))
  for (let looks = 0; waiting.size > 0 && looks < MOST_LOOKS; looks++) {
    if (looks > 0) await sleep(deps.pauseMs ?? PAUSE_MS)
    for (const threadId of waiting) {
      const turn = await takeTurn(threadId, deps)
      if (!turn) continue
      turns.push(turn)
      waiting.delete(threadId)
    }
  }
}

/** An answer that has only just begun may have no message yet: it is asked again at the next look. */
async function takeTurn(threadId: string, { runs }: EraseDeps): Promise<Turn | null> {
  const turn = await runs.start(threadId)
  if (turn) return turn
  const running = await runs.find(threadId)
  if (running?.messageId) await runs.stop(threadId, running.messageId)
  return null
}

async function threadsOf(userId: string, { threads }: EraseDeps): Promise<string[]> {
  const lists = [false, true].map((archived) => threads.list(userId, { limit: MOST_THREADS, archived }))
  return (await Promise.all(lists)).flat().map(({ id }) => id)
}
