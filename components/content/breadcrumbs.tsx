import Link from 'next/link'
import * as texts from '@/lib/texts/content'
import { JsonLd } from './json-ld'

export type Crumb = { path: string; label: string }

/** The way from the home page; the last one is this page. `base` is the address people open, for machines that want whole ones. */
export function Breadcrumbs({ trail, base }: { trail: Crumb[]; base: string }) {
  const whole = [{ path: '/', label: texts.home }, ...trail]
  return (
    <nav aria-label={texts.breadcrumbs} className="text-fact text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {whole.map(({ path, label }, index) => (
          <li key={path} className="flex items-center gap-x-1.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === whole.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={path} prefetch={false} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        facts={{
          '@type': 'BreadcrumbList',
          itemListElement: whole.map(({ path, label }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: `${base}${path}`,
          })),
        }}
      />
    </nav>
  )
}
