import type { $ZodConfig } from 'zod/v4/core'

declare global {
  /** Read by zod whenever it is fetched; a page that nobody has touched does without it. */
  var __zod_globalConfig: $ZodConfig | undefined
}

// Without it zod probes `new Function`, which the content security policy reports.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }
