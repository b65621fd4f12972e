import type { Destination } from '@/lib/content/destination'
import * as texts from '@/lib/texts/content'
import { longDay } from './long-day'
import { DestinationCards } from './place-card'
import { Section } from './section'

/** The end of a page: how old it is, and where one could go instead. */
export function ReadOn({ writtenOn, near }: { writtenOn: string; near: Destination[] }) {
  return (
    <>
      {near.length > 0 && (
        <Section id="near" title={texts.inTheSamePartOfTheWorld}>
          <DestinationCards destinations={near} />
        </Section>
      )}
      <p className="text-fact text-ink-soft">{texts.writtenByWayfarerOn(longDay(writtenOn))}</p>
    </>
  )
}
