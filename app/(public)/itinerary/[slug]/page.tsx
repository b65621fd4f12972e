import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { currentUser } from '@/app/session/current-user'
import { Facts } from '@/components/content/facts'
import { ItineraryCosts, ItineraryDays } from '@/components/content/itinerary-days'
import { JsonLd } from '@/components/content/json-ld'
import { monthSpans } from '@/components/content/month-spans'
import { PageFrame } from '@/components/content/page-frame'
import { Picture } from '@/components/content/picture/picture'
import { PlanLink } from '@/components/content/plan-link'
import { Questions } from '@/components/content/questions'
import { ReadOn } from '@/components/content/read-on'
import { Section } from '@/components/content/section'
import { findDestination, findItinerary, neighboursOf } from '@/lib/content/find-content'
import { findIllustration } from '@/lib/content/illustration'
import { mapGroundOf } from '@/lib/content/map-ground'
import { planHref } from '@/lib/content/plan-seed'
import * as texts from '@/lib/texts/pages/public/itinerary'
import { itineraryFacts } from './itinerary-facts'

type Props = PageProps<'/itinerary/[slug]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const itinerary = findItinerary((await params).slug)
  if (!itinerary) return {}
  const { slug, title, description } = itinerary
  return pageMetadata({ path: `/itinerary/${slug}`, title, description, hasOwnPicture: true })
}

/** One trip, day by day, as somebody could walk it. */
export default async function ItineraryPage({ params }: Props) {
  const itinerary = findItinerary((await params).slug)
  if (!itinerary) notFound()
  const { slug, title, lead, days, costs, currency, goodToKnow, questions, bestMonths, arriveAt, leaveFrom } = itinerary
  const user = await currentUser()
  const illustration = findIllustration(slug)
  const grounds = days.map((_, index) => mapGroundOf(`${slug}/${index + 1}`, itinerary.destinations))
  const base = await siteBase()
  const path = `/itinerary/${slug}`
  const places = itinerary.destinations.flatMap((name) => findDestination(name) ?? [])
  const [first] = places
  return (
    <PageFrame
      base={base}
      trail={[
        { path: '/itinerary', label: texts.itineraries },
        { path, label: title },
      ]}
      title={title}
      lead={lead}
      actions={
        <div className="mt-6">
          <PlanLink href={planHref({ itinerary: slug })} isSignedIn={user !== null} />
        </div>
      }
      picture={illustration && <Picture illustration={illustration} className="block aspect-[9/5] w-full rounded-card" />}
    >
      <JsonLd facts={itineraryFacts(itinerary, base)} />
      <div className="mt-10 flex flex-col gap-14">
        <Section id="at-a-glance" title={texts.atAGlance}>
          <Facts
            facts={[
              { label: texts.howLong, value: texts.countOfDays(days.length) },
              { label: texts.bestMonths, value: monthSpans(bestMonths) },
              {
                label: texts.places,
                value: places.map(({ slug: place, name }, index) => (
                  <span key={place}>
                    {index > 0 && ', '}
                    <Link href={`/destination/${place}`} prefetch={false} className="text-sea underline underline-offset-2">
                      {name}
                    </Link>
                  </span>
                )),
              },
              {
                label: texts.flights,
                value: arriveAt === leaveFrom ? texts.thereAndBackBy(arriveAt) : texts.landAndLeave(arriveAt, leaveFrom),
              },
            ]}
          />
        </Section>
        <Section id="days" title={texts.dayByDay}>
          <ItineraryDays days={days} currency={currency} grounds={grounds} />
        </Section>
        <Section id="costs" title={texts.whatItCosts}>
          <ItineraryCosts costs={costs} currency={currency} />
        </Section>
        <Section id="good-to-know" title={texts.goodToKnow}>
          <ul className="flex max-w-[68ch] list-disc flex-col gap-2 ps-5">
            {goodToKnow.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
        <Section id="questions" title={texts.questionsPeopleAsk}>
          <Questions questions={questions} />
        </Section>
        <ReadOn writtenOn={itinerary.writtenOn} near={first ? neighboursOf(first, 3) : []} />
      </div>
    </PageFrame>
  )
}
