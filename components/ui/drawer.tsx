'use client'

import type { DrawerProps } from './drawer-frame'
import { createLatePart, useLatePart } from './late-part'

export const lateDrawer = createLatePart(() => import('./drawer-frame').then((module) => module.DrawerFrame))

/** A modal that stands at the left edge, for the thread list on a phone. */
export function Drawer(props: DrawerProps) {
  const Frame = useLatePart(lateDrawer, props.isOpen, () => props.onOpenChange(false))
  return Frame && <Frame {...props} />
}
