'use client'

import { type ReactNode, Suspense } from 'react'

/**
 * What its scripts come late for. Where the page came with it (`isOpened`, the same for as long as it stands there) the server has drawn it,
 * and the page comes to life when its scripts are there: behind a boundary the server would show the fallback first, and then everything
 * would jump. Elsewhere the fallback stands for it.
 */
export function Late({ isOpened, fallback, children }: { isOpened: boolean; fallback: ReactNode; children: ReactNode }) {
  return isOpened ? children : <Suspense fallback={fallback}>{children}</Suspense>
}
