'use client'

import * as Radix from '@radix-ui/react-popover'
import type { ReactNode } from 'react'

/** A small panel beside the button that opened it; Escape closes it and gives the focus back. `trigger` must be one button. */
export function Popover({
  isOpen,
  onOpenChange,
  trigger,
  label,
  side = 'bottom',
  children,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  trigger: ReactNode
  label: string
  /** `left` is for a trigger at the right edge: the panel stands beside it, and covers what is under it least. */
  side?: 'bottom' | 'left'
  children: ReactNode
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={side === 'left' ? 'center' : 'start'}
          sideOffset={6}
          collisionPadding={12}
          className="z-30 max-h-[var(--radix-popover-content-available-height)] w-[min(320px,calc(100vw-24px))] max-w-(--radix-popover-content-available-width) animate-rise overflow-y-auto rounded-card border bg-sheet p-4 shadow-card"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
