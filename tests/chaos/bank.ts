import { z } from 'zod'
import { gatewayStateSchema } from './history-schema'
import { jsonBody } from './session'

/** The traveller's side of the bank: a token from its form, and its page. */
export function createBank(gatewayUrl: string) {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(gatewayUrl + path, init)
    if (!response.ok) throw new Error(`The bank's ${path} answered ${response.status}`)
    return response.json()
  }
  const state = async () => gatewayStateSchema.parse(await ask('/_test/state'))
  return {
    state,
    token: async (card: string): Promise<string> =>
      z.object({ token: z.string() }).parse(await ask('/_test/confirmation-tokens', jsonBody({ card }))).token,
    /** Answers what the bank asks for this order; false when it asks nothing any more. */
    answer: async (orderId: string, outcome: 'complete' | 'fail'): Promise<boolean> => {
      const { intents } = await state()
      const asking = intents.find((intent) => intent.orderId === orderId && intent.status === 'requires_action')
      if (!asking) return false
      await ask(`/_test/authenticate/${asking.id}`, jsonBody({ outcome }))
      return true
    },
  }
}
export type Bank = ReturnType<typeof createBank>
