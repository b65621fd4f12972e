import { expect, test } from 'vitest'
import { aStaySearch } from '@/tests/fixtures/stays'
import { createRecordedOutside } from './recorded-outside'
import type { TranscriptEvent } from './transcript'

const asked = (reference: string, more: object): TranscriptEvent => ({
  type: 'outside',
  at: 5,
  port: 'supplier',
  call: 'quoteCancellation',
  request: { value: { reference } },
  ...more,
})

function outside(...events: TranscriptEvent[]) {
  const unknown: string[] = []
  const onUnknown = (sentence: string) => void unknown.push(sentence)
  const recorded = createRecordedOutside(events, { name: 'sandbox', gatewayName: 'sandbox', onAnswer: () => undefined, onUnknown })
  return { ...recorded, unknown }
}

test('the same question gets its answers in the order in which they came, and the last one again', async () => {
  const { supplier, unasked } = outside(asked('AB12CD', { answer: { value: 'first' } }), asked('AB12CD', { answer: { value: 'second' } }))
  expect(unasked()).toEqual(['supplier.quoteCancellation was asked 2 times less than recorded'])
  const answers = [1, 2, 3].map(() => supplier.quoteCancellation('AB12CD'))
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'second'])
  expect(unasked()).toEqual([])
})

test('a failure is a failure again, and what was never asked is told and fails', async () => {
  const { supplier, unknown } = outside(asked('AB12CD', { failure: { kind: 'outside', message: 'Nobody answered.' } }))
  await expect(supplier.quoteCancellation('AB12CD')).rejects.toThrow('Nobody answered.')
  await expect(supplier.confirmCancellation('AB12CD', 'x')).rejects.toThrow('This wasn’t recorded.')
  expect(unknown).toEqual([expect.stringContaining('supplier.confirmCancellation was asked what was not recorded')])
})

test('what a screen asked by itself need not be asked again', async () => {
  const { supplier, unasked } = outside(asked('AB12CD', { call: 'fetchDetails', answer: { value: 'recorded' } }))
  expect(unasked()).toEqual([])
  const request: unknown = { reference: 'AB12CD' }
  expect(await supplier.fetchDetails(request as Parameters<typeof supplier.fetchDetails>[0])).toBe('recorded')
})

test('hotels answer again what they answered then, for the same search at whatever hour, and for no other', async () => {
  const search = aStaySearch()
  const answer = { checkInOn: search.checkInOn, checkOutOn: search.checkOutOn, hotels: [{ hotelId: 'one' }] }
  const { stays, unknown, unasked } = outside({
    type: 'outside',
    at: 5,
    port: 'stays',
    call: 'searchStays',
    request: { value: { search, now: '2026-11-20T10:00:00.000Z' } },
    answer: { value: answer },
  })
  expect(unasked()).toEqual(['stays.searchStays was asked once less than recorded'])
  expect(await stays.search(search, new Date('2026-11-22T08:00:00Z'))).toEqual(answer)
  expect(unasked()).toEqual([])
  await expect(stays.search(aStaySearch({ adults: 3 }), new Date())).rejects.toThrow('This wasn’t recorded.')
  await expect(stays.fetchHotel(search, 'one', new Date())).rejects.toThrow('This wasn’t recorded.')
  expect(unknown).toEqual([
    expect.stringContaining('stays.searchStays was asked what was not recorded'),
    expect.stringContaining('stays.fetchHotel was asked what was not recorded'),
  ])
})
