import type { Metadata } from 'next'
import Link from 'next/link'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { searchContent } from '@/lib/content/find-content'
import * as texts from '@/lib/texts/pages/public/search'

const PATH = '/search'
const LONGEST = 100
const MOST = 30

export async function generateMetadata(): Promise<Metadata> {
  const page = await pageMetadata({
    path: PATH,
    title: texts.searchPlacesAndTrips,
    description: texts.pageDescription,
  })
  // What people look for is nobody's page.
  return { ...page, robots: { index: false, follow: true } }
}

/** The places and trips whose pages hold the words; a form as old as the web, which works everywhere. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams
  const question = (typeof q === 'string' ? q : '').trim().slice(0, LONGEST)
  const all = question === '' ? [] : searchContent(question)
  const found = all.slice(0, MOST)
  return (
    <PageFrame base={await siteBase()} trail={[{ path: PATH, label: texts.search }]} title={texts.searchPlacesAndTrips}>
      <search className="mt-6 block max-w-[640px]">
        <form action={PATH} className="flex gap-2">
          <input
            type="search"
            name="q"
            aria-label={texts.searchFor}
            defaultValue={question}
            maxLength={LONGEST}
            placeholder={texts.aPlaceADishASight}
            className="min-h-12 w-full rounded-control border bg-sheet px-4 text-[16px] placeholder:text-ink-soft focus-visible:border-sea"
          />
          <button
            type="submit"
            className="inline-flex min-h-12 items-center rounded-control bg-sea px-5 font-medium text-[15px] text-sea-ink hover:brightness-110"
          >
            {texts.search}
          </button>
        </form>
      </search>
      <div className="mt-8 max-w-[72ch]">
        {question === '' ? (
          <p className="text-ink-soft">{texts.whatToTry}</p>
        ) : found.length === 0 ? (
          <div className="flex flex-col items-start gap-4">
            <p>{texts.nothingWrittenAbout(question)}</p>
            <ButtonLink href="/chat" prefetch={false}>
              {texts.askInTheChat}
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className="text-fact text-ink-soft">{countWords(all.length, question)}</p>
            <ul className="mt-2">
              {found.map(({ path, title, text }) => (
                <li key={path} className="border-b py-4">
                  <h2 className="font-semibold text-[17px] leading-6">
                    <Link href={path} prefetch={false} className="text-sea hover:underline">
                      {title}
                    </Link>
                  </h2>
                  <p className="mt-1 line-clamp-2 text-[15px] leading-[22px]">{text}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </PageFrame>
  )
}

function countWords(count: number, question: string): string {
  return count > MOST ? texts.firstPagesWith(MOST, question) : texts.pagesWith(count, question)
}
