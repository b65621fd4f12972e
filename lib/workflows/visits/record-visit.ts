import type { Analytics } from '@/lib/ports/analytics'
import type { Clock } from '@/lib/ports/clock'
import type { IpLocator } from '@/lib/ports/ip-location'
import { readDevice, readLanguage } from '@/lib/travel/privacy/read-device'
import type { VisitReport } from '@/lib/travel/privacy/visit-event-schema'

/** Who reported a visit, as the request says it. None of it goes on as it stands. */
export type Visitor = { address: string; userAgent: string; acceptLanguage: string }

/** Completes what a page told and hands it on: exactly the fields of a `VisitEvent`. Only for visitors who said yes. */
export async function recordVisit(
  { name, path, flowId }: VisitReport,
  { address, userAgent, acceptLanguage }: Visitor,
  { analytics, ipLocator, clock }: { analytics: Analytics; ipLocator: IpLocator; clock: Clock },
): Promise<void> {
  const timestamp = clock().toISOString()
  const location = await ipLocator.locate(address)
  await analytics.record({
    name,
    path,
    flowId,
    ...readDevice(userAgent),
    language: readLanguage(acceptLanguage),
    country: location?.countryCode ?? null,
    city: location?.city ?? null,
    timestamp,
  })
}
