import { parseSync } from 'vite'

type Node = { type: string; start: number } & Record<string, unknown>

const SPOKEN = ['alt', 'aria-label', 'aria-roledescription', 'hint', 'label', 'placeholder', 'title', 'words']
const WORDS = /\p{L}{2}/u

/** What a component says in its own words: text between tags, and the attributes that are read. Each with its line. */
export function ownWords(path: string, source: string): string[] {
  const found: string[] = []
  const tell = (node: Node, words: unknown) => {
    if (typeof words === 'string' && WORDS.test(words)) {
      found.push(`${path}:${source.slice(0, node.start).split('\n').length} says “${words.trim().replace(/\s+/g, ' ')}”`)
    }
  }
  walk(parseSync(path, source).program, (node) => {
    if (node.type === 'JSXText') tell(node, node.value)
    if (node.type === 'JSXAttribute' && SPOKEN.includes(nameOf(node.name))) for (const one of literals(node.value)) tell(node, one)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') for (const one of children(node).flatMap(literals)) tell(node, one)
  })
  return found
}

/** Every text that a module holds, each with its line; a value within is written as "…". What it imports, and names of fields, are none. */
export function heldTexts(path: string, source: string): { where: string; words: string }[] {
  const found: { where: string; words: string }[] = []
  const keep = (node: Node, words: string) => {
    if (WORDS.test(words)) found.push({ where: `${path}:${source.slice(0, node.start).split('\n').length}`, words })
  }
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one)
    else if (isNode(value) && !/^(?:Import|TS)/.test(value.type)) {
      if (value.type === 'Literal' && typeof value.value === 'string') keep(value, value.value)
      if (value.type === 'TemplateLiteral' && Array.isArray(value.quasis))
        keep(value, value.quasis.map((part) => part?.value?.cooked).join('…'))
      for (const [name, child] of Object.entries(value)) if (name !== 'key' && name !== 'quasis' && typeof child === 'object') look(child)
    }
  }
  look(parseSync(path, source).program)
  return found
}

/** The names that a module of texts gives. */
export function namesGiven(source: string): string[] {
  return [...source.matchAll(/^export const (\w+) =/gm)].flatMap(([, name]) => name ?? [])
}

/** The names that a file takes of its module of texts. */
export function namesTaken(source: string): string[] {
  return [...source.matchAll(/\btexts\.(\w+)/g)].flatMap(([, name]) => name ?? [])
}

function nameOf(name: unknown): string {
  return isNode(name) && typeof name.name === 'string' ? name.name : ''
}

function children(node: Node): unknown[] {
  return Array.isArray(node.children) ? node.children.filter((child) => isNode(child) && child.type === 'JSXExpressionContainer') : []
}

/** The words that an expression can come to: its own, or those of its branches. */
function literals(value: unknown): unknown[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return [value.value]
    case 'TemplateLiteral':
      return Array.isArray(value.quasis) ? value.quasis.map((part) => part?.value?.cooked) : []
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return literals(value.expression)
    case 'ConditionalExpression':
      return [...literals(value.consequent), ...literals(value.alternate)]
    case 'LogicalExpression':
      return [...literals(value.left), ...literals(value.right)]
    default:
      return []
  }
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  else if (isNode(value)) {
    visit(value)
    for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
