'use client'

import * as texts from '@/lib/texts/chat'
import { Landscape } from '../trip/landscape'

const EXAMPLES = [
  {
    name: texts.aWeekendInLisbon,
    place: texts.lisbon,
    text: texts.aWeekendInLisbonSentence,
  },
  {
    name: texts.theFamilyToBarcelona,
    place: texts.barcelona,
    text: texts.theFamilyToBarcelonaSentence,
  },
  {
    name: texts.workInNewYork,
    place: texts.newYork,
    text: texts.workInNewYorkSentence,
  },
  {
    name: texts.parisAsSoonAsPossible,
    place: texts.paris,
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
        {EXAMPLES.map(({ name, place, text }) => (
          <li key={place}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="group/example flex size-full items-stretch overflow-hidden rounded-card border bg-sheet text-start transition-colors duration-150 hover:border-sea sm:flex-col"
            >
              <Landscape seed={place} className="w-24 shrink-0 self-stretch sm:h-20 sm:w-full" />
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
