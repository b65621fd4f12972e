'use client'

import type { DialogProps } from './dialog-frame'
import { createLatePart, useLatePart } from './late-part'

export const lateDialog = createLatePart(() => import('./dialog-frame').then((module) => module.DialogFrame))

/** A modal that traps focus, closes with Escape and gives the focus back. On a phone it rises from the bottom edge. */
export function Dialog(props: DialogProps) {
  const Frame = useLatePart(lateDialog, props.isOpen, () => props.onOpenChange(false))
  return Frame && <Frame {...props} />
}
