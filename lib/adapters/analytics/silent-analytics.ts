import type { Analytics } from '@/lib/ports/analytics'

/** The embedded twin: nothing is measured. */
export function createSilentAnalytics(): Analytics {
  return { record: async () => {} }
}
