import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { BeTold } from '@/components/content/letters/be-told'
import { PageFrame } from '@/components/content/page-frame'
import { Section } from '@/components/content/section'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/pages/public/membership'
import { keepAddress } from './keep-address'

const PATH = '/membership'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: texts.membership,
    description: texts.pageDescription,
  })
}

/** What a membership would be sold with elsewhere, and everybody has here; and what there is not. */
export default async function MembershipPage() {
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: texts.membership }]}
      title={texts.thereIsNoneToBuy}
      lead={texts.noFeeForAnybody}
    >
      <div className="mt-12 flex flex-col gap-14">
        <Section id="today" title={texts.whatEveryTravellerHasToday}>
          <ul className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
            {TODAY.map(({ title, text }) => (
              <li key={title} className="flex gap-3">
                <CheckIcon className="mt-0.5 size-5 text-moss" />
                <div>
                  <h3 className="font-semibold text-[17px] leading-6">{title}</h3>
                  <p className="mt-1 text-[15px] text-ink-soft leading-6">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <ButtonLink href="/login" prefetch={false} className="mt-8">
            {texts.signInOrCreateAnAccount}
          </ButtonLink>
        </Section>
        <Section id="not" title={texts.whatDoesNotExist}>
          <ul className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
            {NOT_THERE.map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-semibold text-[17px] leading-6">{title}</h3>
                <p className="mt-1 text-[15px] text-ink-soft leading-6">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <BeTold title={texts.beToldIfThatChanges} other={{ href: '/coming-soon', label: texts.whatIsComingSoon }} send={keepAddress} />
      </div>
    </PageFrame>
  )
}

const TODAY = [
  {
    title: texts.savedPassengers,
    text: texts.savedPassengersToday,
  },
  {
    title: texts.savedCards,
    text: texts.savedCardsToday,
  },
  {
    title: texts.tripsOnEveryDevice,
    text: texts.tripsOnEveryDeviceToday,
  },
  {
    title: texts.pricesCheckedAgain,
    text: texts.pricesCheckedAgainToday,
  },
  {
    title: texts.isItAGoodPrice,
    text: texts.isItAGoodPriceToday,
  },
  {
    title: texts.yourDataYours,
    text: texts.yourDataYoursToday,
  },
]
const NOT_THERE = [
  { title: texts.noFee, text: texts.nothingToSubscribeTo },
  { title: texts.noPoints, text: texts.noPointsAndNoLevels },
  { title: texts.noMemberPrices, text: texts.samePricesForEverybody },
  {
    title: texts.noWayToTheFront,
    text: texts.nobodyIsServedFirst,
  },
]
