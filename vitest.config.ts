import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const alias = { '@': import.meta.dirname, 'server-only': `${import.meta.dirname}/tests/empty.ts` }

export default defineConfig({
  test: {
    // By itself it would leave one core to its own desk, which has little to do.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{lib,tools,prompts,app,tests}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'browser',
          environment: 'happy-dom',
          testTimeout: 30_000,
          setupFiles: ['tests/browser-set-up.ts'],
          include: ['{components,tools,app}/**/*.test.tsx'],
        },
      },
    ],
  },
})
