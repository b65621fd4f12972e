import { Skeleton } from '../ui/skeleton'

/** The height of three picks, so that nothing jumps when they arrive. */
export function PicksSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card border bg-sheet">
      <div className="px-4 py-3">
        <Skeleton className="h-5 w-52" />
      </div>
      <div className="flex flex-col gap-2 p-2 sm:gap-3 sm:p-3">
        {[0, 1, 2].map((place) => (
          <div key={place} className="flex h-[224px] flex-col gap-4 rounded-card border p-4 sm:h-[208px]">
            <div className="flex items-center gap-3">
              <Skeleton className="h-7 w-9" />
              <Skeleton className="h-4 w-32" />
            </div>
            <div className="flex items-center gap-3">
              <Skeleton className="h-7 w-16" />
              <span className="h-px flex-1 bg-line" />
              <Skeleton className="h-7 w-16" />
              <Skeleton className="h-8 w-24 max-sm:hidden" />
            </div>
            <Skeleton className="mt-auto h-4 w-3/4" />
          </div>
        ))}
      </div>
    </div>
  )
}
