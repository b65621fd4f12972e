import 'server-only'
import type { NextRequest } from 'next/server'
import { limitRate } from '@/app/api/limit-rate'
import { checkOrigin, errorResponse, readText } from '@/app/api/respond'
import { logFailure } from '@/app/process/log-failure'
import { requestIdOf } from '@/app/process/request-id'
import { authOptions } from '@/app/session/auth-options'
import { AppError, notFound } from '@/lib/errors'
import { type Services, services } from '@/lib/services'
import { deviceWords } from '@/lib/travel/account/device'
import { endSession } from '@/lib/workflows/session/end-session'
import { baseUrlOf, cookieNames, deviceMarkCookie } from './auth-cookies'
import { clientLogSchema, logFromBrowser } from './auth-log'
import { callNextAuth } from './call-next-auth'
import { markDevice } from './known-device'
import { limitGuests, limitSignIns } from './limit-sign-ins'
import { networkAddressOf } from './network-address'
import { ownAddress, ownPath } from './own-address'
import { FORM_PROVIDERS, hasGoogle, isFromApp } from './providers'
import { readSessionCookie } from './session-cookie'
import { isFormVerified } from './verify-form'
import { openVisit } from './visit'

const MOST_FORM_BYTES = 16 * 1024
const MOST_LOG_BYTES = 4 * 1024
const AFTER_SIGN_IN = '/chat'
const AFTER_SIGN_OUT = '/login'

type Fields = Record<string, unknown>

/** Answers whatever is asked under /api/auth: what is not in order is refused before next-auth sees it. */
export async function answerAuth(request: NextRequest, path: string[]): Promise<Response> {
  const all = await services()
  try {
    const response = request.method === 'POST' ? await answerPost(request, path, all) : await answerGet(request, path, all)
    response.headers.set('cache-control', 'private, no-store')
    return response
  } catch (error) {
    return failed(error, request, path, all)
  }
}

async function answerGet(request: NextRequest, path: string[], all: Services): Promise<Response> {
  const [action = '', providerId = ''] = path
  switch (action) {
    case 'session':
    case 'csrf':
    case 'providers':
      return passOn(request, [action], undefined, all)
    case 'callback':
      // Only Google sends people back by their own browser.
      return providerId === 'google' && hasGoogle(all.environment)
        ? passOn(request, ['callback', 'google'], undefined, all)
        : toSignIn(request, undefined, all)
    case 'signin':
      return toLogin(request, request.nextUrl.searchParams.get('error'), all)
    case 'error':
      return toLogin(request, request.nextUrl.searchParams.get('error') ?? 'Configuration', all)
    case 'signout':
      return redirectTo(`${baseUrlOf(all)}${AFTER_SIGN_OUT}`)
    default:
      throw notFound()
  }
}

async function answerPost(request: NextRequest, path: string[], all: Services): Promise<Response> {
  checkOrigin(request)
  const [action = '', providerId = ''] = path
  if (action === '_log') return takeLog(request, all)
  if (!['session', 'signout', 'signin', 'callback'].includes(action)) throw notFound()
  const fields = await readFields(request, MOST_FORM_BYTES)
  const namesProvider = action === 'signin' || action === 'callback'
  if (namesProvider && !isProvider(providerId, all)) return toSignIn(request, fields, all)
  if (!isFormVerified(request.cookies.get(cookieNames(baseUrlOf(all)).csrf)?.value, fields.csrfToken, all.secret)) {
    throw new AppError(
      'request_not_verified',
      'This form is out of date, or comes from another site. Please reload the page and try again.',
    )
  }
  if (!namesProvider) return passOn(request, [action], fields, all)
  await limitEntering(action, providerId, fields, request, all)
  return passOn(request, [action, providerId], fields, all)
}

async function limitEntering(action: string, providerId: string, fields: Fields, request: NextRequest, all: Services): Promise<void> {
  const networkAddress = networkAddressOf(request.headers, all)
  if (providerId === 'guest') return limitGuests(networkAddress, all)
  const deviceMark = request.cookies.get(cookieNames(baseUrlOf(all)).deviceMark)?.value
  // What the app posts of its user may be anybody's address: only tries of a password count for it.
  const triesPassword = action === 'callback' && !isFromApp(fields)
  await limitSignIns({ email: triesPassword ? fields.email : null, deviceMark }, networkAddress, all)
}

/** Asks next-auth, with addresses that lead nowhere else, and ends the session that a new one takes the place of. */
async function passOn(request: NextRequest, path: string[], fields: Fields | undefined, all: Services): Promise<Response> {
  const visit = openVisit(deviceWords(request.headers.get('user-agent')))
  const baseUrl = baseUrlOf(all)
  const names = cookieNames(baseUrl)
  const cookies = Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]))
  if (cookies[names.callbackUrl]) cookies[names.callbackUrl] = ownAddress(cookies[names.callbackUrl], baseUrl)
  const { host, protocol } = new URL(baseUrl)
  const isCallback = request.method === 'GET' && path[0] === 'callback'
  const response = await callNextAuth(
    {
      method: request.method === 'POST' ? 'POST' : 'GET',
      path,
      // Next-auth would hand whatever stands here on to Google.
      query: isCallback ? Object.fromEntries(request.nextUrl.searchParams) : {},
      body: fields && { ...fields, callbackUrl: ownAddress(wantedPlace(request, fields, path), baseUrl) },
      // In some surroundings next-auth takes the address that people open from these, and so from whoever asks.
      headers: { ...Object.fromEntries(request.headers), 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
      cookies,
    },
    authOptions(all, visit),
  )
  if (visit.failure) throw visit.failure
  // Written again, it could arrive after a newer one of another tab's, and bring a used refresh token back.
  if (path[0] === 'session' && visit.isCookieKept) response.headers.delete('set-cookie')
  if (visit.signedIn) {
    await endReplaced(request, visit.signedIn.session.sessionId, all)
    const { email } = visit.signedIn.user
    if (email) response.headers.append('set-cookie', deviceMarkCookie(markDevice(email, all.secret), baseUrl))
  }
  return response
}

function wantedPlace(request: NextRequest, fields: Fields, [action]: string[]): unknown {
  const place = fields.callbackUrl ?? request.nextUrl.searchParams.get('callbackUrl')
  return place ?? (action === 'signout' ? AFTER_SIGN_OUT : AFTER_SIGN_IN)
}

/** Somebody who signs in again leaves no session behind that still counts. */
async function endReplaced(request: NextRequest, openedId: string, all: Services): Promise<void> {
  const name = cookieNames(baseUrlOf(all)).session
  const { token } = await readSessionCookie(request.cookies.getAll(), { name, secret: all.secret })
  if (!token?.session || !token.sub || token.session.sessionId === openedId) return
  try {
    await endSession(token.session, token.sub, all)
  } catch (error) {
    logFailure('end-replaced-session', error)
  }
}

/** What a browser's half of the library reports; it is believed nothing, and costs little. */
async function takeLog(request: NextRequest, all: Services): Promise<Response> {
  await limitRate('browser-log', networkAddressOf(request.headers, all), all)
  const read = clientLogSchema.safeParse(await readFields(request, MOST_LOG_BYTES))
  if (!read.success) throw new AppError('bad_request', 'This report is not one that Wayfarer knows. Nothing was kept.')
  logFromBrowser(read.data)
  return Response.json({})
}

/** A form, or JSON as the library's own client sends it. Anything else has no fields. */
async function readFields(request: NextRequest, mostBytes: number): Promise<Fields> {
  const type = request.headers.get('content-type') ?? ''
  const text = await readText(request, mostBytes)
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  if (!type.startsWith('application/json')) return {}
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}
  } catch {
    throw new AppError('bad_request', 'We couldn’t read this request. Please reload the page and try again.')
  }
}

function isProvider(id: string, { environment }: Services): boolean {
  return FORM_PROVIDERS.includes(id) || (id === 'google' && hasGoogle(environment))
}

/** A provider that is not there leads to those that are. */
function toSignIn(request: NextRequest, fields: Fields | undefined, all: Services): Response {
  const place = ownAddress(fields ? wantedPlace(request, fields, []) : AFTER_SIGN_IN, baseUrlOf(all))
  const address = `${baseUrlOf(all)}/api/auth/signin?callbackUrl=${encodeURIComponent(place)}`
  return fields?.json === 'true' || fields?.json === true ? Response.json({ url: address }) : redirectTo(address)
}

function toLogin(request: NextRequest, error: string | null, all: Services): Response {
  const baseUrl = baseUrlOf(all)
  const place = request.nextUrl.searchParams.get('callbackUrl') ?? request.cookies.get(cookieNames(baseUrl).callbackUrl)?.value
  const query = new URLSearchParams({
    ...(place ? { callbackUrl: ownPath(place, baseUrl) } : {}),
    ...(error ? { error: /^[\w:-]{1,60}$/.test(error) ? error : 'Default' } : {}),
  })
  return redirectTo(query.size > 0 ? `${baseUrl}/login?${query}` : `${baseUrl}/login`)
}

/** `url` is where next-auth's own client looks for the reason. Whom Google sent back sees a page instead. */
function failed(error: unknown, request: NextRequest, [action]: string[], all: Services): Response {
  const url = `${baseUrlOf(all)}/login?error=${reasonOf(error)}`
  const response = errorResponse(error, requestIdOf(request), { url })
  return request.method === 'GET' && action === 'callback' ? redirectTo(url) : response
}

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'Unavailable'
  if (error.retryAfterSeconds) return `TooManyTries:${error.retryAfterSeconds}`
  return error.code === 'request_not_verified' ? 'RequestNotVerified' : 'Default'
}

function redirectTo(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'private, no-store' } })
}
