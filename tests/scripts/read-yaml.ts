export type Yaml = string | Yaml[] | { [key: string]: Yaml }

type Line = { indent: number; text: string }

/** Reads the part of YAML that our own compose file is written in: maps, lists, texts and lists in brackets. Throws on anything else. */
export function readYaml(text: string): Yaml {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line) => ({ indent: line.length - line.trimStart().length, text: line.trim() }))
  const value = readBlock(lines, 0)
  if (lines.length > 0) throw new Error(`not understood: ${lines[0]?.text}`)
  return value
}

function readBlock(lines: Line[], indent: number): Yaml {
  return lines[0]?.text.startsWith('- ') ? readList(lines, indent) : readMap(lines, indent)
}

function readList(lines: Line[], indent: number): Yaml[] {
  const list: Yaml[] = []
  for (let line = lines[0]; line?.indent === indent; line = lines[0]) {
    if (!line.text.startsWith('- ')) throw new Error(`not an entry of a list: ${line.text}`)
    lines.shift()
    list.push(readScalar(line.text.slice(2)))
  }
  return list
}

function readMap(lines: Line[], indent: number): Yaml {
  const map: { [key: string]: Yaml } = {}
  for (let line = lines[0]; line?.indent === indent; line = lines[0]) {
    const [, key, rest] = /^([\w.-]+):(?: (.*))?$/.exec(line.text) ?? []
    if (!key || Object.hasOwn(map, key)) throw new Error(`not an entry of a map: ${line.text}`)
    lines.shift()
    const next = lines[0]
    if (rest) map[key] = readScalar(rest)
    else if (next && next.indent > indent) map[key] = readBlock(lines, next.indent)
    else throw new Error(`nothing stands under ${key}`)
  }
  return map
}

function readScalar(text: string): Yaml {
  if (text === '{}') return {}
  if (text.startsWith('[') || text.startsWith('"')) return JSON.parse(text)
  if (/^[&*!|>{'%@`]/.test(text) || / #/.test(text)) throw new Error(`not understood: ${text}`)
  return text
}
