import type { ComponentProps } from 'react'

/** A sheet on the paper. An article and not a region: a thread holds many of a kind, and landmarks must be few and unique. */
export function Card({ className = '', ...rest }: ComponentProps<'article'>) {
  return <article className={`overflow-clip rounded-card border bg-sheet shadow-card ${className}`} {...rest} />
}
