import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { currentUser } from '@/app/session/current-user'
import { PageFrame } from '@/components/content/page-frame'
import { DestinationCards, ItineraryCards } from '@/components/content/place-card'
import { Questions } from '@/components/content/questions'
import { Section } from '@/components/content/section'
import { WhereTo } from '@/components/home/where-to'
import { findDestination, findItinerary, findLanding } from '@/lib/content/find-content'
import * as texts from '@/lib/texts/pages/public/landing'

type Props = PageProps<'/[landing]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = findLanding((await params).landing)
  return landing ? pageMetadata({ ...landing, path: `/${landing.slug}` }) : {}
}

/** A page for one wish: what Wayfarer does about it, a composer, and the places it leads to. */
export default async function LandingPage({ params }: Props) {
  const landing = findLanding((await params).landing)
  if (!landing) notFound()
  const { slug, name, title, lead, sentences, sections, questions } = landing
  const places = landing.destinations.flatMap((place) => findDestination(place) ?? [])
  const trips = landing.itineraries.flatMap((trip) => findItinerary(trip) ?? [])
  const user = await currentUser()
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: `/${slug}`, label: name }]}
      title={title}
      lead={lead}
      actions={
        <div className="mt-7 max-w-[760px]">
          <WhereTo isSignedIn={user !== null} examples={sentences} />
        </div>
      }
    >
      <div className="mt-12 flex flex-col gap-14">
        {sections.map((section, index) => (
          <Section key={section.title} id={`part-${index + 1}`} title={section.title}>
            <div className="flex max-w-[68ch] flex-col gap-4">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Section>
        ))}
        <Section id="places" title={texts.placesToBeginWith}>
          <DestinationCards destinations={places} />
        </Section>
        {trips.length > 0 && (
          <Section id="trips" title={texts.tripsThatAreReady}>
            <ItineraryCards itineraries={trips} />
          </Section>
        )}
        <Section id="questions" title={texts.questionsPeopleAsk}>
          <Questions questions={questions} />
        </Section>
      </div>
    </PageFrame>
  )
}
