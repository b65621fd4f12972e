import 'server-only'
import type { Metadata } from 'next'
import { baseUrlOf } from '@/app/auth/auth-cookies'
import { services } from '@/lib/services'
import * as texts from '@/lib/texts/pages/public/landing'
import { PREVIEW_SIZE } from './preview-image'

/** `hasOwnPicture`: a file `opengraph-image.tsx` stands beside it, which Next takes where no other is named. */
type Page = { path: string; title: string; description: string; hasOwnPicture?: boolean }

/** What search engines and those who share a link are told of a page: one address, one title, one sentence. */
export async function pageMetadata({ path, title, description, hasOwnPicture = false }: Page): Promise<Metadata> {
  const base = await siteBase()
  const url = `${base}${path}`
  const images = [{ url: `${base}/preview.png`, ...PREVIEW_SIZE, alt: texts.pictureDescription }]
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: texts.wayfarer,
      locale: 'en_GB',
      title,
      description,
      url,
      ...(hasOwnPicture ? {} : { images }),
    },
    twitter: { card: 'summary_large_image', title, description },
  }
}

/** The address people open, without a slash at its end. */
export async function siteBase(): Promise<string> {
  return baseUrlOf(await services())
}
