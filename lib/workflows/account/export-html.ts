import { z } from 'zod'
import { formatMoney } from '../../travel/money'
import type { AccountExport } from './export-account'
import { isCode, isForPeople, labelOf, PART_WORDS, sentenceCase } from './export-html-words'

type Row = Record<string, unknown>

const STYLE = `:root{color-scheme:light dark;--paper:#fdfbf7;--ink:#1c232b;--soft:#56606b;--line:#e2ddd4;--sea:#006d8f}
@media screen and (prefers-color-scheme:dark){:root{--paper:#12161b;--ink:#ede9e3;--soft:#a5aeb8;--line:#323941;--sea:#6fc3e0}}
body{max-width:60rem;margin:0 auto;padding:24px 24px 64px;font:16px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1,h2,h3{text-wrap:balance}h1{font-size:28px;line-height:36px}
h2{margin:56px 0 16px;padding-bottom:8px;font-size:20px;line-height:28px;border-bottom:1px solid var(--line)}
h3{margin:0 0 8px;font-size:17px;line-height:24px}h4{margin:20px 0 4px;font-size:15px}a{color:var(--sea);text-underline-offset:3px}
nav ul{padding:0;list-style:none;columns:2 18rem}nav li{padding:2px 0;color:var(--soft);break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(9rem,max-content) minmax(0,1fr);gap:2px 16px;margin:4px 0}dd>dl{margin:0}ol{margin:0;padding-left:20px}
ol>li+li{margin-top:8px}dt,.who,th{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%;font-size:14px}
th{font-weight:500;white-space:nowrap}th,td{min-width:5.5rem;padding:6px 12px 6px 0;text-align:left;vertical-align:top;
border-bottom:1px solid var(--line);overflow-wrap:anywhere}article,ol>li{break-inside:avoid}article{margin:24px 0;padding-left:16px;
border-left:2px solid var(--line)}.said{white-space:pre-wrap;margin:0 0 12px;overflow-wrap:anywhere}.who{margin:0;font-size:14px}
@media (max-width:40rem){body{padding:20px 16px 48px}article{padding-left:12px}dl{display:block}dt{margin-top:8px;font-size:14px}
dd:has(>dl,>ol){margin-left:12px}th{position:absolute;clip-path:inset(50%)}table,tbody,tr,td{display:block}tr{padding:8px 0;
border-bottom:1px solid var(--line)}td{padding:2px 0;border:0}td:empty{display:none}td::before{content:attr(data-label) ": ";color:var(--soft)}}
@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--soft:#444;--line:#ccc;--sea:#000}body{padding:0;font-size:11pt}}`

/** The export as one page that needs nothing else: no script, no picture, nothing loaded from anywhere. */
export function exportHtml({ madeAt, about, parts }: AccountExport): string {
  const order = Object.keys(PART_WORDS)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const threadNames = new Map(parts.flatMap(({ name, rows }) => (name === 'threads' ? rows.map((row) => [row.id, row.name]) : [])))
  const named = parts.map(({ name, rows }) => ({ name, rows: rows.map((row) => withThreadName(row, threadNames)) }))
  const sorted = named.toSorted((one, other) => place(one.name) - place(other.name))
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>Your data at Wayfarer</title><style>${STYLE}</style></head><body><main>`,
    `<h1>Your data at Wayfarer</h1><p>Made on ${escapeHtml(instantWords(madeAt))}.</p><p>${escapeHtml(about)}</p>`,
    '<p>This page leaves out what only programs need. The JSON file has all of it.</p>',
    `<nav aria-label="Parts"><ul>${sorted.map(({ name, rows }) => `<li><a href="#${escapeHtml(name)}">${titleOf(name)}</a> (${rows.length})</li>`).join('')}</ul></nav>`,
    ...sorted.map(({ name, rows }) => `<section id="${escapeHtml(name)}"><h2>${titleOf(name)}</h2>${partHtml(name, rows)}</section>`),
    '</main></body></html>',
  ].join('\n')
}

/** A conversation by its name: its number says nothing to anybody. */
function withThreadName(row: Row, names: Map<unknown, unknown>): Row {
  return row.threadId ? { ...row, threadId: names.get(row.threadId) || row.threadId } : row
}

function titleOf(name: string): string {
  return escapeHtml(PART_WORDS[name]?.title ?? sentenceCase(name))
}

function partHtml(name: string, rows: Row[]): string {
  if (rows.length === 0) return `<p>${escapeHtml(PART_WORDS[name]?.none ?? 'Nothing.')}</p>`
  if (name === 'threads') return rows.map(threadHtml).join('')
  if (name === 'orders') return rows.map(orderHtml).join('')
  if (name === 'mails') return rows.map(mailHtml).join('')
  const shown = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => isForPeople(column))))
  return shown.every(isFlat) ? tableHtml(shown) : shown.map((row) => `<article>${rowHtml(row)}</article>`).join('')
}

const messageSchema = z.object({ role: z.string(), createdAt: z.string(), parts: z.array(z.looseObject({ type: z.string() })).catch([]) })

function threadHtml({ name, messages, ...facts }: Row): string {
  const said = z.array(messageSchema).catch([]).parse(messages)
  return `<article><h3>${escapeHtml(String(name || 'A conversation'))}</h3>${rowHtml(facts)}${said.map(messageHtml).join('')}</article>`
}

function messageHtml({ role, createdAt, parts }: z.infer<typeof messageSchema>): string {
  const words = parts.map(wordsOf).filter(Boolean).join('\n')
  const who = `${role === 'user' ? 'You' : 'Wayfarer'}, ${instantWords(createdAt)}`
  return `<p class="who">${escapeHtml(who)}</p><p class="said">${escapeHtml(words || '(nothing in words)')}</p>`
}

/** What a part of a message said; of a tool, that it was used. */
function wordsOf(part: { type: string; [name: string]: unknown }): string {
  const { label, text } = z
    .object({ label: z.string().optional(), text: z.string().optional() })
    .catch({})
    .parse(part.data ?? part)
  if (part.type === 'reasoning') return ''
  if (part.type.startsWith('tool-')) return `[${sentenceCase(part.type.slice('tool-'.length))}]`
  return label ?? text ?? ''
}

const segmentSchema = z.object({
  flightNumber: z.string(),
  departsAt: z.string(),
  arrivesAt: z.string(),
  origin: z.unknown(),
  destination: z.unknown(),
})
const picksSchema = z.array(z.object({ offer: z.object({ segments: z.array(segmentSchema) }) })).catch([])

/** A booking with its flights as lines; what else an offer holds is in the JSON. */
function orderHtml({ picks, search: _, ancillaries, payments, steps, ...order }: Row): string {
  const flights = picksSchema.parse(picks).flatMap(({ offer }) => offer.segments)
  const lines = flights.map(({ flightNumber, origin, destination, departsAt, arrivesAt }) =>
    [`${flightNumber}:`, textOf(origin), 'to', `${textOf(destination)},`, textOf(departsAt), 'to', textOf(arrivesAt)].join(' '),
  )
  const title = order.bookingReference ? `Booking ${order.bookingReference}` : 'An order without a booking'
  return [
    `<article><h3>${escapeHtml(title)}</h3>`,
    lines.length > 0 ? `<h4>Flights</h4><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '',
    rowHtml({ ...order, ancillaries }),
    ...[payments, steps].map((rows, at) => {
      const listed = z.array(z.record(z.string(), z.unknown())).catch([]).parse(rows)
      return listed.length > 0 ? `<h4>${at === 0 ? 'Payments' : 'What happened'}</h4>${tableHtml(listed)}` : ''
    }),
    '</article>',
  ].join('')
}

function mailHtml({ subject, text, ...facts }: Row): string {
  return `<article><h3>${escapeHtml(String(subject))}</h3>${rowHtml(facts)}<p class="said">${escapeHtml(String(text))}</p></article>`
}

function tableHtml(rows: Row[]): string {
  const named = rows.map(withMoney)
  const names = [...new Set(named.flatMap(Object.keys))].filter((name) => named.some((row) => !isEmpty(row[name])))
  const head = names.map((name) => `<th scope="col">${escapeHtml(labelOf(name))}</th>`).join('')
  const body = named
    .map(
      (row) =>
        `<tr>${names.map((name) => `<td data-label="${escapeHtml(labelOf(name))}">${escapeHtml(textOf(row[name], name))}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** What is empty is left out: a page of blanks is read by nobody. */
function rowHtml(row: Row): string {
  const entries = Object.entries(withMoney(row)).filter(([name, value]) => isForPeople(name) && !isEmpty(value))
  if (entries.length === 0) return ''
  return `<dl>${entries.map(([name, value]) => `<dt>${escapeHtml(labelOf(name))}</dt><dd>${valueHtml(value, name)}</dd>`).join('')}</dl>`
}

function valueHtml(value: unknown, name = ''): string {
  if (isPlain(value)) return escapeHtml(textOf(value, name))
  if (Array.isArray(value)) return `<ol>${value.map((inner) => `<li>${valueHtml(inner)}</li>`).join('')}</ol>`
  return rowHtml(value as Row)
}

const moneySchema = z.object({ amountMinor: z.number(), currency: z.string() })

/** Amounts beside their currency in words: "£212.00" instead of 21200 and GBP. */
function withMoney(row: Row): Row {
  const currency = typeof row.currency === 'string' ? row.currency : null
  if (!currency || !Object.keys(row).some((name) => name.endsWith('Minor'))) return row
  const words = Object.entries(row).map(([name, value]) =>
    name.endsWith('Minor') && typeof value === 'number' ? [name, moneyWords(value, currency)] : [name, value],
  )
  return Object.fromEntries(words.filter(([name]) => name !== 'currency'))
}

function moneyWords(amountMinor: number, currency: string): string {
  try {
    return formatMoney({ amountMinor, currency })
  } catch {
    return `${amountMinor} minor units of ${currency}`
  }
}

const placeSchema = z.object({ iataCode: z.string(), name: z.string(), cityName: z.string() })

/** What is said in one line: a text, a number, an amount, a place, a list of such. */
function textOf(value: unknown, name = ''): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value))
    return value
      .map((inner) => textOf(inner))
      .filter(Boolean)
      .join(', ')
  const [money, place] = [moneySchema.safeParse(value).data, placeSchema.safeParse(value).data]
  if (money) return moneyWords(money.amountMinor, money.currency)
  if (place) return `${place.name.startsWith(place.cityName) ? '' : `${place.cityName} `}${place.name} (${place.iataCode})`
  return isCode(name) && /^[a-z]+([-_][a-z]+)*$/.test(String(value)) ? sentenceCase(String(value)) : instantWords(String(value))
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((inner) => inner === null || typeof inner !== 'object')
  if (value === null || typeof value !== 'object') return true
  return placeSchema.safeParse(value).success || (Object.keys(value).length === 2 && moneySchema.safeParse(value).success)
}

function isFlat(row: Row): boolean {
  return Object.values(row).every(isPlain)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const instants = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A day, a point in time, or a time on an airport's own clock, in words with its zone; any other text as it is. */
function instantWords(text: string): string {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text)
  const isLocal = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return days.format(Date.parse(text))
  const time = isInstant ? Date.parse(text) : isLocal ? Date.parse(`${text}Z`) : Number.NaN
  return Number.isNaN(time) ? text : `${instants.format(time)} ${isInstant ? 'UTC' : 'local time'}`
}

/** Names, words and what suppliers say: none of them may become markup. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}
