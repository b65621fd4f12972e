import Link from 'next/link'
import type { ReactNode } from 'react'
import { Wordmark } from '../home/wordmark'

/** What the pages stand in that lead to an account. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[440px] flex-col px-4 py-5 sm:justify-center sm:py-12">
      <Link href="/" className="-ms-1 flex self-start rounded-control px-1 py-1.5">
        <Wordmark />
      </Link>
      <h1 className="mt-8 font-display font-medium text-[32px] leading-[1.15] tracking-[-0.015em]">{title}</h1>
      {children}
    </main>
  )
}

/** The paper that a form lies on. */
export function EntryCard({ children }: { children: ReactNode }) {
  return <div className="mt-6 rounded-card border bg-sheet p-4 shadow-card sm:p-6">{children}</div>
}
