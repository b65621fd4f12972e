import { Skeleton } from '@/components/ui/skeleton'
import * as texts from '@/lib/texts/pages/flights'

/** The height of the head and the form, so that nothing jumps when they arrive. */
export default function FlightsLoading() {
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-4 px-4 pt-5 sm:px-6">
      <p role="status" className="sr-only">
        {texts.loadingTheFlightsPage}
      </p>
      <Skeleton className="h-9 w-36" />
      <Skeleton className="mt-2 h-9 w-32" />
      <Skeleton className="h-96 rounded-card sm:h-64" />
    </div>
  )
}
