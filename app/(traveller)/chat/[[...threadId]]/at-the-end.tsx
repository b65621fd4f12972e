import { headers } from 'next/headers'

const GO_TO_THE_END = `{
  const log = document.querySelector('[role="log"]')
  for (let box = log?.parentElement; box; box = box.parentElement) box.scrollTop = box.scrollHeight
}`

/** Scrolls a thread to its newest message as soon as it stands in the document, long before the page's own scripts are there. */
export async function AtTheEnd() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    // Browsers hide a nonce from scripts, so React finds another one than it wrote.
    <script nonce={nonce} suppressHydrationWarning>
      {GO_TO_THE_END}
    </script>
  )
}
