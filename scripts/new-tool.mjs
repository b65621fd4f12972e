// Makes the folder of a new tool and names it in the three lists: npm run new:tool verb-noun. What it writes compiles and passes; then it is yours.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/paths.mjs'

const HELP = 'npm run new:tool VERB-NOUN makes tools/VERB-NOUN with its five files and names it in tools/index.ts, views.tsx and modes.ts.'

const [name, ...more] = process.argv.slice(2)
if (!name || more.length > 0 || !/^[a-z]+(-[a-z]+)+$/.test(name))
  stop(name ? `“${name}” is no verb and noun in small letters, such as convert-currency.` : HELP)
if (existsSync(join(root, 'tools', name))) stop(`There is a tool ${name} already.`)

const words = name.replaceAll('-', ' ')
const model = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const component = `${model[0].toUpperCase()}${model.slice(1)}View`

const files = {
  'schema.ts': `import { z } from 'zod'

export const input = z.object({ about: z.string().max(80).describe('what a value means, where its name doesn’t say') })

/** What the card draws. Amounts as moneySchema, days as plainDateSchema. */
export const output = z.object({ status: z.literal('done'), about: z.string() })
`,
  'prompt.ts': `import type { ToolPrompt } from '@/lib/chat/define-tool'

export const prompt: ToolPrompt = {
  description: '${words[0].toUpperCase()}${words.slice(1)}.',
  guidance: '',
}
`,
  'tool.ts': `import 'server-only'
import { defineTool } from '@/lib/chat/define-tool'
import type { ToolContext } from '../tool-context'
import { prompt } from './prompt'
import { input, output } from './schema'

export const ${model} = defineTool({
  prompt,
  input,
  output,
  onlyReads: true,
  execute: async ({ about }, _context: ToolContext) => ({ status: 'done' as const, about }),
  forModel: (answer) => answer,
})
`,
  'view.tsx': `'use client'

import type { z } from 'zod'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

function ${component}({ part }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>…</WorkingLine>
  if (part.state === 'failed') return null
  return <Card className="animate-rise px-4 py-3">{part.output.about}</Card>
}

export const shown = shownBy<typeof schema>(${component})
`,
  [`${name}.test.ts`]: `import { expect, test } from 'vitest'
import type { ToolContext } from '../tool-context'
import { ${model} } from './tool'

// A tool that needs its caller or the outside gets them here.
const CONTEXT = {} as ToolContext

test('what it was asked about comes back', async () => {
  const output = await ${model}.run({ about: 'Lisbon' }, CONTEXT, () => undefined)
  expect(${model}.forModel(output)).toEqual({ status: 'done', about: 'Lisbon' })
})
`,
}

mkdirSync(join(root, 'tools', name))
for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'tools', name, file), text)
insert('tools/index.ts', {
  [`import { ${model} } from './${name}/tool'`]: /^import \{ \w+ \} from '\.\/[\w-]+\/tool'$/,
  [`  ${model},`]: /^ {2}\w+,$/,
})
insert('tools/views.tsx', { [`  ${model}: () => import('./${name}/view'),`]: /^ {2}\w+: \(\) => import\(/ })
// In every mode, until somebody says that it makes sense in some alone.
insert('tools/modes.ts', { [`  '${model}',`]: /^ {2}'\w+',$/ })
console.log(`tools/${name} is there, and in the lists. Next: docs/adding-a-tool.md, from step 1.`)

/** Each line goes behind the first block of lines like it; imports in alphabetical order. */
function insert(file, lines) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8').split('\n')
  for (const [line, like] of Object.entries(lines)) {
    const first = text.findIndex((one) => like.test(one))
    const length = text.slice(first).findIndex((one) => !like.test(one))
    const block = text.slice(first, first + length)
    const sorted = line.startsWith('import')
      ? [...block, line].sort((one, other) => fromOf(one).localeCompare(fromOf(other)))
      : [...block, line]
    text.splice(first, length, ...sorted)
  }
  writeFileSync(path, text.join('\n'))
}

function fromOf(line) {
  return line.slice(line.indexOf(' from '))
}

function stop(sentence) {
  console.log(sentence)
  process.exit(2)
}
