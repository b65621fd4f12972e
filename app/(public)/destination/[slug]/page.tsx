import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
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
import { findDestination, itinerariesTo, neighboursOf, sceneOf } from '@/lib/content/find-content'
import { planHref } from '@/lib/content/plan-seed'
import { destinationFacts } from './destination-facts'
import { FlightsThere } from './flights-there'

type Props = PageProps<'/destination/[slug]'>
const USUAL_DAYS = 3

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const destination = findDestination((await params).slug)
  if (!destination) return {}
  const { slug, name, description } = destination
  return pageMetadata({ path: `/destination/${slug}`, title: `${name}: when to go, costs, three days`, description, hasOwnPicture: true })
}

/** One place: first the answer, then everything one needs to decide and to go. */
export default async function DestinationPage({ params }: Props) {
  const destination = findDestination((await params).slug)
  if (!destination) notFound()
  const { slug, name, country, lead, money, months, bestMonths, questions, visa, fromAirport, scene } = destination
  const base = await siteBase()
  const path = `/destination/${slug}`
  const trips = itinerariesTo(slug)
  return (
    <PageFrame
      base={base}
      trail={[
        { path: '/destination', label: 'Destinations' },
        { path, label: name },
      ]}
      title={name}
      lead={lead}
      actions={
        <div className="mt-6 flex flex-wrap gap-3">
          <PlanLink href={planHref({ destination: slug, days: USUAL_DAYS })} />
          <a
            href="#three-days"
            className="inline-flex min-h-11 items-center rounded-control border bg-sheet px-4 font-medium text-[15px] hover:border-sea"
          >
            See three days
          </a>
        </div>
      }
      picture={<Picture scene={scene} place={slug} className="block aspect-[9/5] w-full rounded-card" />}
    >
      <JsonLd facts={destinationFacts(destination, base)} />
      <div className="mt-10 flex flex-col gap-14">
        <Section id="at-a-glance" title="At a glance">
          <Facts
            facts={[
              { label: 'Country', value: country },
              { label: 'Best months', value: monthSpans(bestMonths) },
              {
                label: 'A day for one, without flights',
                value: <span className="figures">{rangeWords(money.perDay.usual, money.currency)}</span>,
              },
              { label: 'Currency', value: money.currency },
              { label: 'Languages', value: destination.languages.join(', ') },
              { label: 'Plugs', value: `Type ${destination.plugs.join(', ')}; ${destination.volts} V` },
            ]}
          />
        </Section>
        <Section id="why-go" title={`Why go to ${name}`}>
          <div className="flex max-w-[68ch] flex-col gap-4">
            {destination.whyGo.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Section id="when-to-go" title="When to go">
          <MonthTable months={months} bestMonths={bestMonths} />
        </Section>
        <Section id="three-days" title="Three days well spent">
          <ThreeDays days={destination.threeDays} />
        </Section>
        <Section id="sights" title="What to see">
          <Sights sights={destination.sights} money={money} />
        </Section>
        <Section id="neighbourhoods" title="Where to stay">
          <NamedTexts entries={destination.neighbourhoods} />
        </Section>
        <Section id="food" title="What to eat">
          <NamedTexts entries={destination.food} />
        </Section>
        <Section id="flights" title="How long the flight takes">
          <FlightsThere destination={destination} />
        </Section>
        <Section id="from-the-airport" title="Getting in from the airport">
          <FromAirport ways={fromAirport} currency={money.currency} />
        </Section>
        <Section id="good-to-know" title="Good to know">
          <NamedTexts
            entries={[
              { name: 'Money', text: money.text },
              { name: 'Language', text: destination.languageNote },
              { name: 'Safety', text: destination.safety },
              { name: 'With children', text: destination.withChildren },
            ]}
          />
          <div className="mt-5">
            <h3 className="font-semibold text-[16px] leading-6">Visa and entry</h3>
            <p className="mt-1 max-w-[68ch] text-[15px] leading-[22px]">
              {visa.text} The official site: <span className="font-medium">{visa.checkAt}</span>.
            </p>
          </div>
        </Section>
        <Section id="questions" title="Questions people ask">
          <Questions questions={questions} />
        </Section>
        {trips.length > 0 && (
          <Section id="itineraries" title={`Trips with ${name} in them`}>
            <ItineraryCards itineraries={trips} sceneOf={sceneOf} />
          </Section>
        )}
        <ReadOn writtenOn={destination.writtenOn} near={neighboursOf(destination, 3)} />
      </div>
    </PageFrame>
  )
}
