'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

/** A modal that stands at the left edge, for the thread list on a phone. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  children,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/30 dark:bg-paper/70" />
        <Radix.Content className="fixed inset-y-0 left-0 z-50 flex w-[min(304px,86vw)] animate-rise flex-col border-r bg-paper">
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Radix.Description className="sr-only">{title}</Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
