import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { currentUser } from '@/app/session/current-user'
import { rangeWords } from '@/components/content/amount-range'
import { FromAirport, NamedTexts, Sights, ThreeDays } from '@/components/content/destination-parts'
import { Facts } from '@/components/content/facts'
import { JsonLd } from '@/components/content/json-ld'
import { monthSpans } from '@/components/content/month-spans'
import { MonthTable } from '@/components/content/months'
import { PageFrame } from '@/components/content/page-frame'
import { Picture } from '@/components/content/picture/picture'
import { ItineraryCards } from '@/components/content/place-card'
import { PlanLink } from '@/components/content/plan-link'
import { Questions } from '@/components/content/questions'
import { ReadOn } from '@/components/content/read-on'
import { Section } from '@/components/content/section'
import { Worded } from '@/components/ui/worded'
import { findDestination, itinerariesTo, neighboursOf } from '@/lib/content/find-content'
import { findIllustration } from '@/lib/content/illustration'
import { mapGroundOf } from '@/lib/content/map-ground'
import { planHref } from '@/lib/content/plan-seed'
import * as texts from '@/lib/texts/pages/public/destination'
import { destinationFacts } from './destination-facts'
import { FlightsThere } from './flights-there'

type Props = PageProps<'/destination/[slug]'>
const USUAL_DAYS = 3

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const destination = findDestination((await params).slug)
  if (!destination) return {}
  const { slug, name, description } = destination
  return pageMetadata({ path: `/destination/${slug}`, title: texts.titleOfPlace(name), description, hasOwnPicture: true })
}

/** One place: first the answer, then everything one needs to decide and to go. */
export default async function DestinationPage({ params }: Props) {
  const destination = findDestination((await params).slug)
  if (!destination) notFound()
  const { slug, name, country, lead, money, months, bestMonths, questions, visa, fromAirport } = destination
  const user = await currentUser()
  const base = await siteBase()
  const path = `/destination/${slug}`
  const trips = itinerariesTo(slug)
  const illustration = findIllustration(slug)
  return (
    <PageFrame
      base={base}
      trail={[
        { path: '/destination', label: texts.destinations },
        { path, label: name },
      ]}
      title={name}
      lead={lead}
      actions={
        <div className="mt-6 flex flex-wrap items-start gap-3">
          <PlanLink href={planHref({ destination: slug, days: USUAL_DAYS })} isSignedIn={user !== null} />
          <a
            href="#three-days"
            className="inline-flex min-h-11 items-center rounded-control border bg-sheet px-4 font-medium text-[15px] hover:border-sea"
          >
            {texts.seeThreeDays}
          </a>
        </div>
      }
      picture={illustration && <Picture illustration={illustration} className="block aspect-[9/5] w-full rounded-card" />}
    >
      <JsonLd facts={destinationFacts(destination, base)} />
      <div className="mt-10 flex flex-col gap-14">
        <Section id="at-a-glance" title={texts.atAGlance}>
          <Facts
            facts={[
              { label: texts.country, value: country },
              { label: texts.bestMonths, value: monthSpans(bestMonths) },
              {
                label: texts.aDayForOneWithoutFlights,
                value: <span className="figures">{rangeWords(money.perDay.usual, money.currency)}</span>,
              },
              { label: texts.currency, value: money.currency },
              { label: texts.languages, value: destination.languages.join(', ') },
              { label: texts.plugs, value: texts.plugsAndVolts(destination.plugs.join(', '), destination.volts) },
            ]}
          />
        </Section>
        <Section id="why-go" title={texts.whyGoTo(name)}>
          <div className="flex max-w-[68ch] flex-col gap-4">
            {destination.whyGo.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Section id="when-to-go" title={texts.whenToGo}>
          <MonthTable months={months} bestMonths={bestMonths} />
        </Section>
        <Section id="three-days" title={texts.threeDaysWellSpent}>
          <ThreeDays days={destination.threeDays} />
        </Section>
        <Section id="sights" title={texts.whatToSee}>
          <Sights sights={destination.sights} money={money} ground={mapGroundOf(slug, [slug])} />
        </Section>
        <Section id="neighbourhoods" title={texts.whereToStay}>
          <NamedTexts entries={destination.neighbourhoods} />
        </Section>
        <Section id="food" title={texts.whatToEat}>
          <NamedTexts entries={destination.food} />
        </Section>
        <Section id="flights" title={texts.howLongTheFlightTakes}>
          <FlightsThere destination={destination} />
        </Section>
        <Section id="from-the-airport" title={texts.gettingInFromTheAirport}>
          <FromAirport ways={fromAirport} currency={money.currency} />
        </Section>
        <Section id="good-to-know" title={texts.goodToKnow}>
          <NamedTexts
            entries={[
              { name: texts.money, text: money.text },
              { name: texts.language, text: destination.languageNote },
              { name: texts.safety, text: destination.safety },
              { name: texts.withChildren, text: destination.withChildren },
            ]}
          />
          <div className="mt-5">
            <h3 className="font-semibold text-[16px] leading-6">{texts.visaAndEntry}</h3>
            <p className="mt-1 max-w-[68ch] text-[15px] leading-[22px]">
              {visa.text} <Worded words={texts.officialSite} parts={{ site: <span className="font-medium">{visa.checkAt}</span> }} />
            </p>
          </div>
        </Section>
        <Section id="questions" title={texts.questionsPeopleAsk}>
          <Questions questions={questions} />
        </Section>
        {trips.length > 0 && (
          <Section id="itineraries" title={texts.tripsWithPlace(name)}>
            <ItineraryCards itineraries={trips} />
          </Section>
        )}
        <ReadOn writtenOn={destination.writtenOn} near={neighboursOf(destination, 3)} />
      </div>
    </PageFrame>
  )
}
