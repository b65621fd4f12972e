import type { Metadata } from 'next'
import Link from 'next/link'
import { currentUser } from '@/app/session'
import { JsonLd } from '@/components/content/json-ld'
import { DestinationCards, ItineraryCards } from '@/components/content/place-card'
import { Section } from '@/components/content/section'
import { Landscape } from '@/components/home/landscape'
import { WhereTo } from '@/components/home/where-to'
import { findDestination, findItinerary, sceneOf } from '@/lib/content/find-content'
import { pageMetadata, siteBase } from './page-metadata'

const TITLE = 'Wayfarer: book a whole trip by talking'
const DESCRIPTION =
  'Say where you would like to go. Wayfarer finds flights, says why it picks them, and books the whole trip in one conversation, each step yours to change.'
const PLACES = ['lisbon', 'tokyo', 'rome', 'jaipur', 'copenhagen', 'cape-town']
const TRIPS = ['rome-florence-venice-in-eight-days', 'golden-triangle-in-six-days', 'london-with-children-in-three-days']
const STEPS = [
  {
    title: 'Say it your way',
    text: 'One sentence is the whole form. What was understood stands above the flights, and each part of it can be changed by a press or a word.',
  },
  {
    title: 'See the reasons',
    text: 'Three picks out of hundreds, each with its reason in money and minutes, and all the others one press away. A price is looked up, never made up.',
  },
  {
    title: 'Decide, and pay once',
    text: 'Seats, bags, names and card in the same thread. Nothing is booked or charged before you press Pay, and every step can be taken back until then.',
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
      <JsonLd facts={{ '@type': 'Organization', '@id': `${base}/#organization`, name: 'Wayfarer', url: base, description: DESCRIPTION }} />
      <JsonLd
        facts={{ '@type': 'WebSite', name: 'Wayfarer', url: base, publisher: { '@id': `${base}/#organization` }, inLanguage: 'en-GB' }}
      />
      <div className="relative overflow-clip">
        <div className="relative z-10 mx-auto w-full max-w-[760px] px-4 pt-12 pb-56 sm:px-8 sm:pt-[10vh] sm:pb-72">
          <h1 className="text-balance font-display font-medium text-[34px] leading-[1.12] tracking-[-0.015em] sm:text-[52px]">
            A whole trip, booked by talking.
          </h1>
          <p className="mt-4 max-w-[52ch] text-ink-soft sm:text-[18px] sm:leading-7">
            Say where you would like to go. See flights with their reasons, decide, and pay, all in one conversation.
          </p>
          <div className="mt-7">
            <WhereTo isSignedIn={user !== null} />
          </div>
          <p className="mt-6 text-[15px] leading-6">Prices are looked up, never invented. Nothing is paid without your press.</p>
          <p className="mt-1 text-fact text-ink-soft">
            You talk to an AI. It can misread you; what it understood is always shown, and yours to change.
          </p>
        </div>
        <Landscape className="pointer-events-none absolute inset-x-0 bottom-0 h-64 w-full sm:h-[380px]" />
      </div>
      <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-16 px-4 py-16 sm:px-8 sm:py-20">
        <Section id="how" title="How it goes">
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
        <Section id="places" title="Places to begin with">
          <DestinationCards destinations={places} />
          <MoreLink href="/destination" label="All destinations" />
        </Section>
        <Section id="trips" title="Trips, day by day">
          <ItineraryCards itineraries={trips} sceneOf={sceneOf} />
          <MoreLink href="/itinerary" label="All itineraries" />
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
