'use client'

import { Component, lazy, type ReactNode, Suspense } from 'react'
import { cutToShown, isDrawable, plainParagraphs } from './drawable-markdown'

const loadMarkdown = () => import('./markdown')
const Markdown = lazy(() => loadMarkdown().then((module) => ({ default: module.Markdown })))

/** Fetches the Markdown renderer ahead of the first answer; called when somebody begins to write. */
export function preloadMarkdown() {
  loadMarkdown().catch(console.warn)
}

/** What the assistant wrote: safe Markdown, and plain paragraphs until (or unless) its renderer is there. Many answers need none. */
export function AssistantText({ text, isStreaming = false }: { text: string; isStreaming?: boolean }) {
  const words = withWholeAmounts(cutToShown(text))
  const plain = <PlainParagraphs text={words} />
  const paragraphs = plainParagraphs(words)
  if (paragraphs) return <div className="wrap-anywhere flex max-w-[65ch] flex-col gap-2.5 text-body">{paragraphs.map(toParagraph)}</div>
  return (
    <div className="wrap-anywhere max-w-[65ch] text-body">
      {isDrawable(words) ? (
        <Otherwise fallback={plain}>
          <Suspense fallback={plain}>
            <Markdown text={words} isStreaming={isStreaming} />
          </Suspense>
        </Otherwise>
      ) : (
        plain
      )}
    </div>
  )
}

function toParagraph(text: string, index: number): ReactNode {
  return <p key={index}>{text}</p>
}

/** "CHF 54.66" stays on one line. */
function withWholeAmounts(text: string): string {
  return text.replace(/\b([A-Z]{3}) (?=\d)/g, '$1\u00a0')
}

function PlainParagraphs({ text }: { text: string }) {
  return <p className="whitespace-pre-line">{text.replace(/\n{3,}/g, '\n\n')}</p>
}

/** An error boundary: a renderer that cannot be fetched must not take the words with it. */
class Otherwise extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
