'use client'

import { createLatePart, useLatePart } from '../ui/late-part'

const lateControl = createLatePart(() => import('./record-control').then((module) => module.RecordControl))

/** Fetched when somebody opens the menu in which it stands; its place is kept. */
export function LateRecordControl({ threadId }: { threadId: string }) {
  const RecordControl = useLatePart(lateControl, true, () => undefined)
  return RecordControl ? <RecordControl threadId={threadId} /> : <div className="min-h-36" />
}
