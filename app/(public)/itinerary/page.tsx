import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { ItineraryCards } from '@/components/content/place-card'
import { Section } from '@/components/content/section'
import { sceneOf } from '@/lib/content/find-content'
import { ITINERARIES } from '@/lib/content/itineraries'

const PATH = '/itinerary'
const LENGTHS = [
  { title: 'Two to four days', least: 2, most: 4 },
  { title: 'Five to seven days', least: 5, most: 7 },
  { title: 'Longer', least: 8, most: 14 },
]

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: 'Itineraries, day by day',
    description: `${ITINERARIES.length} trips with times, ways on foot and by train, what they cost, and what to do instead in rain or with children.`,
  })
}

/** All trips, by how long they take. */
export default async function ItinerariesPage() {
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: 'Itineraries' }]}
      title="Trips, day by day"
      lead="Plans that hold on the ground: times that work, walks that are short enough, costs in honest ranges, and another idea for rain and for children."
    >
      <div className="mt-10 flex flex-col gap-14">
        {LENGTHS.map(({ title, least, most }) => {
          const trips = ITINERARIES.filter(({ days }) => days.length >= least && days.length <= most)
          return (
            trips.length > 0 && (
              <Section key={title} id={`days-${least}-to-${most}`} title={title}>
                <ItineraryCards itineraries={trips} sceneOf={sceneOf} />
              </Section>
            )
          )
        })}
      </div>
    </PageFrame>
  )
}
