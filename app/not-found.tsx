import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button-link'

const WAYS = [
  { href: '/destination', label: 'Destinations' },
  { href: '/itinerary', label: 'Itineraries' },
  { href: '/search', label: 'Search' },
]

export default function NotFound() {
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">There is nothing at this address</h1>
      <p className="text-ink-soft">It may have been deleted, or belong to somebody else. Your own trips are where they were.</p>
      <ButtonLink href="/chat" prefetch={false}>
        Go to your trips
      </ButtonLink>
      <nav aria-label="Other ways" className="-mx-2 flex flex-wrap">
        {WAYS.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            className="inline-flex min-h-11 items-center px-2 text-[15px] text-sea underline underline-offset-4"
          >
            {label}
          </Link>
        ))}
      </nav>
    </main>
  )
}
