import type { Metadata } from 'next'
import Link from 'next/link'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { JsonLd } from '@/components/content/json-ld'
import { PageFrame } from '@/components/content/page-frame'
import { Questions } from '@/components/content/questions'
import { Section } from '@/components/content/section'
import { Worded } from '@/components/ui/worded'
import { FAQ } from '@/lib/content/faq'
import * as texts from '@/lib/texts/pages/public/faq'

const PATH = '/faq'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ ...FAQ, path: PATH })
}

export default async function FaqPage() {
  const { title, lead, groups } = FAQ
  return (
    <PageFrame base={await siteBase()} trail={[{ path: PATH, label: title }]} title={title} lead={lead}>
      <JsonLd
        facts={{
          '@type': 'FAQPage',
          mainEntity: groups
            .flatMap(({ questions }) => questions)
            .map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
        }}
      />
      <div className="mt-12 flex flex-col gap-14">
        {groups.map(({ id, title: groupTitle, questions }) => (
          <Section key={id} id={id} title={groupTitle}>
            <Questions questions={questions} />
          </Section>
        ))}
        <p>
          <Worded
            words={texts.somethingElse}
            parts={{
              writeToUs: (
                <Link href="/contact-us" prefetch={false} className={LINK}>
                  {texts.writeToUs}
                </Link>
              ),
              whatIsKept: (
                <Link href="/privacy-policy" prefetch={false} className={LINK}>
                  {texts.whatIsKeptAboutYou}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </PageFrame>
  )
}

const LINK = 'inline-flex min-h-6 items-center text-sea underline underline-offset-4'
