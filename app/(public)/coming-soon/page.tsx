import type { Metadata } from 'next'
import { keepAddress } from '@/app/(public)/membership/keep-address'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { BeTold } from '@/components/content/letters/be-told'
import { PageFrame } from '@/components/content/page-frame'
import { Section } from '@/components/content/section'
import * as texts from '@/lib/texts/pages/public/coming-soon'

const PATH = '/coming-soon'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: texts.pageTitle,
    description: texts.pageDescription,
  })
}

/** What is missing, said before somebody looks for it in vain. No dates: what is not built has none. */
export default async function ComingSoonPage() {
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: texts.comingSoon }]}
      title={texts.whatIsNotHereYet}
      lead={texts.whatCannotBeDoneToday}
    >
      <div className="mt-10 flex flex-col gap-14">
        <Section id="missing" title={texts.notYetAndMeanwhile}>
          <ul className="overflow-hidden rounded-card border bg-sheet">
            {MISSING.map(({ title, text, today }) => (
              <li key={title} className="grid gap-x-10 gap-y-3 border-t px-4 py-5 first:border-t-0 sm:px-6 md:grid-cols-2">
                <div>
                  <h3 className="font-semibold text-[17px] leading-6">{title}</h3>
                  <p className="mt-1 text-[15px] text-ink-soft leading-6">{text}</p>
                </div>
                <p className="text-[15px] leading-6">
                  <span className="block font-medium text-fact text-moss md:leading-6">{texts.today}</span>
                  {today}
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <BeTold title={texts.beToldWhenItIsHere} other={{ href: '/membership', label: 'membership' }} send={keepAddress} />
      </div>
    </PageFrame>
  )
}

const MISSING = [
  {
    title: texts.placesToStay,
    text: texts.placesToStayMissing,
    today: texts.placesToStayToday,
  },
  {
    title: texts.ticketChanges,
    text: texts.ticketChangesMissing,
    today: texts.ticketChangesToday,
  },
  {
    title: texts.priceAlerts,
    text: texts.priceAlertsMissing,
    today: texts.priceAlertsToday,
  },
  {
    title: texts.trainsBusesAndCars,
    text: texts.trainsBusesAndCarsMissing,
    today: texts.trainsBusesAndCarsToday,
  },
  {
    title: texts.anAppInTheStores,
    text: texts.anAppInTheStoresMissing,
    today: texts.anAppInTheStoresToday,
  },
  {
    title: texts.otherLanguages,
    text: texts.otherLanguagesMissing,
    today: texts.otherLanguagesToday,
  },
]
