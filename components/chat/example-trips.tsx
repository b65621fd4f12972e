'use client'

import { Landscape } from '../trip/landscape'

const EXAMPLES = [
  {
    name: 'A weekend in Lisbon',
    place: 'Lisbon',
    text: 'London to Lisbon next Friday, back Sunday, 2 adults, cheapest with a bag',
  },
  {
    name: 'The family to Barcelona',
    place: 'Barcelona',
    text: 'Manchester to Barcelona on 12 June, back 19 June, 2 adults and a child of 4, direct',
  },
  {
    name: 'Work in New York',
    place: 'New York',
    text: 'London to New York next Monday, back Friday, business',
  },
  {
    name: 'Paris, as soon as possible',
    place: 'Paris',
    text: 'Edinburgh to Paris tomorrow, one way, the fastest',
  },
]

/** Four ways to begin; one press says the sentence. */
export function ExampleTrips({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <section aria-labelledby="example-trips" className="my-auto animate-rise py-4">
      <h2 id="example-trips" className="text-balance font-display text-[28px] leading-9 sm:text-[34px] sm:leading-[42px]">
        Where would you like to go?
      </h2>
      <p className="mt-1.5 max-w-[52ch] text-ink-soft">
        Say it in a sentence: places, days, who comes along, what matters. Or begin with one of these.
      </p>
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
