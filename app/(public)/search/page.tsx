import type { Metadata } from 'next'
import Link from 'next/link'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { searchContent } from '@/lib/content/find-content'

const PATH = '/search'
const LONGEST = 100
const MOST = 30

export async function generateMetadata(): Promise<Metadata> {
  const page = await pageMetadata({
    path: PATH,
    title: 'Search places and trips',
    description:
      'Search everything that Wayfarer has written about places and trips: names, neighbourhoods, dishes, sights and ways into town.',
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
    <PageFrame base={await siteBase()} trail={[{ path: PATH, label: 'Search' }]} title="Search places and trips">
      <search className="mt-6 block max-w-[640px]">
        <form action={PATH} className="flex gap-2">
          <input
            type="search"
            name="q"
            aria-label="Search for"
            defaultValue={question}
            maxLength={LONGEST}
            placeholder="A place, a dish, a sight"
            className="min-h-12 w-full rounded-control border bg-sheet px-4 text-[16px] placeholder:text-ink-soft focus-visible:border-sea"
          />
          <button
            type="submit"
            className="inline-flex min-h-12 items-center rounded-control bg-sea px-5 font-medium text-[15px] text-sea-ink hover:brightness-110"
          >
            Search
          </button>
        </form>
      </search>
      <div className="mt-8 max-w-[72ch]">
        {question === '' ? (
          <p className="text-ink-soft">Try “tram”, “Caravaggio”, “beach with children” or the name of a city.</p>
        ) : found.length === 0 ? (
          <div className="flex flex-col items-start gap-4">
            <p>
              We have written nothing about “{question}” yet. Flights go to far more places than our pages do, so ask for it in the chat.
            </p>
            <ButtonLink href="/chat" prefetch={false}>
              Ask in the chat
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className="text-fact text-ink-soft">
              {all.length > MOST ? `The first ${MOST} pages` : `${found.length} ${found.length === 1 ? 'page' : 'pages'}`} with “{question}”
            </p>
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
