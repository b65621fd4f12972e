import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { JSONValue } from 'ai'

type Fields = { [name: string]: JSONValue | undefined }

/**
 * A model that is paid by the token, given lists in tool results as tables: `columns` names the values in each of `rows`, so that no name is
 * read twice. A name that ends in “?” may be left out, and is null where it is. The facts stay the same.
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
    const table = asTable(value)
    return table && JSON.stringify(table).length < JSON.stringify(plain).length ? table : plain
  }
  return isFields(value) ? mapFields(value) : value
}

function asTable(list: JSONValue[]): JSONValue | null {
  if (list.length < 2 || !list.every(isFields)) return null
  const names = [...new Set(list.flatMap(Object.keys))]
  const isPartial = (name: string) => list.some((fields) => fields[name] === undefined)
  // There null would say two things.
  if (names.some((name) => isPartial(name) && list.some((fields) => fields[name] === null))) return null
  return {
    columns: names.map((name) => (isPartial(name) ? `${name}?` : name)),
    rows: list.map((fields) => names.map((name) => packLists(fields[name] ?? null))),
  }
}

function mapFields(fields: Fields): JSONValue {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, packLists(inner)]])))
}

function isFields(value: JSONValue): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
