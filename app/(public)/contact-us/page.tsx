import type { Metadata } from 'next'
import Link from 'next/link'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { ContactForm } from '@/components/content/letters/contact-form'
import { QuickerWays } from '@/components/content/letters/quicker-ways'
import { PageFrame } from '@/components/content/page-frame'
import { Section } from '@/components/content/section'
import { Worded } from '@/components/ui/worded'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/public/contact-us'
import { sendContactLetter } from './send-contact-letter'

const PATH = '/contact-us'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: texts.contactUs,
    description: texts.pageDescription,
  })
}

/** A letter to whoever runs this, beside what is done quicker without one. */
export default async function ContactPage() {
  const { hasDesk } = await services()
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: texts.contactUs }]}
      title={texts.writeToUs}
      lead={texts.tellUsWhatWentWrong}
    >
      <div className="mt-9 grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_336px]">
        <Section id="letter" title={texts.yourLetter}>
          <ContactForm send={sendContactLetter} again={PATH} />
          <div className="mt-5 flex max-w-[64ch] flex-col gap-3 text-[15px] text-ink-soft leading-6">
            <p>{hasDesk ? TO_THE_DESK : KEPT_HERE}</p>
            <p>
              <Worded
                words={texts.whatIsKeptOfALetter}
                parts={{
                  privacyPolicy: (
                    <Link href="/privacy-policy" prefetch={false} className="text-sea underline underline-offset-4">
                      {texts.privacyPolicy}
                    </Link>
                  ),
                }}
              />
            </p>
          </div>
        </Section>
        <Section id="quicker" title={texts.quickerThanALetter}>
          <QuickerWays ways={WAYS} />
        </Section>
      </div>
    </PageFrame>
  )
}

const TO_THE_DESK = texts.letterIsMailed
const KEPT_HERE = texts.letterIsMailedToNobody

const WAYS = [
  {
    title: texts.aBooking,
    text: texts.whatItsOrderPageDoes,
    href: '/orders',
    label: texts.yourBookings,
  },
  {
    title: texts.aTripNotBookedYet,
    text: texts.sayItInItsThread,
    href: '/chat',
    label: texts.yourTrips,
  },
  {
    title: texts.whatIsKeptAboutYou,
    text: texts.whatTheAccountPageGives,
    href: '/account',
    label: texts.yourAccount,
  },
  {
    title: texts.howSomethingWorks,
    text: texts.answersStandOnOnePage,
    href: '/faq',
    label: texts.questionsAndAnswers,
  },
]
