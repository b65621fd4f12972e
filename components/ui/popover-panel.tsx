'use client'

import * as Radix from '@radix-ui/react-popover'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'

export type PopoverPanelProps = {
  id: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens it: it stands beside that, and gives it the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  children: ReactNode
} & Pick<ComponentProps<typeof Radix.Content>, 'aria-label' | 'side' | 'align' | 'sideOffset' | 'className' | 'onCloseAutoFocus'>

/** What a popover shows. Its button stands outside of it, and is there before this is fetched. */
export function PopoverPanel({ isOpen, onOpenChange, opener, onCloseAutoFocus, children, ...rest }: PopoverPanelProps) {
  // Whoever pressed elsewhere has the focus there.
  const isLeft = useRef(false)

  function giveFocusBack(event: Event) {
    onCloseAutoFocus?.(event)
    if (!event.defaultPrevented && !isLeft.current) opener.current?.focus()
    event.preventDefault()
    isLeft.current = false
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={opener} />
      <Radix.Portal>
        <Radix.Content
          collisionPadding={12}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={(event) => {
            isLeft.current = true
            // The button closes it by itself.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault()
          }}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
