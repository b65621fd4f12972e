import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { JSONValue, ModelMessage } from 'ai'
import { roughTokens, tokensOf } from './fit-history'

type Fields = { [name: string]: JSONValue | undefined }

/**
 * A model that is paid by the token, given lists in tool results as tables: `columns` names the values in each of `rows`, so that no name is
 * read twice. A name that ends in “?” may be left out: it is null there, or its row ends before it. The facts stay the same.
 */
export function readingTables(model: LanguageModelV4): LanguageModelV4 {
  const packed = (options: LanguageModelV4CallOptions) => ({ ...options, prompt: packResults(options.prompt) })
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(packed(options)),
    doStream: (options) => model.doStream(packed(options)),
  }
}

/** How long messages are for a model that is given tables. */
export function tokensInTables(messages: ModelMessage[]): number {
  const results = messages.flatMap((message) => (message.role === 'tool' ? message.content : []))
  return results.reduce(
    (tokens, part) =>
      part.type === 'tool-result' && part.output.type === 'json'
        ? tokens - roughTokens(part.output.value) + roughTokens(packLists(part.output.value))
        : tokens,
    tokensOf(messages),
  )
}

function packResults(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  return prompt.map((message) => {
    if (message.role !== 'tool') return message
    const content = message.content.map((part) =>
      part.type === 'tool-result' && part.output.type === 'json'
        ? { ...part, output: { ...part.output, value: packLists(part.output.value) } }
        : part,
    )
    return { ...message, content }
  })
}

/** Lists of objects as tables wherever that is shorter. */
export function packLists(value: JSONValue): JSONValue {
  if (Array.isArray(value)) {
    const plain = value.map(packLists)
    const table = value.length > 1 && value.every(isFields) ? asTable(value) : null
    return table && JSON.stringify(table).length < JSON.stringify(plain).length ? table : plain
  }
  return isFields(value) ? mapFields(value) : value
}

/** `same` holds for every row. A column of lists has their own head in its place. Null where null would say two things. */
function asTable(list: Fields[]): { [name: string]: JSONValue } | null {
  const isPartial = (name: string) => list.some((fields) => fields[name] === undefined)
  const found = [...new Set(list.flatMap(Object.keys))]
  if (found.some((name) => isPartial(name) && list.some((fields) => fields[name] === null))) return null
  const isSame = (name: string) => list.every((fields) => JSON.stringify(fields[name]) === JSON.stringify(list[0]?.[name]))
  const same = list.length > 1 ? found.filter(isSame) : []
  const inRows = found.filter((name) => !same.includes(name))
  const columns = [...inRows.filter((name) => !isPartial(name)), ...inRows.filter(isPartial)].map((name) => ({
    name,
    lists: asLists(list, name),
  }))
  return {
    ...(same.length > 0 ? { same: Object.fromEntries(same.map((name) => [name, packLists(list[0]?.[name] ?? null)])) } : {}),
    columns: columns.map(({ name, lists }) => {
      const told = isPartial(name) ? `${name}?` : name
      return lists ? { [told]: lists.head } : told
    }),
    rows: list.map((fields, index) => {
      const last = columns.findLastIndex(({ name }) => fields[name] !== undefined)
      return columns.slice(0, last + 1).map(({ name, lists }) => (lists ? (lists.rows[index] ?? null) : packLists(fields[name] ?? null)))
    }),
  }
}

/** The lists of one column as the rows of one table, and its head. */
function asLists(list: Fields[], name: string): { head: JSONValue; rows: (JSONValue[] | null)[] } | null {
  const cells = list.map((fields) => fields[name])
  if (!cells.every((cell) => cell === undefined || (Array.isArray(cell) && cell.every(isFields)))) return null
  const lists = cells.map((cell) => (Array.isArray(cell) ? cell.filter(isFields) : null))
  const all = lists.flatMap((one) => one ?? [])
  const table = all.length > 1 ? asTable(all) : null
  if (!table || !Array.isArray(table.rows)) return null
  const { rows, ...head } = table
  const beginOf = (index: number) => lists.slice(0, index).reduce((count, one) => count + (one?.length ?? 0), 0)
  return { head, rows: lists.map((one, index) => one && rows.slice(beginOf(index), beginOf(index + 1))) }
}

function mapFields(fields: Fields): JSONValue {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, packLists(inner)]])))
}

function isFields(value: JSONValue): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
