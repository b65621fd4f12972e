import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// What makes a world of its own for each test, and replaces no module: it shares the modules that another file has loaded, which is most
// of its time.
const shared = [
  'lib/**/*.test.ts',
  '{tools,prompts}/**/*.test.ts',
  'tests/{bench,chaos,chat,content,evals,orders,quality,scripts}/**/*.test.ts',
]
// These replace modules, and so cannot share theirs.
const mocking = [
  'components/account/{account-forms,preferences-form,signed-in-devices}.test.tsx',
  'components/booking/{cancel-booking,order-on-its-way,order-page}.test.tsx',
  'components/home/where-to.test.tsx',
  'components/privacy/consent-notice.test.tsx',
  'components/session/session-guard.test.tsx',
  'components/threads/palette.test.tsx',
  'app/(traveller)/flights/flights-screen.test.tsx',
]
const alias = { '@': import.meta.dirname, 'server-only': `${import.meta.dirname}/tests/empty.ts` }

export default defineConfig({
  test: {
    // By itself it would leave one core to its own desk, which has little to do.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: { name: 'rules', environment: 'node', include: shared, isolate: false, testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{app,tests}/**/*.test.ts'],
          exclude: shared,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      inBrowser({
        name: 'browser',
        isolate: false,
        include: ['{components,tools,app}/**/*.test.tsx', 'components/**/*.test.ts'],
        exclude: mocking,
      }),
      inBrowser({ name: 'browser alone', include: mocking }),
    ],
  },
})

function inBrowser(test: { name: string; isolate?: boolean; include: string[]; exclude?: string[] }) {
  return {
    plugins: [react()],
    resolve: { alias },
    test: { environment: 'happy-dom', testTimeout: 30_000, setupFiles: ['tests/browser-set-up.ts'], ...test },
  }
}
