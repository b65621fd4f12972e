import { globSync, readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import './scripts/setup/ensure-world.mjs'

// What makes a world of its own for each test, and replaces no module: it shares the modules that another file has loaded, which is most
// of its time.
const shared = [
  'lib/**/*.test.ts',
  '{tools,prompts}/**/*.test.ts',
  'tests/{bench,chaos,chat,content,evals,orders,quality,scripts}/**/*.test.ts',
]
const drawing = ['{components,tools,app}/**/*.test.tsx', 'components/**/*.test.ts']
// Of these, what replaces modules, or loads them anew: it cannot share them, or leaves its own to whatever comes next.
const mocking = globSync(drawing, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)
const alias = { '@': import.meta.dirname, 'server-only': `${import.meta.dirname}/tests/empty.ts` }

// V8 may free compiled WebAssembly of the embedded database twice when threads share it, and then aborts the whole run
// ("Check failed: jit_page_->allocations_.erase(addr) == 1"). What it would free is little, so it keeps it.
setFlagsFromString('--no-wasm-code-gc')

export default defineConfig({
  test: {
    // By itself it would leave one core to its own desk, which has little to do.
    maxWorkers: '100%',
    // Threads of one process compile the embedded database and the like once, and not once for each file that has a world of its own.
    pool: 'threads',
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
        // Some of these live in another time zone, which only a process can.
        pool: 'forks',
        include: drawing,
        exclude: mocking,
      }),
      inBrowser({ name: 'browser alone', include: mocking }),
    ],
  },
})

function inBrowser(test: { name: string; isolate?: boolean; pool?: 'forks'; include: string[]; exclude?: string[] }) {
  return {
    plugins: [react()],
    resolve: { alias },
    test: { environment: 'happy-dom', testTimeout: 30_000, setupFiles: ['tests/browser-set-up.ts'], ...test },
  }
}
