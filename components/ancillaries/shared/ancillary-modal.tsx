'use client'

import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog'
import { PanelCloseContext } from './panel-close'

/** A panel in a modal: the same as in the thread, with its totals and a way out in view at the bottom. */
export function AncillaryModal({
  title,
  isOpen,
  onOpenChange,
  children,
}: {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} size="wide">
      <PanelCloseContext value={() => onOpenChange(false)}>{children}</PanelCloseContext>
    </Dialog>
  )
}
