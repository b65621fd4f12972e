import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { currentUser } from '@/app/session/current-user'
import { SiteFooter } from '@/components/content/site-footer'
import { SiteHeader } from '@/components/content/site-header'
import { ConsentNotice } from '@/components/privacy/consent-notice'
import { MeasureVisits } from '@/components/privacy/measure-visits'
import { findDestination } from '@/lib/content/find-content'
import { LANDINGS } from '@/lib/content/landings'
import { services } from '@/lib/services'
import { CONSENT_COOKIE, readConsent } from '@/lib/travel/privacy/consent'
import { siteBase } from './page-metadata'

/** Those that most people ask for; the rest are one press further. */
const AT_THE_FOOT = ['barcelona', 'delhi', 'lisbon', 'london', 'new-york', 'paris', 'rome', 'tokyo']

/** Pictures of shared links need whole addresses, also where a page says nothing of its own. */
export async function generateMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(await siteBase()) }
}

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const user = await currentUser()
  // Where nothing is measured there is nothing to ask.
  const isMeasured = (await services()).environment.ANALYTICS_URL !== undefined
  const consent = readConsent((await cookies()).get(CONSENT_COOKIE)?.value)
  const places = AT_THE_FOOT.flatMap((slug) => findDestination(slug) ?? [])
  return (
    <div className="flex min-h-dvh flex-col has-[#privacy-notice]:pb-60 sm:has-[#privacy-notice]:pb-36">
      <SiteHeader isSignedIn={user !== null} />
      {isMeasured && <ConsentNotice kept={consent} />}
      {isMeasured && <MeasureVisits />}
      {children}
      <SiteFooter
        hasPrivacyChoices={isMeasured}
        places={places.map(({ slug, name }) => ({ href: `/destination/${slug}`, label: name }))}
        plans={LANDINGS.map(({ slug, name }) => ({ href: `/${slug}`, label: name }))}
      />
    </div>
  )
}
