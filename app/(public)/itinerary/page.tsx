import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { ItineraryCards } from '@/components/content/place-card'
import { Section } from '@/components/content/section'
import { ITINERARIES } from '@/lib/content/itineraries'
import * as texts from '@/lib/texts/pages/public/itinerary'

const PATH = '/itinerary'
const LENGTHS = [
  { title: texts.twoToFourDays, least: 2, most: 4 },
  { title: texts.fiveToSevenDays, least: 5, most: 7 },
  { title: texts.longer, least: 8, most: 14 },
]

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: texts.itinerariesDayByDay,
    description: texts.countOfTrips(ITINERARIES.length),
  })
}

/** All trips, by how long they take. */
export default async function ItinerariesPage() {
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: texts.itineraries }]}
      title={texts.tripsDayByDay}
      lead={texts.plansThatHold}
    >
      <div className="mt-10 flex flex-col gap-14">
        {LENGTHS.map(({ title, least, most }) => {
          const trips = ITINERARIES.filter(({ days }) => days.length >= least && days.length <= most)
          return (
            trips.length > 0 && (
              <Section key={title} id={`days-${least}-to-${most}`} title={title}>
                <ItineraryCards itineraries={trips} />
              </Section>
            )
          )
        })}
      </div>
    </PageFrame>
  )
}
