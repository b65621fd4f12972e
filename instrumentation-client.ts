import { config } from 'zod/v4/core'

// Without it zod probes `new Function`, which the content security policy reports.
config({ jitless: true })
