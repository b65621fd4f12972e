import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { DestinationCards } from '@/components/content/place-card'
import { Section } from '@/components/content/section'
import { REGIONS } from '@/lib/content/destination'
import { DESTINATIONS } from '@/lib/content/destinations'

const PATH = '/destination'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: 'Destinations, month by month',
    description: `${DESTINATIONS.length} places with their months, costs, neighbourhoods, food and three days well spent, each with a way straight into planning.`,
  })
}

/** All places, by the parts of the world. */
export default async function DestinationsPage() {
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: 'Destinations' }]}
      title="Where you could go"
      lead="Each place with its typical months, what a day costs, where to sleep, what to eat and three days well spent. Choose one, and plan it by talking."
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
