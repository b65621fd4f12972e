import { cookies } from 'next/headers'
import { limitRate } from '@/app/api/limit-rate'
import { json, route } from '@/app/api/respond'
import { networkAddressOf } from '@/app/auth/network-address'
import { services } from '@/lib/services'
import { NOWHERE } from '@/lib/travel/places/traveller-location'
import { CONSENT_COOKIE, readConsent } from '@/lib/travel/privacy/consent'
import { locateTraveller } from '@/lib/workflows/visits/locate-traveller'

/** Public: about where the visitor is, for proposals; nulls where nobody knows. Nothing of it is written down. */
export const GET = route(async (request) => {
  const all = await services()
  const address = networkAddressOf(request.headers, all)
  await limitRate('location-from', address, all)
  // Who would not be measured is not asked about elsewhere either.
  const consent = readConsent((await cookies()).get(CONSENT_COOKIE)?.value)
  return json(consent === 'no' ? NOWHERE : await locateTraveller(address, all))
})
