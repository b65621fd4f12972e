import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { zeroMoney } from '@/lib/travel/money'

const NOTHING = { captureBefore: null, decline: null, action: null, savedCard: null }

/** Puts a bank before a gateway that wants to ask its customer about the first card; every card after that it takes unasked. */
export function createAskingGateway(gateway: PaymentGateway): PaymentGateway & { cancelled: string[] } {
  const asked = new Map<string, string>()
  const cancelled: string[] = []
  return {
    ...gateway,
    cancelled,
    async authorise(request) {
      if (asked.size > 0 && !asked.has(request.key)) return gateway.authorise(request)
      const paymentId = asked.get(request.key) ?? `pay_asked_${request.orderId}`
      asked.set(request.key, paymentId)
      return { payment: { paymentId, status: 'requires_action', amount: request.amount, refunded: zeroMoney('GBP'), ...NOTHING } }
    },
    async cancel(request) {
      const isAsked = [...asked.values()].includes(request.paymentId)
      if (!isAsked) return gateway.cancel(request)
      cancelled.push(request.paymentId)
      return {
        payment: {
          paymentId: request.paymentId,
          status: 'canceled',
          amount: zeroMoney('GBP'),
          refunded: zeroMoney('GBP'),
          ...NOTHING,
        },
      }
    },
  }
}
