import { asSchema } from 'ai'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readInput } from './read-input'
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

test('null is one more type, an alternative beside an enumeration, and to a flag the same as false', async () => {
  const schema = z.object({
    before: z.string().nullable().describe('HH:mm'),
    airlines: z.array(z.string()).nullable(),
    cabin: z.enum(['economy', 'business']).nullable(),
    either: z.union([z.string(), z.number()]).nullable(),
    withWifi: z.boolean().nullable(),
  })
  const { properties } = await wired(schema)
  expect(properties).toEqual({
    before: { type: ['string', 'null'], description: 'HH:mm' },
    airlines: { type: ['array', 'null'], items: { type: 'string' } },
    cabin: { anyOf: [{ type: 'string', enum: ['economy', 'business'] }, { type: 'null' }] },
    either: { type: ['string', 'number', 'null'] },
    withWifi: { type: 'boolean' },
  })
})

test('an object whose fields are written out elsewhere says where', async () => {
  const fields = z.object({ departAfter: z.string(), departBefore: z.string() })
  const { properties } = await wired(
    z.object({ out: fields.describe('HH:mm'), back: fields.meta({ as: 'the same for the return' }).optional() }),
  )
  expect(properties?.out).toMatchObject({ properties: { departAfter: { type: 'string' } }, description: 'HH:mm' })
  expect(properties?.back).toEqual({ type: 'object', description: 'the same for the return' })
})

test('a property may have the name of a keyword', async () => {
  expect(await wired(z.object({ items: z.number(), minimum: z.string(), properties: z.boolean() }))).toMatchObject({
    properties: { items: { type: 'number' }, minimum: { type: 'string' }, properties: { type: 'boolean' } },
  })
})

test('a list that is written out elsewhere keeps its type and says where', async () => {
  const likes = z.array(z.enum(['beach', 'food']))
  const { properties } = await wired(z.object({ likes, notLikes: likes.meta({ as: 'as likes' }).optional() }))
  expect(properties?.notLikes).toEqual({ type: 'array', items: { type: 'string' }, description: 'as likes' })
})

test('search terms may come in one object or beside the other fields', async () => {
  const schema = z.object({ nights: z.number(), adults: z.number().meta({ term: true }), pets: z.number().meta({ term: true }).optional() })
  const { properties } = await wired(schema)
  expect(properties).toEqual({
    nights: { type: 'number' },
    terms: { type: 'object', description: expect.stringContaining('fields of searchFlights') },
  })
  const read = { success: true, data: { nights: 3, adults: 2 } }
  expect(readInput(schema, { nights: 3, terms: { adults: '2' } })).toEqual(read)
  expect(readInput(schema, { nights: 3, adults: 2 })).toEqual(read)
  expect(readInput(z.object({ variants: z.array(schema) }), { variants: [{ nights: 3, terms: { adults: 2 } }] }).data).toEqual({
    variants: [{ nights: 3, adults: 2 }],
  })
})
