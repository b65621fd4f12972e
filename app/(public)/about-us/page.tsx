import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { TextSections } from '@/components/content/text-sections'
import { ABOUT } from '@/lib/content/about'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata(ABOUT)
}

export default async function AboutPage() {
  const { path, name, title, lead, sections, changedOn } = ABOUT
  return (
    <PageFrame base={await siteBase()} trail={[{ path, label: name }]} title={title} lead={lead}>
      <TextSections sections={sections} changedOn={changedOn} />
    </PageFrame>
  )
}
