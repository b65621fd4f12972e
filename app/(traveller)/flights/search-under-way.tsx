import { Skeleton } from '@/components/ui/skeleton'
import { WorkingLine } from '@/components/ui/working-line'
import * as texts from '@/lib/texts/pages/flights'
import { describeMissing, describeProgress, type SearchProgress } from '@/lib/travel/flights/search-progress'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** How far the search really is, over the place where its flights will stand. */
export function SearchUnderWay({ progress }: { progress: SearchProgress | null }) {
  const missing = progress && describeMissing(progress.sources)
  return (
    <section aria-label={texts.searching} className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-1">
        <WorkingLine>{progress ? texts.soFar(describeProgress(progress)) : texts.askingForFlights}</WorkingLine>
        {missing && <p className="text-fact text-saffron">{missing}</p>}
      </div>
      <div aria-hidden="true" className="grid gap-6 lg:grid-cols-[272px_minmax(0,1fr)]">
        <div className="flex flex-col gap-4 max-lg:hidden">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
        <div className="grid auto-rows-fr overflow-hidden rounded-card border bg-sheet">
          {ROWS.map((row) => (
            <div key={row} className="flex items-center gap-4 border-b p-4 last:border-b-0">
              <Skeleton className="h-7 w-9" />
              <Skeleton className="h-5 flex-1" />
              <Skeleton className="h-5 w-20" />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
