import { Fragment, type ReactNode } from 'react'

type Named<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never

/** A sentence with elements in it: each `{name}` in its words is the part of that name, wherever a language puts it. */
export function Worded<Words extends string>({ words, parts }: { words: Words; parts: Record<Named<Words>, ReactNode> }) {
  const byName: Record<string, ReactNode> = parts
  return words.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    return <Fragment key={index}>{name === undefined ? piece : byName[name]}</Fragment>
  })
}
