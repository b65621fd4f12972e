'use client'

import * as texts from '@/lib/texts/chat'
import { PictureImage } from '../content/picture/picture-image'

const EXAMPLES = [
  {
    name: texts.aWeekendInLisbon,
    slug: 'lisbon',
    text: texts.aWeekendInLisbonSentence,
  },
  {
    name: texts.theFamilyToBarcelona,
    slug: 'barcelona',
    text: texts.theFamilyToBarcelonaSentence,
  },
  {
    name: texts.workInNewYork,
    slug: 'new-york',
    text: texts.workInNewYorkSentence,
  },
  {
    name: texts.parisAsSoonAsPossible,
    slug: 'paris',
    text: texts.parisAsSoonAsPossibleSentence,
  },
]

/** Four ways to begin; one press says the sentence. */
export function ExampleTrips({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <section aria-labelledby="example-trips" className="my-auto animate-rise py-4">
      <h2 id="example-trips" className="text-balance font-display text-[28px] leading-9 sm:text-[34px] sm:leading-[42px]">
        {texts.whereWouldYouLikeToGo}
      </h2>
      <p className="mt-1.5 max-w-[52ch] text-ink-soft">{texts.sayItInASentence}</p>
      <ul className="mt-6 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {EXAMPLES.map(({ name, slug, text }) => (
          <li key={slug}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="group/example flex size-full items-stretch overflow-hidden rounded-card border bg-sheet text-start transition-colors duration-150 hover:border-sea sm:flex-col"
            >
              <PictureImage slug={slug} className="w-24 shrink-0 self-stretch sm:h-28 sm:w-full" />
              <span className="flex min-w-0 flex-1 flex-col px-4 py-3">
                <span className="font-semibold text-[15px] leading-5">{name}</span>
                <span className="mt-0.5 text-fact text-ink-soft">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
