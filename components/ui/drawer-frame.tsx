'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

export type DrawerProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
}

/** What a drawer shows; it is fetched apart from what opens it (drawer.tsx). */
export function DrawerFrame({ isOpen, onOpenChange, title, children }: DrawerProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/30 dark:bg-paper/70" />
        <Radix.Content className="fixed inset-y-0 inset-s-0 z-50 flex w-[min(304px,86vw)] animate-rise flex-col border-e bg-paper">
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Radix.Description className="sr-only">{title}</Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
