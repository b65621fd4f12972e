import Link from 'next/link'
import { Wordmark } from '@/components/home/wordmark'
import { DemoBadge } from '@/components/ui/demo-badge'

/** The head of the quiet pages beside the thread: the mark, and one way back. */
export function PageHead({ backTo, backLabel, isSimulated = false }: { backTo: string; backLabel: string; isSimulated?: boolean }) {
  return (
    <header className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-4 px-4 pt-3 sm:px-8 sm:pt-5">
      <Link href="/" prefetch={false} className="-ms-1 flex rounded-control px-1 py-1.5">
        <Wordmark />
      </Link>
      <DemoBadge isSimulated={isSimulated} className="me-auto" />
      <Link
        href={backTo}
        className="-mx-3 inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-3 font-medium text-[15px] text-sea hover:bg-sea-soft"
      >
        <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
          ←
        </span>{' '}
        <span className="wrap-anywhere">{backLabel}</span>
      </Link>
    </header>
  )
}
