'use client'

import { useId } from 'react'

/** A few choices beside each other, one of them chosen; the arrow keys go from one to the next. */
export function ChoiceRow<Value extends string>({
  label,
  choices,
  chosen,
  error,
  onChoose,
}: {
  label: string
  choices: { value: Value; words: string }[]
  chosen: Value
  error?: string | undefined
  onChoose: (value: Value) => void
}) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1 font-medium text-fact">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, words }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 rounded-control border bg-sheet px-2.5 text-[15px] sm:px-3 hover:border-ink-soft has-checked:border-sea has-checked:bg-sea-soft"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-4 shrink-0 accent-sea"
            />
            {words}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-1 text-brick text-fact">
          {error}
        </p>
      )}
    </fieldset>
  )
}
