import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { handOffDocument } from './app/hand-off/document'
import { mayHaveLateScripts, pageWithLateScripts } from './app/late-scripts/late-scripts'
import { answerWhileLeaving, isAlwaysAnswered } from './app/process/answer-while-leaving'
import { isLeaving } from './app/process/leaving'
import { mapTiles } from './app/process/map-tiles'
import { requestIdOf } from './app/process/request-id'
import { FROM_ANOTHER_SITE, isOwnRequest } from './app/session/is-own-request'
import type { ErrorCode } from './lib/errors'
import { isHandOff } from './lib/travel/account/hand-off'

const METHODS = {
  page: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
}
// The card form of Stripe's, and nothing else of anybody's. A page keeps the policy of the first one, so all of them have it.
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com'

/**
 * Headers for every page, and the way of the mobile app's tokens. Of users it guards nothing: each page and route checks its user by itself.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const response = await answer(request)
  // Whoever came once by HTTPS comes by nothing else for a year, also where somebody between would rather have it otherwise.
  if (process.env.NEXTAUTH_URL?.startsWith('https://'))
    response.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return response
}

async function answer(request: NextRequest): Promise<NextResponse> {
  if (!METHODS[isOfApi(request) ? 'api' : 'page'].includes(request.method)) return refuseMethod(request)
  if (changesPage(request) && !isOwnRequest(request.headers)) return refuseForeign(request)
  const { pathname } = request.nextUrl
  if (isLeaving() && !isAlwaysAnswered(pathname)) return answerWhileLeaving(pathname)
  if (opensFromApp(request)) return handOffDocument(request)
  return (mayHaveLateScripts(request) && (await pageWithLateScripts(request))) || withHeaders(request)
}

/** Whether a page is opened with somebody's tokens or code in its address. Nothing of the kind is ever drawn from. */
function opensFromApp({ method, nextUrl }: NextRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|_next)(\/|$)/.test(nextUrl.pathname) && isHandOff(nextUrl.searchParams)
}

/** A form or an action of a page; routes of the API check for themselves, as some of them are called by other servers. */
function changesPage(request: NextRequest): boolean {
  return request.method === 'POST' && !isOfApi(request)
}

function isOfApi({ nextUrl }: NextRequest): boolean {
  return /^\/api(\/|$)/.test(nextUrl.pathname)
}

/** Next would draw a page for whatever method it is asked by. */
function refuseMethod(request: NextRequest): NextResponse {
  const allow = METHODS[isOfApi(request) ? 'api' : 'page'].join(', ')
  return refuse(request, { status: 405, code: 'bad_method', message: 'This address is not asked in this way. Nothing was changed.', allow })
}

function refuseForeign(request: NextRequest): NextResponse {
  return refuse(request, { status: 403, code: 'request_not_verified', message: FROM_ANOTHER_SITE })
}

function refuse(request: NextRequest, said: { status: number; code: ErrorCode; message: string; allow?: string }): NextResponse {
  const error = { code: said.code, message: said.message, requestId: requestIdOf(request) }
  const response = NextResponse.json({ error }, { status: said.status })
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  response.headers.set('x-content-type-options', 'nosniff')
  if (said.allow) response.headers.set('allow', said.allow)
  return response
}

function withHeaders(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const isDevelopment = process.env.NODE_ENV === 'development'
  const isStripe = (process.env.PAYMENTS || (process.env.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox')) === 'stripe'
  const tiles = mapTiles()
  const alsoTiles = tiles ? ` ${new URL(tiles.url).origin}` : ''
  const alsoStripe = (sources: string) => (isStripe ? ` ${sources}` : '')
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}${alsoStripe(STRIPE_SCRIPTS)}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${alsoTiles}${alsoStripe('https://*.stripe.com')}`,
    "font-src 'self'",
    `connect-src 'self'${alsoTiles}${alsoStripe('https://api.stripe.com')}`,
    `frame-src 'self'${alsoStripe(`${STRIPE_SCRIPTS} https://hooks.stripe.com`)}`,
    // The map's library runs its worker from a text of its own.
    ...(tiles ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramedByUs(request.nextUrl.pathname) ? "'self'" : "'none'"}`,
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  response.headers.set('permissions-policy', 'camera=(), microphone=(self), geolocation=()')
  response.headers.set('cross-origin-opener-policy', 'same-origin')
  // Other sites show the pictures that stand for our pages; nothing else of ours is theirs to embed.
  response.headers.set('cross-origin-resource-policy', isShownElsewhere(request.nextUrl.pathname) ? 'cross-origin' : 'same-origin')
  if (request.nextUrl.pathname.startsWith('/shared/')) keepUnknown(response)
  return response
}

/** A link that somebody was given is a secret: no search engine, cache or other site learns of it. */
function keepUnknown({ headers }: NextResponse): void {
  headers.set('x-robots-tag', 'noindex, nofollow')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('cache-control', 'private, no-store')
}

/** Only what a bank asks is shown inside of one of our own pages. */
function isFramedByUs(path: string): boolean {
  return path.startsWith('/sandbox-bank/')
}

function isShownElsewhere(path: string): boolean {
  return path === '/preview.png' || /\/opengraph-image(-\w+)?$/.test(path)
}

// What passes by here is sent with headers of next.config.mjs. A turn looks after all the rest itself (app/api/chat/route.ts): the way
// through here would be a tenth of what it costs. So does a transcript to play (app/api/replay/route.ts): Next holds the body of what goes
// through here for anybody, and cuts it after 10 MB.
export const config = {
  matcher: [
    '/((?!_next/static|icon.svg|api/chat$|api/replay$).*)',
    { source: '/api/chat', missing: [{ type: 'header', key: 'content-type', value: 'application/json' }] },
  ],
}
