import { expect, test } from 'vitest'
import type { ToolContext } from '../tool-context'
import { convertCurrency } from './tool'

const CONTEXT = {} as ToolContext
const convert = async (amount: number, from: string, to: string) =>
  convertCurrency.forModel(await convertCurrency.run({ amount, from, to }, CONTEXT, () => undefined))

test('an amount comes back in the other currency, roughly and with the day of the rates', async () => {
  expect(await convert(200, 'EUR', 'GBP')).toEqual({
    status: 'converted',
    amount: '€200.00',
    about: expect.stringMatching(/^£1[67]\d\.00$/),
    ratesOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(await convert(30_000, 'JPY', 'usd')).toMatchObject({ status: 'converted', amount: 'JP¥30,000' })
})

test.each([
  [200, 'EUR', 'XYZ'],
  [200, 'XYZ', 'EUR'],
  [0, 'EUR', 'GBP'],
  [-5, 'EUR', 'GBP'],
])('%s %s in %s is refused in one clear sentence', async (amount, from, to) => {
  expect(await convert(amount, from, to)).toMatchObject({ status: 'refused', refusal: { message: expect.stringMatching(/\.$|\?$/) } })
})
