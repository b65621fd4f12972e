import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hintScripts } from '@/scripts/setup/compile-hints.mjs'

test('every script of the browser begins with the hint, once, and goes on as it was; what is no script, or the server’s, is left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-hints-'))
  const files = {
    'static/chunks/a.js': 'run()',
    'static/chunks/deep/b.js': '"use strict";run("–")',
    'static/chunks/c.css': 'a{}',
    'server/d.js': 'run()',
  }
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
    expect([hintScripts(folder), hintScripts(folder)]).toEqual([2, 2])
    const after = Object.keys(files).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(after).toEqual(['//# allFunctionsCalledOnLoad\nrun()', '//# allFunctionsCalledOnLoad\n"use strict";run("–")', 'a{}', 'run()'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
