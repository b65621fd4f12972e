import Link from 'next/link'
import * as texts from '@/lib/texts/content'
import { Wordmark } from '../home/wordmark'

const WAYS = [
  { href: '/destination', label: texts.destinations },
  { href: '/itinerary', label: texts.itineraries },
  { href: '/ai-trip-planner', label: texts.planner },
  { href: '/search', label: texts.search },
]
const LINK = 'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-[15px] text-ink hover:bg-line/40'

/** On every public page. On a phone the ways stand in a row of their own below the mark. */
export function SiteHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className="relative z-10 mx-auto w-full max-w-[1120px] px-4 pt-3 sm:px-8 sm:pt-5">
      <a
        href="#main"
        className="sr-only rounded-control bg-sea px-4 py-2 font-medium text-sea-ink focus:not-sr-only focus:absolute focus:top-3 focus:inset-s-4 focus:z-20"
      >
        {texts.skipToThePage}
      </a>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link href="/" prefetch={false} className="-ms-1 flex min-h-11 items-center rounded-control px-1">
          <Wordmark />
        </Link>
        <nav aria-label={texts.site} className="order-last -mx-3 flex w-full flex-wrap md:order-none md:mx-0 md:ms-auto md:w-auto">
          {WAYS.map(({ href, label }) => (
            <Link key={href} href={href} prefetch={false} className={LINK}>
              {label}
            </Link>
          ))}
        </nav>
        <nav aria-label={texts.account}>
          {isSignedIn ? (
            <Link href="/chat" prefetch={false} className={LINK}>
              {texts.yourTrips}
            </Link>
          ) : (
            <Link href="/login" prefetch={false} className={LINK}>
              {texts.signIn}
            </Link>
          )}
        </nav>
      </div>
    </header>
  )
}
