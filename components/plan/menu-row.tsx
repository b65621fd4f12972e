'use client'

import type { ComponentProps, KeyboardEvent } from 'react'

/** One line of a small menu; the arrow keys go through its buttons, as Tab does. */
export function MenuRow({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      onKeyDown={moveFocus}
      className={`flex min-h-10 w-full items-center rounded-[7px] px-2.5 text-start text-[15px] hover:bg-sea-soft focus-visible:bg-sea-soft pointer-coarse:min-h-11 ${className}`}
      {...rest}
    />
  )
}

export function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...(event.currentTarget.closest('[data-menu]')?.querySelectorAll('button') ?? [])]
  buttons.at((buttons.indexOf(event.currentTarget) + step) % buttons.length)?.focus()
}
