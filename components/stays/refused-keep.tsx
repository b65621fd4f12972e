import type { ReactNode } from 'react'

/** Why a room was not kept, and beside it a way to see what there is now. */
export function RefusedKeep({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-brick-soft px-3 py-2.5">
      <p role="alert" className="min-w-0 flex-1 basis-48 text-brick text-fact">
        {message}
      </p>
      {children}
    </div>
  )
}
