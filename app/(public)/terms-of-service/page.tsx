import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { TextSections } from '@/components/content/text-sections'
import { TERMS } from '@/lib/content/terms'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata(TERMS)
}

export default async function TermsPage() {
  const { path, name, title, lead, sections, changedOn } = TERMS
  return (
    <PageFrame base={await siteBase()} trail={[{ path, label: name }]} title={title} lead={lead}>
      <TextSections sections={sections} changedOn={changedOn} />
    </PageFrame>
  )
}
