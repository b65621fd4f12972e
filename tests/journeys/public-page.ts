/** A page as somebody without scripts gets it: a browser's parser would take longer than all pages together may. */
export type PublicPage = {
  path: string
  html: string
  title: string
  h1s: string[]
  language: string
  /** What stands in `main`, as it is read. */
  text: string
  /** By name or property; a name that stands twice is joined by " | ". */
  meta: Record<string, string>
  canonicals: string[]
  /** Parsed; a block that is no JSON throws. */
  facts: { type: string; source: string }[]
  /** Every address that the page shows, sends to or loads from. */
  addresses: string[]
  /** Of those, what a press leads to. */
  links: string[]
}

export function readPage(path: string, html: string): PublicPage {
  const visible = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
  const meta: Record<string, string> = {}
  for (const tag of tagsOf(html, 'meta')) {
    const name = attributeOf(tag, 'name') ?? attributeOf(tag, 'property')
    if (name) meta[name] = [meta[name], attributeOf(tag, 'content')].filter(Boolean).join(' | ')
  }
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script/g)]
  return {
    path,
    html,
    title: contentsOf(html, 'title')[0] ?? '',
    h1s: contentsOf(visible, 'h1'),
    language: attributeOf(tagsOf(html, 'html')[0] ?? '', 'lang') ?? '',
    text: contentsOf(visible, 'main').join(' '),
    meta,
    canonicals: tagsOf(html, 'link').flatMap((tag) => (attributeOf(tag, 'rel') === 'canonical' ? (attributeOf(tag, 'href') ?? '') : [])),
    facts: blocks.map(([, source = '']) => ({ type: JSON.parse(source)['@type'], source })),
    addresses: [
      ...visible.matchAll(/\s(?:src|href|action|srcset|poster|data)="([^"]*)"/g),
      ...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g),
    ].map(([, address = '']) => decode(address)),
    links: tagsOf(visible, 'a').flatMap((tag) => attributeOf(tag, 'href') ?? []),
  }
}

function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
}

function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? null : decode(found)
}

function contentsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner = '']) =>
    decode(inner.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
