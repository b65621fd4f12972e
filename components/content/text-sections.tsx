import Link from 'next/link'
import type { TextSection } from '@/lib/content/text-page'
import * as texts from '@/lib/texts/content'
import { longDay } from './long-day'
import { Section } from './section'

/** A page of words: what stands where, each part under its own address, and when it was last changed. */
export function TextSections({ sections, changedOn }: { sections: TextSection[]; changedOn: string }) {
  return (
    <div className="mt-10 flex flex-col gap-12">
      <nav aria-label={texts.onThisPage}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-[15px] text-sea leading-5 underline underline-offset-4 sm:min-h-8"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, paragraphs, points, ways }) => (
        <Section key={id} id={id} title={title}>
          <div className="flex max-w-[68ch] flex-col gap-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul className="flex list-disc flex-col gap-2.5 ps-5 marker:text-ink-soft">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {ways && (
              <p className="flex flex-wrap gap-x-6">
                {ways.map(({ href, label }) => (
                  <Link
                    key={href}
                    href={href}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center font-medium text-sea underline underline-offset-4"
                  >
                    {label}
                  </Link>
                ))}
              </p>
            )}
          </div>
        </Section>
      ))}
      <p className="text-fact text-ink-soft">{texts.lastChangedOn(longDay(changedOn))}</p>
    </div>
  )
}
