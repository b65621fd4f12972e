import Link from 'next/link'
import type { ComponentProps } from 'react'

/** A way to another page that looks like a panel's one primary button. */
export function ButtonLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={`inline-flex min-h-11 items-center justify-center rounded-control bg-sea px-4 font-medium text-[15px] text-sea-ink hover:brightness-110 ${className}`}
      {...rest}
    />
  )
}
