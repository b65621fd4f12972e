import { Skeleton } from '@/components/ui/skeleton'
import * as texts from '@/lib/texts/ancillaries/seats'

/** As high as the panel: flights, travellers, and the map at its own height. */
export function SeatsSkeleton() {
  return (
    <div role="status" aria-label={texts.loadingTheSeatMaps} className="@container flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-1.5">
        <Skeleton className="h-[70px]" />
        <Skeleton className="h-[70px]" />
      </div>
      <div className="grid gap-4 @xl:grid-cols-[216px_minmax(0,1fr)]">
        <div className="flex flex-col gap-1.5">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="hidden h-11 @xl:block" />
          <Skeleton className="hidden h-11 @xl:block" />
        </div>
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-[88px] @xl:h-[70px]" />
          <Skeleton className="h-[clamp(300px,52dvh,520px)]" />
        </div>
      </div>
      <Skeleton className="h-6 w-1/2" />
    </div>
  )
}
