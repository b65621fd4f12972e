import type { Metadata } from 'next'
import Link from 'next/link'
import { currentUser } from '@/app/session/current-user'
import { JsonLd } from '@/components/content/json-ld'
import { DestinationCards, ItineraryCards } from '@/components/content/place-card'
import { Section } from '@/components/content/section'
import { Landscape } from '@/components/home/landscape'
import { WhereTo } from '@/components/home/where-to'
import { findDestination, findItinerary } from '@/lib/content/find-content'
import * as texts from '@/lib/texts/pages/public/landing'
import { pageMetadata, siteBase } from './page-metadata'

const TITLE = texts.pageTitle
const DESCRIPTION = texts.pageDescription
const PLACES = ['lisbon', 'tokyo', 'rome', 'jaipur', 'copenhagen', 'cape-town']
const TRIPS = ['rome-florence-venice-in-eight-days', 'golden-triangle-in-six-days', 'london-with-children-in-three-days']
const STEPS = [
  {
    title: texts.sayItYourWay,
    text: texts.oneSentenceIsTheForm,
  },
  {
    title: texts.seeTheReasons,
    text: texts.threePicksOutOfHundreds,
  },
  {
    title: texts.decideAndPayOnce,
    text: texts.allInTheSameThread,
  },
]

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata({ path: '', title: TITLE, description: DESCRIPTION })), title: { absolute: TITLE } }
}

export default async function HomePage() {
  const user = await currentUser()
  const base = await siteBase()
  const places = PLACES.flatMap((slug) => findDestination(slug) ?? [])
  const trips = TRIPS.flatMap((slug) => findItinerary(slug) ?? [])
  return (
    <main id="main">
      <JsonLd
        facts={{ '@type': 'Organization', '@id': `${base}/#organization`, name: texts.wayfarer, url: base, description: DESCRIPTION }}
      />
      <JsonLd
        facts={{ '@type': 'WebSite', name: texts.wayfarer, url: base, publisher: { '@id': `${base}/#organization` }, inLanguage: 'en-GB' }}
      />
      <div className="relative overflow-clip">
        <div className="relative z-10 mx-auto w-full max-w-[760px] px-4 pt-12 pb-56 sm:px-8 sm:pt-[10vh] sm:pb-72">
          <h1 className="text-balance font-display font-medium text-[34px] leading-[1.12] tracking-[-0.015em] sm:text-[52px]">
            {texts.aWholeTripBookedByTalking}
          </h1>
          <p className="mt-4 max-w-[52ch] text-ink-soft sm:text-[18px] sm:leading-7">{texts.sayWhereAndSeeFlights}</p>
          <div className="mt-7">
            <WhereTo isSignedIn={user !== null} />
          </div>
          <p className="mt-6 text-[15px] leading-6">{texts.pricesAreLookedUp}</p>
          <p className="mt-1 text-fact text-ink-soft">{texts.youTalkToAnAi}</p>
        </div>
        <Landscape className="pointer-events-none absolute inset-x-0 bottom-0 h-64 w-full sm:h-[380px]" />
      </div>
      <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-16 px-4 py-16 sm:px-8 sm:py-20">
        <Section id="how" title={texts.howItGoes}>
          <ol className="grid gap-6 sm:grid-cols-3 sm:gap-8">
            {STEPS.map(({ title, text }, index) => (
              <li key={title}>
                <h3 className="font-semibold text-[17px] leading-6">
                  <span aria-hidden="true" className="figures me-2 text-sea">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="mt-1.5 text-[15px] text-ink-soft leading-[23px]">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section id="places" title={texts.placesToBeginWith}>
          <DestinationCards destinations={places} />
          <MoreLink href="/destination" label={texts.allDestinations} />
        </Section>
        <Section id="trips" title={texts.tripsDayByDay}>
          <ItineraryCards itineraries={trips} />
          <MoreLink href="/itinerary" label={texts.allItineraries} />
        </Section>
      </div>
    </main>
  )
}

function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <p className="mt-5">
      <Link href={href} prefetch={false} className="inline-flex min-h-11 items-center font-medium text-sea underline underline-offset-4">
        {label}
      </Link>
    </p>
  )
}
