import type { Metadata } from 'next'
import { keepAddress } from '@/app/(public)/membership/keep-address'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { BeTold } from '@/components/content/letters/be-told'
import { PageFrame } from '@/components/content/page-frame'
import { Section } from '@/components/content/section'

const PATH = '/coming-soon'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: PATH,
    title: 'Coming soon: what is not here yet',
    description:
      'What Wayfarer cannot do yet: booking rooms, changes to a booked ticket, price alerts, apps and other languages, and what to do today instead.',
  })
}

/** What is missing, said before somebody looks for it in vain. No dates: what is not built has none. */
export default async function ComingSoonPage() {
  return (
    <PageFrame
      base={await siteBase()}
      trail={[{ path: PATH, label: 'Coming soon' }]}
      title="What is not here yet"
      lead="Wayfarer plans trips and books flights. These things it cannot do today, and we name no day for them; beside each stands what does work."
    >
      <div className="mt-10 flex flex-col gap-14">
        <Section id="missing" title="Not yet, and meanwhile">
          <ul className="overflow-hidden rounded-card border bg-sheet">
            {MISSING.map(({ title, text, today }) => (
              <li key={title} className="grid gap-x-10 gap-y-3 border-t px-4 py-5 first:border-t-0 sm:px-6 md:grid-cols-2">
                <div>
                  <h3 className="font-semibold text-[17px] leading-6">{title}</h3>
                  <p className="mt-1 text-[15px] text-ink-soft leading-6">{text}</p>
                </div>
                <p className="text-[15px] leading-6">
                  <span className="block font-medium text-fact text-moss md:leading-6">Today</span>
                  {today}
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <BeTold title="Be told when something of it is here" other={{ href: '/membership', label: 'membership' }} send={keepAddress} />
      </div>
    </PageFrame>
  )
}

const MISSING = [
  {
    title: 'Booking a place to stay',
    text: 'Hotels and apartments are neither booked nor paid here, and those that are shown are simulated.',
    today:
      'Ask in a thread for a place to stay: compare what there is by price, way and access, see it on a map, and keep one with your trip. The page of a destination says which quarter suits whom.',
  },
  {
    title: 'Changing a ticket after booking',
    text: 'A booked flight cannot be moved to another day or hour here, even where its fare allows it.',
    today:
      'The order page cancels a booking and shows beforehand what is paid back. For any other change the airline helps, with your booking reference.',
  },
  {
    title: 'Price alerts',
    text: 'We do not watch a price for you, and hold none before you pay.',
    today: 'The days around yours are a press away with their prices, and a trip you come back to is checked again.',
  },
  {
    title: 'Trains, buses and cars',
    text: 'The way over land is not searched or booked here.',
    today: 'The pages of our destinations say how to get into town, and what it costs.',
  },
  {
    title: 'An app in the stores',
    text: 'There is nothing of ours to install.',
    today: 'All of it works in the browser of a telephone, and a trip begun at a desk goes on there once you have an account.',
  },
  {
    title: 'Pages in other languages',
    text: 'The pages and the forms are in English alone.',
    today:
      'In a thread the main steps also go in German, French, Spanish and Hindi: write as you like, or choose a language in your account.',
  },
]
