import Link from 'next/link'
import type { ReactNode } from 'react'
import { currentUser } from '@/app/session'
import { Wordmark } from '@/components/home/wordmark'

const LINK = 'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-[15px] text-ink hover:bg-line/40'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const user = await currentUser()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="relative z-10 mx-auto flex w-full max-w-[1120px] items-center justify-between gap-4 px-4 pt-3 sm:px-8 sm:pt-5">
        <Link href="/" className="-ml-1 flex rounded-control px-1 py-1.5">
          <Wordmark />
        </Link>
        <nav aria-label="Account">
          {user ? (
            <Link href="/chat" className={LINK}>
              Your trips
            </Link>
          ) : (
            <Link href="/login" className={LINK}>
              Sign in
            </Link>
          )}
        </nav>
      </header>
      {children}
    </div>
  )
}
