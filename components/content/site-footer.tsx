import Link from 'next/link'
import * as texts from '@/lib/texts/content'
import { PrivacyChoices } from '../privacy/privacy-choices'

type Way = { href: string; label: string }

const WAY = 'inline-flex min-h-11 items-center sm:min-h-8 text-[15px] text-ink-soft leading-5 hover:text-ink hover:underline'

/** At the foot of every public page: all of them are two presses away from each other. `plans` are the landing pages. */
export function SiteFooter({ places, plans, hasPrivacyChoices }: { places: Way[]; plans: Way[]; hasPrivacyChoices: boolean }) {
  const columns = [
    { title: texts.destinations, ways: [...places, { href: '/destination', label: texts.allDestinations }] },
    { title: texts.plan, ways: [{ href: '/itinerary', label: texts.allItineraries }, ...plans] },
    {
      title: texts.wayfarer,
      ways: [
        { href: '/about-us', label: texts.aboutUs },
        { href: '/faq', label: texts.questionsAndAnswers },
        { href: '/membership', label: texts.membership },
        { href: '/coming-soon', label: texts.comingSoon },
        { href: '/contact-us', label: texts.contactUs },
        { href: '/terms-of-service', label: texts.termsOfService },
        { href: '/privacy-policy', label: texts.privacyPolicy },
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
      <p className="mx-auto w-full max-w-[1120px] px-4 pb-10 text-fact text-ink-soft sm:px-8">{texts.simulationUnlessSaid}</p>
    </footer>
  )
}
