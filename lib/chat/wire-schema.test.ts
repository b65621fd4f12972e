import { asSchema } from 'ai'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { wireSchema } from './wire-schema'

async function wired(schema: z.ZodType) {
  return wireSchema(await asSchema(schema).jsonSchema)
}

test('bounds that the tool checks itself are left out, what a value means stays', async () => {
  const schema = z.object({ names: z.array(z.string().max(80)).min(1).max(5).describe('of cities'), adults: z.number().min(1).default(1) })
  expect(await wired(schema)).toEqual({
    type: 'object',
    required: ['names'],
    properties: { names: { type: 'array', description: 'of cities', items: { type: 'string' } }, adults: { type: 'number' } },
  })
})

test('null is one more type, but stays an alternative beside an enumeration', async () => {
  const schema = z.object({
    before: z.string().nullable().describe('HH:mm'),
    airlines: z.array(z.string()).nullable(),
    cabin: z.enum(['economy', 'business']).nullable(),
    either: z.union([z.string(), z.number()]).nullable(),
  })
  const { properties } = await wired(schema)
  expect(properties).toEqual({
    before: { type: ['string', 'null'], description: 'HH:mm' },
    airlines: { type: ['array', 'null'], items: { type: 'string' } },
    cabin: { anyOf: [{ type: 'string', enum: ['economy', 'business'] }, { type: 'null' }] },
    either: { type: ['string', 'number', 'null'] },
  })
})

test('fields that a longer object shares with the one around it are written once', async () => {
  const fields = { a: z.string(), b: z.string(), c: z.string(), d: z.string(), e: z.string(), f: z.string() }
  const { properties } = await wired(z.object({ ...fields, also: z.array(z.object(fields)).describe('for the other direction') }))
  expect(properties?.also).toEqual({
    type: 'array',
    description: 'for the other direction',
    items: { type: 'object', description: 'the same fields as around it' },
  })
})

test('a property may have the name of a keyword', async () => {
  expect(await wired(z.object({ items: z.number(), minimum: z.string(), properties: z.boolean() }))).toMatchObject({
    properties: { items: { type: 'number' }, minimum: { type: 'string' }, properties: { type: 'boolean' } },
  })
})
