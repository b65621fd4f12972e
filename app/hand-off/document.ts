import { type NextRequest, NextResponse } from 'next/server'
import { askOwnPage, nonceOf } from '@/app/process/ask-own-page'
import { log } from '@/lib/services/log'
import { withoutHandOff } from '@/lib/travel/account/hand-off'
import { TAKE_FROM_ADDRESS } from './take-from-address'

/** What the page is answered with that the document keeps. */
const KEPT_HEADERS = [
  ...['content-type', 'content-security-policy', 'x-content-type-options', 'permissions-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy'],
]

/**
 * The hand-off page for whatever address the app opened. Next writes the address of a request into what it draws, even behind a rewrite:
 * so the page is asked for once more, under its own address, and no token stands in a byte that we send.
 */
export async function handOffDocument(request: NextRequest): Promise<NextResponse> {
  try {
    // The page wears the traveller's own theme.
    const page = await askOwnPage('/hand-off', new Headers({ cookie: request.headers.get('cookie') ?? '' }))
    const document = page.ok ? withFirstScript(await page.text(), nonceOf(page)) : null
    if (document) return guarded(new NextResponse(document, { headers: keptHeaders(page.headers) }))
  } catch {
    // The error may name an address; the line below says enough.
  }
  log('error', 'failure', { where: 'hand-off', message: 'the page of the hand-off could not be asked for' })
  return guarded(toLogin(request))
}

/** Puts the script before everything else, with the page's own nonce. */
function withFirstScript(html: string, nonce: string | null): string | null {
  const head = html.match(/<head[^>]*>/)?.[0]
  return nonce && head ? html.replace(head, () => `${head}<script nonce="${nonce}">${TAKE_FROM_ADDRESS}</script>`) : null
}

function toLogin({ nextUrl, url }: NextRequest): NextResponse {
  const address = new URL('/login', url)
  address.searchParams.set('error', 'HandOffFailed')
  address.searchParams.set('callbackUrl', nextUrl.pathname + withoutHandOff(nextUrl.searchParams))
  return NextResponse.redirect(address, 303)
}

function guarded(response: NextResponse): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('referrer-policy', 'no-referrer')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}

function keptHeaders(headers: Headers): Headers {
  const kept = new Headers()
  for (const name of KEPT_HEADERS) {
    const value = headers.get(name)
    if (value) kept.set(name, value)
  }
  return kept
}
