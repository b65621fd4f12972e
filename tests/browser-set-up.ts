import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { resetAllStores } from '@/components/state/create-store'
import { liveTripShape } from '@/components/state/trip-store'
import { lateDialog } from '@/components/ui/dialog'
import { lateDrawer } from '@/components/ui/drawer'
import { latePanel } from '@/components/ui/popover'

// A loaded machine takes seconds to import the Markdown renderer; nothing here is a test of speed.
configure({ asyncUtilTimeout: 15_000 })

// What a page fetches when it is touched for the first time. components/ui/late-part.test.tsx looks at the time before.
await Promise.all([...[latePanel, lateDialog, lateDrawer].map((part) => part.fetch()), liveTripShape()])

// Files share their modules: what one test leaves on the page, in the stores or in the browser is not there for the next.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  resetAllStores()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function clearCookies(): void {
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    // An age of 0 lets it live to the end of this millisecond, and the next test may begin within it.
    // biome-ignore lint/suspicious/noDocumentCookie: as a page writes it
    document.cookie = `${name}=; Path=/; Max-Age=-1`
  }
}
