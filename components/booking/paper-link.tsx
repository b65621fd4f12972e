import Link from 'next/link'
import type { ReactNode } from 'react'

const LOOK =
  'inline-flex min-h-11 items-center justify-center rounded-control border bg-sheet px-4 font-medium text-[15px] text-ink hover:border-ink-soft'

/** A way to one of a booking's papers. A file is fetched by the browser itself, not by the router. */
export function PaperLink({ href, isFile = false, children }: { href: string; isFile?: boolean; children: ReactNode }) {
  return isFile ? (
    <a href={href} download className={LOOK}>
      {children}
    </a>
  ) : (
    <Link href={href} className={LOOK}>
      {children}
    </Link>
  )
}
