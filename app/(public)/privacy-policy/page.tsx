import type { Metadata } from 'next'
import { pageMetadata, siteBase } from '@/app/(public)/page-metadata'
import { PageFrame } from '@/components/content/page-frame'
import { TextSections } from '@/components/content/text-sections'
import { PRIVACY } from '@/lib/content/privacy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata(PRIVACY)
}

export default async function PrivacyPage() {
  const { path, name, title, lead, sections, changedOn } = PRIVACY
  return (
    <PageFrame base={await siteBase()} trail={[{ path, label: name }]} title={title} lead={lead}>
      <TextSections sections={sections} changedOn={changedOn} />
    </PageFrame>
  )
}
