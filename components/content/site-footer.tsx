import Link from 'next/link'
import { PrivacyChoices } from '../privacy/privacy-choices'

type Way = { href: string; label: string }

const WAY = 'inline-flex min-h-11 items-center sm:min-h-8 text-[15px] text-ink-soft leading-5 hover:text-ink hover:underline'

/** At the foot of every public page: all of them are two presses away from each other. `plans` are the landing pages. */
export function SiteFooter({ places, plans, hasPrivacyChoices }: { places: Way[]; plans: Way[]; hasPrivacyChoices: boolean }) {
  const columns = [
    { title: 'Destinations', ways: [...places, { href: '/destination', label: 'All destinations' }] },
    { title: 'Plan', ways: [{ href: '/itinerary', label: 'All itineraries' }, ...plans] },
    {
      title: 'Wayfarer',
      ways: [
        { href: '/about-us', label: 'About us' },
        { href: '/faq', label: 'Questions and answers' },
        { href: '/membership', label: 'Membership' },
        { href: '/coming-soon', label: 'Coming soon' },
        { href: '/contact-us', label: 'Contact us' },
        { href: '/terms-of-service', label: 'Terms of service' },
        { href: '/privacy-policy', label: 'Privacy policy' },
      ],
    },
  ]
  return (
    <footer className="mt-auto border-t bg-sheet">
      <div className="mx-auto grid w-full max-w-[1120px] gap-x-8 gap-y-9 px-4 py-10 sm:grid-cols-3 sm:px-8">
        {columns.map(({ title, ways }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold text-[15px]">{title}</p>
            <ul className="mt-1.5">
              {ways.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} prefetch={false} className={WAY}>
                    {label}
                  </Link>
                </li>
              ))}
              {hasPrivacyChoices && ways.some(({ href }) => href === '/privacy-policy') && (
                <li>
                  <PrivacyChoices className={WAY} />
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto w-full max-w-[1120px] px-4 pb-10 text-fact text-ink-soft sm:px-8">
        Flights, prices and payments on Wayfarer are a simulation unless a page says otherwise. Travel facts are as of the day that each
        page names; rules and prices change, so check what matters before you go.
      </p>
    </footer>
  )
}
