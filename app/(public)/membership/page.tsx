import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { BeTold } from '@/components/content/letters/be-told'
import { PageFrame } from '@/components/content/page-frame'
import { Section } from '@/components/content/section'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckIcon } from '@/components/ui/icons'
import { keepAddress } from './keep-address'

const PATH = '/membership'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: 'Membership',
    description:
      'There is no membership to pay for. What every traveller has on Wayfarer today, what does not exist, and where to leave an address.',
  })
}

/** What a membership would be sold with elsewhere, and everybody has here; and what there is not. */
export default async function MembershipPage() {
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: 'Membership' }]}
      title="Membership: there is none to buy"
      lead="No fee, no card, no level to reach. Whatever Wayfarer can do, it does for every traveller, and for guests as well."
    >
      <div className="mt-12 flex flex-col gap-14">
        <Section id="today" title="What every traveller has today">
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
            Sign in or create an account
          </ButtonLink>
        </Section>
        <Section id="not" title="What does not exist">
          <ul className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
            {NOT_THERE.map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-semibold text-[17px] leading-6">{title}</h3>
                <p className="mt-1 text-[15px] text-ink-soft leading-6">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <BeTold title="Be told if that changes" other={{ href: '/coming-soon', label: 'what is coming soon' }} send={keepAddress} />
      </div>
    </PageFrame>
  )
}

const TODAY = [
  {
    title: 'Saved passengers',
    text: 'Save the people you travel with once. Their forms are filled by one press from then on; passport numbers are kept encrypted.',
  },
  {
    title: 'Saved cards',
    text: 'Tick a box when you pay, and the card is there next time. What is kept is the payment service’s token, the brand and the last four digits, never the number.',
  },
  {
    title: 'Trips on every device',
    text: 'With an account, each trip is a thread that you open on any device, where you left it, even in the middle of an answer. A guest’s trips stay in one browser.',
  },
  {
    title: 'Prices checked again',
    text: 'A price is looked up before you pay. If it moved, you see the old one, the new one and why, and nothing goes on before you agree.',
  },
  {
    title: 'Is it a good price',
    text: 'Where enough searches have seen a route, a price is compared with what they found. Where they have not, we say nothing.',
  },
  {
    title: 'Your data, yours',
    text: 'Take all of it along as a file, or delete the account, from your account page. You have to ask nobody.',
  },
]
const NOT_THERE = [
  { title: 'No fee', text: 'There is nothing to subscribe to, and no trial that turns into a subscription.' },
  { title: 'No points', text: 'We count no points and no levels. The airline’s own programme is between you and the airline.' },
  { title: 'No member prices', text: 'Two people who ask for the same flights at the same moment see the same prices.' },
  {
    title: 'No way to the front',
    text: 'Nobody’s letter is read and nobody’s booking is worked on before yours because they paid for it.',
  },
]
