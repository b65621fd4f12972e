'use client'

import type { KeyboardEvent } from 'react'
import type { ThreadAction } from './thread-actions'

const ROW =
  'flex min-h-10 w-full items-center rounded-[7px] px-2.5 text-left pointer-coarse:min-h-11 text-[15px] hover:bg-sea-soft focus-visible:bg-sea-soft'

/** What can be done with a thread, one button below the other; the arrow keys go through them, as Tab does. */
export function ActionButtons({ actions, onChoose }: { actions: ThreadAction[]; onChoose: (run: () => void) => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div onKeyDown={moveFocus} className="flex flex-col">
      {actions.map(({ name, label, run }) => (
        <button key={name} type="button" className={name === 'delete' ? `${ROW} text-brick` : ROW} onClick={() => onChoose(run)}>
          {label}
        </button>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const current = buttons.findIndex((button) => button.matches(':focus'))
  buttons.at((current + step) % buttons.length)?.focus()
}
