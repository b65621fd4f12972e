import { useId } from 'react'
import * as texts from '@/lib/texts/ancillaries/seats/map'

/** Which deck is drawn; the main one is the lower. */
export function DeckSwitch({ decks, deck, onChange }: { decks: number[]; deck: number; onChange: (deck: number) => void }) {
  const name = useId()
  return (
    <fieldset className="flex w-fit rounded-control border p-0.5 text-fact">
      <legend className="sr-only">{texts.deck}</legend>
      {decks.map((each) => (
        <label
          key={each}
          className={`relative inline-flex min-h-10 items-center rounded-[8px] px-3 font-medium has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-sea ${each === deck ? 'bg-sea-soft text-sea' : 'text-ink-soft hover:text-ink'}`}
        >
          <input
            type="radio"
            name={name}
            checked={each === deck}
            onChange={() => onChange(each)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[8px] opacity-0"
          />
          {each === 0 ? texts.mainDeck : texts.upperDeck}
        </label>
      ))}
    </fieldset>
  )
}
