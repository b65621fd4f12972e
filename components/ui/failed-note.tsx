'use client'

import { Button } from './button'
import { WarningIcon } from './icons'

/** What happened, what was kept, and one way on. */
export function FailedNote({
  happened,
  kept,
  action,
}: {
  happened: string
  kept?: string
  action?: { label: string; onPress: () => void } | undefined
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-brick/30 bg-brick-soft px-4 py-3">
      <WarningIcon className="size-5 text-brick" />
      <p className="min-w-0 flex-1 basis-52 text-[15px] leading-6">
        {happened} {kept && <span className="text-ink-soft">{kept}</span>}
      </p>
      {action && (
        <Button size="small" className="pointer-coarse:min-h-11" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
