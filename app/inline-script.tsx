import { headers } from 'next/headers'

/** A script that runs as soon as it stands in the document, long before the page's own scripts are there. It carries the page's nonce. */
export async function InlineScript({ children }: { children: string }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    // Browsers hide a nonce from scripts, so React finds another one than it wrote.
    <script nonce={nonce} suppressHydrationWarning>
      {children}
    </script>
  )
}
