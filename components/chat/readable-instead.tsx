'use client'

import { Component, type ReactNode } from 'react'
import { UnreadableCard } from './unreadable-card'

/** `of`: what is drawn; when it changes, drawing it is tried anew. `words` are only looked for when they are needed. */
type ReadableInsteadProps = { of: unknown; what: string; words: () => string; children: ReactNode }

/** An error boundary: what fails while it is drawn becomes a readable card, and everything around it goes on. */
export class ReadableInstead extends Component<ReadableInsteadProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: ReadableInsteadProps) {
    if (before.of !== this.props.of && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <UnreadableCard what={this.props.what} words={this.props.words()} />
  }
}
