import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hintScripts } from '@/scripts/setup/compile-hints.mjs'

test('each larger script of the browser begins with the hint, once, and goes on as it was; what is small, no script, or the server’s, is left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-hints-'))
  const large = `"use strict";run("–");${'run();'.repeat(2_000)}`
  const files = {
    'static/chunks/a.js': large,
    'static/chunks/deep/b.js': large,
    'static/chunks/small.js': 'run()',
    'static/chunks/c.css': large,
    'server/d.js': large,
  }
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
    expect([hintScripts(folder), hintScripts(folder)]).toEqual([2, 2])
    const after = Object.keys(files).map((name) => readFileSync(join(folder, name), 'utf8'))
    const hinted = `//# allFunctionsCalledOnLoad\n${large}`
    expect(after).toEqual([hinted, hinted, 'run()', large, large])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
