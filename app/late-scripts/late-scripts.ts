import { type NextRequest, NextResponse } from 'next/server'
import { askOwnPage, nonceOf } from '@/app/process/ask-own-page'
import { log } from '@/lib/services/log'
import { WAKE_SCRIPTS } from './wake-scripts'

/** Marks our own question for the page as Next draws it. Whoever else sends it gets that page, which harms nobody. */
const WHOLE = 'x-wayfarer-whole'
const DRAWN_LATER = '<html id="__next_error__"'
/** Is no route's, so the page for it is drawn on the server. */
const NOWHERE = '/nowhere/at/all'
/** First parts of addresses that are a traveller's own. */
const OWN = /^\/(?:booking|chat|flights|orders|plans)(?:\/|$)/
/** First parts of others that are no page for everybody, or have to be alive at once. */
const OTHERS = /^\/(?:api|_next|account|forgot-password|hand-off|login|new-password|replay|sandbox-bank|shared)(?:\/|$)/
/** Of this connection, of a body, or of a part of one: they do not hold for another question. */
const NOT_ASKED_ON = [
  ...['connection', 'upgrade', 'keep-alive', 'transfer-encoding', 'te', 'expect', 'content-length'],
  ...['if-none-match', 'if-modified-since', 'range'],
]
const NOT_ANSWERED_ON = ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive']

/** Whether a page, asked for as a document, is read before anything of it is pressed: a public one, or one of a trip. */
export function mayHaveLateScripts({ method, headers, nextUrl: { pathname } }: NextRequest): boolean {
  if (method !== 'GET' || headers.has(WHOLE) || !asksForDocument(headers)) return false
  return !OTHERS.test(pathname) && !/\.\w+$|\/opengraph-image/.test(pathname)
}

/** Next hides which of its own questions is one for a page's parts; a browser says of each that it is no document. */
function asksForDocument(headers: Headers): boolean {
  return headers.get('accept')?.includes('text/html') || !headers.has('sec-fetch-dest')
}

/**
 * The page with its words and without its scripts. Those of a public page come when it is touched: reading costs no script at all, and
 * Next's own start would be more than such a page may weigh. Those of a trip come as soon as it can be read, as a slow phone would begin
 * with them before it paints. Null where that is not to be had; then the page is drawn the usual way.
 */
export async function pageWithLateScripts(request: NextRequest): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl
  const headers = without(NOT_ASKED_ON, request.headers)
  headers.set(WHOLE, '1')
  headers.set('accept-encoding', 'identity')
  const ask = (address: string) => askOwnPage(address, headers, request.signal)
  try {
    const asked = await ask(`${pathname}${search}`)
    const isPage = asked.ok || asked.status === 404
    if (!isPage || !asked.headers.get('content-type')?.startsWith('text/html')) return null
    const drawn = await asked.text()
    // What a page itself does not find is drawn in the browser alone: it would stay blank until it is touched.
    const page = asked.status === 404 && drawn.includes(DRAWN_LATER) ? await ask(NOWHERE) : asked
    const html = withLateScripts(page === asked ? drawn : await page.text(), nonceOf(page), whenToWake(pathname))
    return html === null ? null : new NextResponse(html, { status: asked.status, headers: without(NOT_ANSWERED_ON, page.headers) })
  } catch (error) {
    if (!request.signal.aborted) log('warn', 'failure', { where: 'late scripts', message: reasonOf(error) })
    return null
  }
}

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/** When the scripts come, unless somebody touches the page before: as soon as it has been painted, soon after it has loaded, or not at all. */
type Wake = 'painted' | 'loaded' | 'touched'

export function whenToWake(pathname: string): Wake {
  if (OWN.test(pathname)) return 'painted'
  return process.env.ANALYTICS_URL ? 'loaded' : 'touched'
}

/** Null where the page has no nonce of its own, or no scripts: then there is nothing that could come late. */
export function withLateScripts(html: string, nonce: string | null, wakes: Wake): string | null {
  const sources = [...html.matchAll(SCRIPT)].filter(([, , rest]) => !/nomodule/i.test(rest ?? '')).map(([, source]) => source)
  const end = html.lastIndexOf('</body>')
  if (!nonce || sources.length === 0 || end < 0) return null
  const script = WAKE_SCRIPTS.replace('LATE_SOURCES', () => JSON.stringify(sources)).replace('LATE_WAKE', JSON.stringify(wakes))
  const wake = `<script nonce="${nonce}">${script.replaceAll('<', '\\u003c')}</script>`
  return (html.slice(0, end) + wake + html.slice(end)).replace(SCRIPT, '').replace(PRELOAD, '')
}

function without(names: string[], headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  return kept
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
