import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button-link'
import * as texts from '@/lib/texts/pages/root'

const WAYS = [
  { href: '/destination', label: texts.destinations },
  { href: '/itinerary', label: texts.itineraries },
  { href: '/search', label: texts.search },
]

export default function NotFound() {
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <h1 className="font-semibold text-[28px] leading-9 tracking-[-0.01em]">{texts.nothingAtThisAddress}</h1>
      <p className="text-ink-soft">{texts.mayHaveBeenDeleted}</p>
      <ButtonLink href="/chat" prefetch={false}>
        {texts.goToYourTrips}
      </ButtonLink>
      <nav aria-label={texts.otherWays} className="-mx-2 flex flex-wrap">
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
