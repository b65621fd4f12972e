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
    const table = asTable(value)
    return table && JSON.stringify(table).length < JSON.stringify(plain).length ? table : plain
  }
  return isFields(value) ? mapFields(value) : value
}

function asTable(list: JSONValue[]): JSONValue | null {
  if (list.length < 2 || !list.every(isFields)) return null
  const isPartial = (name: string) => list.some((fields) => fields[name] === undefined)
  const found = [...new Set(list.flatMap(Object.keys))]
  const names = [...found.filter((name) => !isPartial(name)), ...found.filter(isPartial)]
  // There null would say two things.
  if (names.some((name) => isPartial(name) && list.some((fields) => fields[name] === null))) return null
  return {
    columns: names.map((name) => (isPartial(name) ? `${name}?` : name)),
    rows: list.map((fields) => {
      const last = names.findLastIndex((name) => fields[name] !== undefined)
      return names.slice(0, last + 1).map((name) => packLists(fields[name] ?? null))
    }),
  }
}

function mapFields(fields: Fields): JSONValue {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, packLists(inner)]])))
}

function isFields(value: JSONValue): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
