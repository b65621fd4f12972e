import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { resetAllStores } from '@/components/state/create-store'

// A loaded machine takes seconds to import the Markdown renderer; nothing here is a test of speed.
configure({ asyncUtilTimeout: 15_000 })

// Files share their modules: what one test leaves on the page, in the stores or in the browser is not there for the next.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  resetAllStores()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
