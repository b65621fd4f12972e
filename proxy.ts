import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { handOffDocument } from './app/hand-off/document'
import { mayHaveLateScripts, pageWithLateScripts } from './app/late-scripts/late-scripts'
import { isHandOff } from './lib/travel/account/hand-off'

// The card form of Stripe's, and nothing else of anybody's. A page keeps the policy of the first one, so all of them have it.
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com'

/** Headers for every page, and the way of the mobile app's tokens. It guards nothing: each page and route checks its user by itself. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const response = await answer(request)
  // Whoever came once by HTTPS comes by nothing else for a year, also where somebody between would rather have it otherwise.
  if (process.env.NEXTAUTH_URL?.startsWith('https://')) response.headers.set('strict-transport-security', 'max-age=31536000')
  return response
}

async function answer(request: NextRequest): Promise<NextResponse> {
  if (opensFromApp(request)) return handOffDocument(request)
  return (mayHaveLateScripts(request) && (await pageWithLateScripts(request))) || withHeaders(request)
}

/** Whether a page is opened with somebody's tokens or code in its address. Nothing of the kind is ever drawn from. */
function opensFromApp({ method, nextUrl }: NextRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|_next)(\/|$)/.test(nextUrl.pathname) && isHandOff(nextUrl.searchParams)
}

function withHeaders(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const isDevelopment = process.env.NODE_ENV === 'development'
  const isStripe = (process.env.PAYMENTS || (process.env.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox')) === 'stripe'
  const alsoStripe = (sources: string) => (isStripe ? ` ${sources}` : '')
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}${alsoStripe(STRIPE_SCRIPTS)}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${alsoStripe('https://*.stripe.com')}`,
    "font-src 'self'",
    `connect-src 'self'${alsoStripe('https://api.stripe.com')}`,
    `frame-src 'self'${alsoStripe(`${STRIPE_SCRIPTS} https://hooks.stripe.com`)}`,
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
  response.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
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

export const config = { matcher: ['/((?!_next/static|icon.svg).*)'] }
