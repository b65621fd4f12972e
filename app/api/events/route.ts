import { cookies } from 'next/headers'
import { after } from 'next/server'
import { limitRate } from '@/app/api/limit-rate'
import { checkOrigin, readBody } from '@/app/api/respond'
import { networkAddressOf } from '@/app/auth/network-address'
import { logFailure } from '@/app/process/log-failure'
import { AppError } from '@/lib/errors'
import { services } from '@/lib/services'
import { CONSENT_COOKIE, readConsent } from '@/lib/travel/privacy/consent'
import { visitReportSchema } from '@/lib/travel/privacy/visit-event-schema'
import { recordVisit, type Visitor } from '@/lib/workflows/visits/record-visit'

/** Public: takes what a page tells of a visit, of those who said yes. The answer is the same for everybody: pages do not depend on it. */
export async function POST(request: Request): Promise<Response> {
  try {
    await takeEvent(request)
  } catch (error) {
    if (!(error instanceof AppError)) logFailure('events', error)
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
}

async function takeEvent(request: Request): Promise<void> {
  const all = await services()
  if (!all.environment.ANALYTICS_URL || readConsent((await cookies()).get(CONSENT_COOKIE)?.value) !== 'yes') return
  checkOrigin(request)
  const address = networkAddressOf(request.headers, all)
  await limitRate('event-from', address, all)
  const report = await readBody(request, visitReportSchema)
  const visitor: Visitor = {
    address,
    userAgent: request.headers.get('user-agent') ?? '',
    acceptLanguage: request.headers.get('accept-language') ?? '',
  }
  after(() => recordVisit(report, visitor, all))
}
