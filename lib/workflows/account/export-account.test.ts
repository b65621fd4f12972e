import { expect, test } from 'vitest'
import { outbound, search } from '@/lib/adapters/database/testing-samples'
import { exportAccount } from './export-account'
import { exportHtml } from './export-html'
import { PART_WORDS } from './export-html-words'

const AT = new Date('2026-11-20T09:00:00Z')
const NASTY = `<img src=x onerror="alert('1')">&amp;`

const exported = (parts: { name: string; rows: Record<string, unknown>[] }[]) =>
  exportAccount('ada', { accounts: { collect: async () => parts }, clock: () => AT })
const page = async (name: string, rows: Record<string, unknown>[]) => exportHtml(await exported([{ name, rows }]))

test('an export says what it is, when it was made, and holds every part as text that any program reads', async () => {
  const made = await exported([{ name: 'profile', rows: [{ email: 'ada@example.com', createdAt: AT }] }])
  expect(made).toMatchObject({ version: 1, madeAt: '2026-11-20T09:00:00.000Z' })
  expect(made.parts).toEqual([{ name: 'profile', rows: [{ email: 'ada@example.com', createdAt: '2026-11-20T09:00:00.000Z' }] }])
})

test('a thread reads as a conversation', async () => {
  const parts = [{ type: 'text', text: 'To Lisbon, please' }]
  const answer = [
    { type: 'tool-search-flights', input: {}, output: { offers: [] } },
    { type: 'text', text: 'Here are two.' },
    { type: 'data-change', data: { label: 'You chose TP1361' } },
  ]
  const html = await page('threads', [
    {
      name: 'Lisbon',
      createdAt: AT,
      messages: [
        { role: 'user', createdAt: AT, parts },
        { role: 'assistant', createdAt: AT, parts: answer },
      ],
    },
  ])
  expect(html).toContain('<h3>Lisbon</h3>')
  expect(html).toContain('You, 20 November 2026 at 09:00 UTC')
  expect(html).toContain('To Lisbon, please')
  expect(html).toContain('[Search flights]\nHere are two.\nYou chose TP1361')
})

test('a booking tells its flights, people, money and what happened, with zones', async () => {
  const html = await page('orders', [
    {
      bookingReference: 'ABC123',
      picks: [{ offer: outbound, fare: null }],
      search,
      passengers: [{ firstName: 'Ada', lastName: 'Marlow', bornOn: '1990-02-03', passport: { number: 'X1234567' }, email: '' }],
      quote: { total: { amountMinor: 21_200, currency: 'GBP' } },
      payments: [{ paymentId: 'pay_1', amountMinor: 21_200, refundedMinor: 0, currency: 'GBP', createdAt: AT }],
      steps: [{ step: 'send-receipt', state: 'succeeded', outcome: null, at: AT }],
    },
  ])
  for (const said of ['Booking ABC123', 'Marlow', 'X1234567', '£212.00', '£0.00', '20 November 2026 at 09:00 UTC', 'Send receipt']) {
    expect(html).toContain(said)
  }
  expect(html).toContain('London Heathrow (LHR) to Lisbon Humberto Delgado (LIS), 4 December 2026 at 09:40 local time')
  expect(html).not.toContain('E-mail')
})

test('what belongs to a conversation is told by its name', async () => {
  const threads = { name: 'threads', rows: [{ id: 'thread-1', name: 'Lisbon in May', messages: [] }] }
  const html = exportHtml(
    await exported([threads, { name: 'checkoutDrafts', rows: [{ threadId: 'thread-1', draft: { city: 'London' } }] }]),
  )
  expect(html).toContain('<dt>Conversation</dt><dd>Lisbon in May</dd>')
})

test('no word of anybody becomes markup, and the page runs and loads nothing', async () => {
  for (const name of [...Object.keys(PART_WORDS), `new${NASTY}`]) {
    const messages = [{ role: 'user', createdAt: NASTY, parts: [{ type: 'text', text: NASTY }] }]
    const html = await page(name, [
      { [NASTY]: NASTY, name: NASTY, subject: NASTY, messages, list: [{ [NASTY]: [NASTY] }], steps: [{ a: NASTY }] },
    ])
    expect(html).not.toMatch(/<img|<script|<link|<iframe|onerror="|src="|href="(?!#)/)
    expect(html).toContain('&lt;img src=x')
  }
})

test('an empty part says that there is nothing, and one without words of ours is shown all the same', async () => {
  expect(await page('savedCards', [])).toContain('<p>You haven’t saved a card.</p>')
  expect(await page('newThings', [{ soonGone: true, kind: 'new' }])).toContain('<h2>New things</h2>')
})
