import { headers } from 'next/headers'
import { KEEP_PRESSES } from './keep-presses'

/** Cards are drawn by the server, so they can be pressed long before the page's scripts are there: no press is lost. */
export async function EarlyPresses() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    // Browsers hide a nonce from scripts, so React finds another one than it wrote.
    <script nonce={nonce} suppressHydrationWarning>
      {KEEP_PRESSES}
    </script>
  )
}
