import { Skeleton } from '../ui/skeleton'

/** The height of three places, so that nothing jumps when they arrive. */
export function StaysSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card border bg-sheet">
      <div className="flex flex-col gap-2 px-4 py-3">
        <Skeleton className="h-5 w-52" />
        <Skeleton className="h-4 w-64" />
      </div>
      <div className="flex flex-col gap-2 p-2 sm:gap-3 sm:p-3">
        {[0, 1, 2].map((place) => (
          <div key={place} className="flex h-[236px] flex-col gap-4 rounded-card border p-4 sm:h-[196px]">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10" />
              <Skeleton className="h-4 w-44" />
            </div>
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-7 w-28 sm:self-end" />
            <Skeleton className="mt-auto h-4 w-3/4" />
          </div>
        ))}
      </div>
    </div>
  )
}
