'use client'

import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { createLatePart, useLatePart } from './late-part'
import type { PopoverPanelProps } from './popover-panel'

/** What makes a button the one that opens a popover. */
export type Opens = {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'data-state': 'open' | 'closed'
  onClick: () => void
}

type PopoverProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** One button, which takes all of `opens`. */
  trigger: (opens: Opens) => ReactNode
  label?: string
  /** `left` is for a trigger at the right edge: the panel stands beside it, and covers what is under it least. */
  side?: 'bottom' | 'left'
  children: ReactNode
} & Pick<PopoverPanelProps, 'align' | 'sideOffset' | 'className' | 'onCloseAutoFocus'>

const LOOK =
  'z-30 max-h-[var(--radix-popover-content-available-height)] w-[min(320px,calc(100vw-24px))] max-w-(--radix-popover-content-available-width) animate-rise overflow-y-auto rounded-card border bg-sheet p-4 shadow-card'

export const latePanel = createLatePart(() => import('./popover-panel').then((module) => module.PopoverPanel))

/** A small panel beside the button that opened it; Escape closes it and gives the focus back. The button is there before the panel is fetched. */
export function Popover({
  isOpen,
  onOpenChange,
  trigger,
  label,
  side = 'bottom',
  align = side === 'left' ? 'center' : 'start',
  sideOffset = 6,
  className = LOOK,
  onCloseAutoFocus,
  children,
}: PopoverProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const Panel = useLatePart(latePanel, isOpen, () => onOpenChange(false))
  return (
    <>
      {trigger({
        ref: opener,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen && Panel ? id : undefined,
        'data-state': isOpen ? 'open' : 'closed',
        onClick: () => onOpenChange(!isOpen),
      })}
      {Panel && (
        <Panel
          id={id}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          opener={opener}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={sideOffset}
          className={className}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {children}
        </Panel>
      )}
    </>
  )
}
