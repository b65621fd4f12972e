import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFare, pounds } from '@/tests/fixtures/trip'
import type { Fare } from '../flights/offer-schema'
import { priceOfFares } from './price'
import { priceLineSchema } from './price-schema'

/** A fare with one price for three travellers, as a supplier gives it that does not say who pays what. */
function partyFare(fareId: string, total: number, taxes: number | null): Fare {
  return aFare({
    fareId,
    serviceFee: pounds(0),
    total: pounds(total),
    passengerFares: [
      {
        type: 'everyone',
        count: 3,
        base: taxes === null ? null : pounds(total - taxes),
        taxes: taxes === null ? null : pounds(taxes),
        total: pounds(total),
      },
    ],
  })
}

test('a price for everybody stays one line, which is not multiplied', () => {
  const price = priceOfFares([partyFare('out', 41_260, 15_000), partyFare('back', 5000, 800)])
  expect(price).toEqual({
    lines: [{ type: 'everyone', count: 3, base: pounds(30_460), taxes: pounds(15_800), total: pounds(46_260), subtotal: pounds(46_260) }],
    serviceFee: pounds(0),
    total: pounds(46_260),
  })
})

test('tax that is unknown for one slice is unknown for the trip', () => {
  const [line] = priceOfFares([partyFare('out', 41_260, 15_000), partyFare('back', 5000, null)]).lines
  expect(line).toMatchObject({ base: null, taxes: null, total: pounds(46_260) })
})

test('a line that was stored before prices for everybody existed is still read', () => {
  const stored = { type: 'adult', count: 2, base: pounds(100), taxes: pounds(20), total: pounds(120), subtotal: pounds(240) }
  expect(priceLineSchema.parse(stored)).toEqual(stored)
})

const minor = fc.integer({ min: 0, max: 500_000 })
const anyFare = fc.oneof(
  fc.tuple(minor, minor).map(([base, taxes]) => aFare({ fareId: 'f', base, taxes })),
  fc.tuple(minor, fc.option(minor)).map(([total, taxes]) => partyFare('f', total, taxes)),
)

test('the parts always add up to the total', () => {
  fc.assert(
    fc.property(fc.array(anyFare, { minLength: 1, maxLength: 5 }), (fares) => {
      const { lines, serviceFee, total } = priceOfFares(fares)
      expect(lines.reduce((sum, { subtotal }) => sum + subtotal.amountMinor, serviceFee.amountMinor)).toBe(total.amountMinor)
      expect(total.amountMinor).toBe(fares.reduce((sum, fare) => sum + fare.total.amountMinor, 0))
      for (const line of lines) {
        if (line.base && line.taxes) expect(line.base.amountMinor + line.taxes.amountMinor).toBe(line.total.amountMinor)
        expect(line.subtotal.amountMinor).toBe(line.type === 'everyone' ? line.total.amountMinor : line.total.amountMinor * line.count)
      }
    }),
  )
})
