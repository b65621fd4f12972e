import type { ComponentProps } from 'react'

export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section className={`overflow-hidden rounded-card border bg-sheet shadow-card ${className}`} {...rest} />
}
