import { expect, test } from 'vitest'
import { isTextFile, projectFiles, readProjectFile } from './project-files'

const SOURCES = projectFiles().filter(
  (path) => /^(app|tools|components|lib)\/.*\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path) && isTextFile(path),
)
/** A phone enlarges the page when a text field with smaller letters is touched. */
const LEAST_PX = 16
const SIZES: Record<string, number> = { fact: 13, body: 16, xs: 12, sm: 14, base: 16 }

test('what is dark on a screen is light on paper: no style sheet is dark but for a screen', () => {
  const dark = SOURCES.flatMap((path) =>
    [...readProjectFile(path).matchAll(/@media[^{]*prefers-color-scheme:\s*dark[^{]*/g)].map(([rule]) => ({ path, rule: rule.trim() })),
  )
  expect(dark.length).toBeGreaterThan(1)
  expect(dark.filter(({ rule }) => !rule.startsWith('@media screen and '))).toEqual([])
  const [variant = ''] = /@custom-variant dark \{[\s\S]*?\n\}/.exec(readProjectFile('app/globals.css')) ?? []
  expect(variant).toMatch(/@media screen \{\s*&:where\(\[data-theme="dark"\]/)
})

test(`on a touch screen each text field and list has letters of ${LEAST_PX} px at least`, () => {
  const fields = SOURCES.flatMap(textFields)
  expect(fields.length).toBeGreaterThan(12)
  expect(fields.filter(({ classes }) => touchedSize(classes) < LEAST_PX)).toEqual([])
})

test('no field takes a text without end, so that typing stays quick whatever is pasted', () => {
  const typed = SOURCES.flatMap(textFields).filter(({ tag }) => !/^<select|\breadOnly\b/.test(tag))
  expect(typed.length).toBeGreaterThan(10)
  expect(typed.filter(({ tag }) => !/\bmaxLength=/.test(tag))).toEqual([])
})

/** Each input, textarea and select of a file that takes text or opens a list, with its classes. */
function textFields(path: string): { path: string; tag: string; classes: string }[] {
  const source = readProjectFile(path)
  return [...source.matchAll(/<(?:input|textarea|select)\b[\s\S]*?(?:\/>|\n\s*>)/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="(?:radio|checkbox|range|file|hidden)"|\shidden\b|name=\{TRAP\}/.test(tag))

    .map((tag) => ({ path, tag, classes: classesOf(tag, source) }))
}

function classesOf(tag: string, source: string): string {
  const [, written, template, constant] = /className=(?:"([^"]*)"|\{(?:`([^`]*)`|(\w+))\})/.exec(tag) ?? []
  const own = written ?? template ?? ''
  const names = [constant, ...[...own.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)].filter((name) => name !== undefined)
  return [own, ...names.map((name) => new RegExp(`const ${name} =\\s*['"\`]([^'"\`]*)`).exec(source)?.[1] ?? '')].join(' ')
}

/** In px; 0 where the field says nothing and takes what stands about it. */
function touchedSize(classes: string): number {
  const sizes = [...classes.matchAll(/(?:^|\s)(pointer-coarse:)?text-(?:\[(\d+)px\]|(fact|body|xs|sm|base)\b)/g)]
  const ofTouch = sizes.find(([, touch]) => touch) ?? sizes[0]
  if (!ofTouch) return 0
  return Number(ofTouch[2] ?? SIZES[ofTouch[3] ?? ''] ?? 0)
}
