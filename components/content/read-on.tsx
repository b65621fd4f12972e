import type { Destination } from '@/lib/content/destination'
import { longDay } from './long-day'
import { DestinationCards } from './place-card'
import { Section } from './section'

/** The end of a page: how old it is, and where one could go instead. */
export function ReadOn({ writtenOn, near }: { writtenOn: string; near: Destination[] }) {
  return (
    <>
      {near.length > 0 && (
        <Section id="near" title="In the same part of the world">
          <DestinationCards destinations={near} />
        </Section>
      )}
      <p className="text-fact text-ink-soft">
        Written by Wayfarer on {longDay(writtenOn)}. Temperatures and wet days are typical values, rounded. Prices are what one person
        usually pays, not offers; opening hours and rules change, so check what matters before you go.
      </p>
    </>
  )
}
