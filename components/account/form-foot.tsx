'use client'

import { useIsHydrated } from '@/components/session/use-is-hydrated'
import { Button } from '@/components/ui/button'

/** What became of it, and the form's one primary button. */
export function FormFoot({ label, isBusy, failure, note }: { label: string; isBusy: boolean; failure: string; note: string }) {
  const isHydrated = useIsHydrated()
  return (
    <>
      <p role="alert" className="text-[15px] text-brick leading-6 empty:-mt-4">
        {failure}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" tone="primary" disabled={isBusy || !isHydrated}>
          {label}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-40 text-fact text-moss">
          {note}
        </p>
      </div>
    </>
  )
}
