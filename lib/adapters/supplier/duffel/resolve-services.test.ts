import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney } from '@/lib/travel/money'
import { type ResolvedService, serviceLines, totalWith } from './resolve-services'

const money = fc.integer({ min: 0, max: 1_000_000 }).map((amountMinor) => ({ amountMinor, currency: 'GBP' }))
const service: fc.Arbitrary<ResolvedService> = fc.record({
  kind: fc.constantFrom('seats', 'bags', 'meals', 'extras'),
  serviceId: fc.string(),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: money,
})

test('whatever is bought, the order pays the offer and the sum of its lines', () => {
  fc.assert(
    fc.property(money, fc.array(service, { maxLength: 40 }), (offer, services) => {
      const lines = serviceLines(services)
      expect(totalWith(offer, services)).toEqual(addMoney(offer, ...lines.map(({ total }) => total)))
      expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(services.reduce((sum, { quantity }) => sum + quantity, 0))
      expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length)
    }),
  )
})
