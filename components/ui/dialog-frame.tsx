'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import * as texts from '@/lib/texts/ui'
import { CloseIcon } from './icons'
import { useFocusOrigin } from './use-focus-origin'

const WIDTHS = { regular: 'sm:w-[min(440px,92vw)]', wide: 'sm:w-[min(720px,94vw)]', full: 'sm:w-[min(1120px,94vw)]' }

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: string
  /** `wide` is for panels that need room: a cabin, a list of bags. `full`: a list with a map beside it. */
  size?: keyof typeof WIDTHS
  /** What has the focus at first: its first control, or the dialog, where that is a frame: before its page listens, keys would be lost in it. */
  opensOn?: 'first' | 'dialog'
  /** Where the focus goes on closing, when that is not where it came from: prevent the default and move it. */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}

/** What a dialog shows; it is fetched apart from what opens it (dialog.tsx). */
export function DialogFrame({
  isOpen,
  onOpenChange,
  title,
  description,
  size = 'regular',
  opensOn = 'first',
  onCloseAutoFocus,
  children,
}: DialogProps) {
  const focus = useFocusOrigin()

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-ink/30 backdrop-blur-[1px] dark:bg-paper/70" />
        <Radix.Content
          ref={focus.whileThere}
          onOpenAutoFocus={(event) => {
            focus.onOpen()
            if (opensOn === 'first') return
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            focus.giveBack(event)
          }}
          className={`fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] short:max-h-dvh animate-rise scroll-pb-24 overflow-y-auto rounded-t-card border bg-sheet p-5 shadow-card sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-none sm:rounded-card ${WIDTHS[size]}`}
        >
          <Radix.Title className="pe-10 font-semibold text-[18px] leading-6">{title}</Radix.Title>
          {description ? (
            <Radix.Description className="mt-1 text-fact text-ink-soft">{description}</Radix.Description>
          ) : (
            <Radix.Description className="sr-only">{title}</Radix.Description>
          )}
          <div className="mt-4">{children}</div>
          <Radix.Close
            aria-label={texts.close}
            className="absolute top-2.5 inset-e-2.5 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-paper hover:text-ink"
          >
            <CloseIcon />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
