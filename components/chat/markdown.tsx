'use client'

import type { ComponentType, ReactNode } from 'react'
import { type Components, Streamdown } from 'streamdown'
import { ownPath } from '../ui/own-path'

/** The elements an answer may have; anything else is shown as its text. No images, no raw HTML. */
const ALLOWED = ['p', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'code', 'pre', 'br', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

type Content = { children?: ReactNode; href?: string }

const Heading = ({ children }: Content) => <p className="font-semibold">{children}</p>

const OWN: Record<string, ComponentType<Content>> = {
  p: ({ children }: Content) => <p>{children}</p>,
  strong: ({ children }: Content) => <strong className="font-semibold">{children}</strong>,
  em: ({ children }: Content) => <em>{children}</em>,
  del: ({ children }: Content) => <del>{children}</del>,
  ul: ({ children }: Content) => <ul className="list-disc ps-5 marker:text-ink-soft">{children}</ul>,
  ol: ({ children }: Content) => <ol className="list-decimal ps-5 marker:text-ink-soft">{children}</ol>,
  li: ({ children }: Content) => <li className="ps-0.5">{children}</li>,
  code: ({ children }: Content) => <code className="rounded bg-line/50 px-1 text-[14px]">{children}</code>,
  pre: ({ children }: Content) => <pre className="overflow-x-auto rounded-control bg-line/40 p-3 text-[14px] leading-5">{children}</pre>,
  blockquote: ({ children }: Content) => <blockquote className="border-s-2 ps-3 text-ink-soft">{children}</blockquote>,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  a: OwnLink,
}
// The renderer types the props of a named element and of any element as one; ours are narrower than the latter.
const COMPONENTS = OWN as Components

/** Markdown of an answer, while it streams and after. */
export function Markdown({ text, isStreaming }: { text: string; isStreaming: boolean }) {
  return (
    <Streamdown
      mode={isStreaming ? 'streaming' : 'static'}
      parseIncompleteMarkdown={isStreaming}
      rehypePlugins={[]}
      allowedElements={ALLOWED}
      unwrapDisallowed
      urlTransform={ownPath}
      linkSafety={{ enabled: false }}
      controls={false}
      components={COMPONENTS}
      className="flex flex-col gap-2.5"
    >
      {text}
    </Streamdown>
  )
}

function OwnLink({ href, children }: Content) {
  const path = ownPath(href)
  if (path === null) return <span>{children}</span>
  return (
    <a href={path} className="text-sea underline underline-offset-4">
      {children}
    </a>
  )
}
