import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { DestinationCards } from '@/components/content/place-card'
import { Section } from '@/components/content/section'
import { REGIONS } from '@/lib/content/destination'
import { DESTINATIONS } from '@/lib/content/destinations'
import * as texts from '@/lib/texts/pages/public/destination'

const PATH = '/destination'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: texts.destinationsMonthByMonth,
    description: texts.countOfPlaces(DESTINATIONS.length),
  })
}

/** All places, by the parts of the world. */
export default async function DestinationsPage() {
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: texts.destinations }]}
      title={texts.whereYouCouldGo}
      lead={texts.whatEachPlaceSays}
    >
      <div className="mt-10 flex flex-col gap-14">
        {REGIONS.map((region) => {
          const places = DESTINATIONS.filter((destination) => destination.region === region)
          return (
            places.length > 0 && (
              <Section key={region} id={region.toLowerCase().replaceAll(' ', '-')} title={region}>
                <DestinationCards destinations={places} />
              </Section>
            )
          )
        })}
      </div>
    </PageFrame>
  )
}
