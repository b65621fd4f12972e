import type { Metadata } from 'next'
import Link from 'next/link'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { ContactForm } from '@/components/content/letters/contact-form'
import { QuickerWays } from '@/components/content/letters/quicker-ways'
import { PageFrame } from '@/components/content/page-frame'
import { Section } from '@/components/content/section'
import { services } from '@/lib/services'
import { sendContactLetter } from './send-contact-letter'

const PATH = '/contact-us'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: 'Contact us',
    description:
      'Write to Wayfarer about a fault, a wrong fact, your data or an idea. A booking is looked after in its own thread, not by letter.',
  })
}

/** A letter to whoever runs this, beside what is done quicker without one. */
export default async function ContactPage() {
  const { environment } = await services()
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: 'Contact us' }]}
      title="Write to us"
      lead="Tell us what went wrong, which fact on a page is not right, or what you miss. A booking is looked after in its own thread and on its order page, not by letter: a letter knows of no booking."
    >
      <div className="mt-9 grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_336px]">
        <Section id="letter" title="Your letter">
          <ContactForm send={sendContactLetter} again={PATH} />
          <div className="mt-5 flex max-w-[64ch] flex-col gap-3 text-[15px] text-ink-soft leading-6">
            <p>{environment.CONTACT_EMAIL ? TO_THE_DESK : KEPT_HERE}</p>
            <p>
              Your address, your name and your words are kept, and given to nobody else. Your network address is counted for ten minutes, so
              that nobody floods the desk. More in the{' '}
              <Link href="/privacy-policy" prefetch={false} className="text-sea underline underline-offset-4">
                privacy policy
              </Link>
              .
            </p>
          </div>
        </Section>
        <Section id="quicker" title="Quicker than a letter">
          <QuickerWays ways={WAYS} />
        </Section>
      </div>
    </PageFrame>
  )
}

const TO_THE_DESK =
  'Your letter is kept, and mailed to the people who run this Wayfarer. How long an answer takes we do not promise. Nothing is mailed to you by itself, not even a receipt: the sentence that stands here after sending is it.'
const KEPT_HERE =
  'This installation of Wayfarer mails letters to nobody: they are kept in its database until whoever runs it looks. We do not promise an answer, and nothing is mailed to you by itself.'

const WAYS = [
  {
    title: 'A booking',
    text: 'Its order page cancels it and shows beforehand what is paid back, has its papers, and mails them again. Other changes to a ticket the airline makes, with your booking reference.',
    href: '/orders',
    label: 'Your bookings',
  },
  {
    title: 'A trip that is not booked yet',
    text: 'Say in its thread what should be different, or press what you want to change.',
    href: '/chat',
    label: 'Your trips',
  },
  {
    title: 'What is kept about you',
    text: 'Your account page gives you all of it as a file, and deletes it, without asking anybody.',
    href: '/account',
    label: 'Your account',
  },
  {
    title: 'How something works',
    text: 'Prices, payment, bags, refunds: the answers stand on one page.',
    href: '/faq',
    label: 'Questions and answers',
  },
]
