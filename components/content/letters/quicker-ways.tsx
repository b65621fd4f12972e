import Link from 'next/link'
import type { ReactNode } from 'react'

type Way = { title: string; text: ReactNode; href: string; label: string }

/** What needs no letter, each with the way to it. */
export function QuickerWays({ ways }: { ways: Way[] }) {
  return (
    <ul className="flex flex-col">
      {ways.map(({ title, text, href, label }) => (
        <li key={href} className="border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
          <h3 className="font-semibold text-[15px] leading-6">{title}</h3>
          <p className="text-[15px] text-ink-soft leading-6">{text}</p>
          <Link
            href={href}
            prefetch={false}
            className="inline-flex min-h-11 items-center font-medium text-[15px] text-sea underline underline-offset-4"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
