/** Facts of a page for machines that read it. A `<` in them could end the script, so none stands there. */
export function JsonLd({ facts }: { facts: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and there is no other way to write a script's text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
