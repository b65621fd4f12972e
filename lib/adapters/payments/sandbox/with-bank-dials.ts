import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { type BankDials, isDrawn, lot } from './bank-dials'

// As long as our clients of real gateways wait for an answer.
const PATIENCE_MS = 15_000
const MOST_COUNTED = 10_000

type Wait = (milliseconds: number) => Promise<void>

/**
 * A gateway as it is met over a bad line: slow, failing before or after it has acted, gone, silent, or talking nonsense. What a caller
 * sees is an `OutsideFailure`, as from any adapter; what the gateway throws itself passes through.
 */
export function withBankDials(gateway: PaymentGateway, dials: BankDials, wait: Wait = sleep): PaymentGateway {
  const counts = new Map<string, number>()
  const line = <Answer>(what: string, call: () => Promise<Answer>) => {
    const count = (counts.get(what) ?? 0) + 1
    // Forgetting draws the same lots again, which is no harm after so many others.
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(what, count)
    return overBadLine(`${what}|${count}`, call, dials, wait)
  }
  return {
    ...gateway,
    authorise: (request) => line(`authorise|${request.key}`, () => gateway.authorise(request)),
    retrieve: (paymentId) => line(`retrieve|${paymentId}`, () => gateway.retrieve(paymentId)),
    findPayment: (request) => line(`find|${request.key}`, () => gateway.findPayment(request)),
    capture: (request) => line(`capture|${request.key}`, () => gateway.capture(request)),
    refund: (request) => line(`refund|${request.key}`, () => gateway.refund(request)),
    cancel: (request) => line(`cancel|${request.key}`, () => gateway.cancel(request)),
    forgetCard: (request) => line(`forget|${request.token}`, () => gateway.forgetCard(request)),
    forgetCustomer: (userId) => line(`forget-customer|${userId}`, () => gateway.forgetCustomer(userId)),
  }
}

async function overBadLine<Answer>(what: string, call: () => Promise<Answer>, dials: BankDials, wait: Wait): Promise<Answer> {
  if (dials.latencyMs > 0) await wait(dials.latencyMs * lot(dials, 'latency', what))
  if (isDrawn(dials, 'errorBefore', what)) throw failure('it answered 500')
  const hasArrived = lot(dials, 'arrives', what) < 0.5
  if (isDrawn(dials, 'drop', what)) {
    if (hasArrived) await call()
    throw failure('the connection was closed')
  }
  if (isDrawn(dials, 'stall', what)) {
    if (hasArrived) await call()
    await wait(PATIENCE_MS)
    throw failure('it did not answer in time')
  }
  const answer = await call()
  if (isDrawn(dials, 'errorAfter', what)) throw failure('it answered 500')
  if (isDrawn(dials, 'garbage', what)) throw failure('its answer could not be read')
  return answer
}

function failure(message: string): OutsideFailure {
  return new OutsideFailure('sandbox gateway', message)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds))
}
