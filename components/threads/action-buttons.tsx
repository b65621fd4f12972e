'use client'

import type { KeyboardEvent } from 'react'
import type { ThreadAction } from './thread-actions'

const ROW =
  'flex min-h-10 w-full items-center rounded-[7px] px-2.5 text-start pointer-coarse:min-h-11 text-[15px] hover:bg-sea-soft focus-visible:bg-sea-soft'

/** What can be done with a thread, one button below the other; the arrow keys go through them, as Tab does. */
export function ActionButtons({ actions, onChoose }: { actions: ThreadAction[]; onChoose: (run: () => void) => void }) {
  return (
    <div className="flex flex-col">
      {actions.map(({ name, label, run }) => (
        <button
          key={name}
          type="button"
          className={name === 'delete' ? `${ROW} text-brick` : ROW}
          onClick={() => onChoose(run)}
          onKeyDown={moveFocus}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const button = event.currentTarget
  const buttons = [...(button.parentElement?.querySelectorAll('button') ?? [])]
  buttons.at((buttons.indexOf(button) + step) % buttons.length)?.focus()
}
